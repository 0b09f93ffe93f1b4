/** What is said of a player counts that one's pieces on boards between the players, wherever in the number it is said. */
import { expect, test } from 'vitest';
import { numFrom, withoutOrigins } from './testing.ts';

const n = (value: number) => ({ k: 'const', n: value });
const ALL = { k: 'holding', pieces: ['outpost'] };
const OWN = { k: 'and', of: [{ k: 'own' }, ALL] };
const CONNECTED = { k: 'predicate', predicate: 'connected' };
const count = (sites: unknown) => ({ k: 'count-sites', sites });

test.each([
  ['outposts', count(OWN)],
  ['own outposts', count(OWN)],
  ['foreign outposts', count({ k: 'and', of: [{ k: 'foreign' }, ALL] })],
  ['not own outposts', count({ k: 'and', of: [{ k: 'not', of: { k: 'own' } }, ALL] })],
  ['connected outposts', count({ k: 'and', of: [{ k: 'own' }, CONNECTED, ALL] })],
  ['farms', count({ k: 'holding', pieces: ['farm'] })],
  ['outposts * 2 + 1', { k: 'arith', op: '+', a: { k: 'arith', op: '*', a: count(OWN), b: n(2) }, b: n(1) }],
  ['min(outposts, 2)', { k: 'extreme', fn: 'min', of: [count(OWN), n(2)] }],
  ['distance of outpost to c1', { k: 'distance', from: OWN, to: { k: 'site', id: 'c1' } }],
  ['distance of c1 to outpost', { k: 'distance', from: { k: 'site', id: 'c1' }, to: OWN }],
  ['sum over outposts: 2', { k: 'over-sites', fn: 'sum', v: 4, sites: OWN, body: n(2) }],
  ['sum over outposts: outposts', { k: 'over-sites', fn: 'sum', v: 4, sites: OWN, body: count(OWN) }],
  [
    'cities adjacent to outposts',
    count({
      k: 'and',
      of: [
        { k: 'holding', pieces: ['city'] },
        { k: 'adjacent', to: OWN },
      ],
    }),
  ],
  [
    'outposts adjacent to foreign outposts',
    count({
      k: 'and',
      of: [{ k: 'own' }, ALL, { k: 'adjacent', to: { k: 'and', of: [{ k: 'foreign' }, ALL] } }],
    }),
  ],
  ['reach(outpost, outpost)', count({ k: 'reachable', from: OWN, through: OWN })],
  [
    'outposts where (it is upgraded)',
    count({
      k: 'such-that',
      base: OWN,
      v: 4,
      test: { k: 'some-sites', sites: { k: 'and', of: [{ k: 'var', v: 4 }, { k: 'upgraded' }] } },
    }),
  ],
])('max over other players: %s', (text, body) => {
  const { num, problems } = numFrom(`max over other players: ${text}`);
  expect(problems).toEqual([]);
  expect(withoutOrigins(num)).toEqual({ k: 'over-players', others: true, fn: 'max', v: 3, body });
});

test('`yours` is what the left side is for the one who acts', () => {
  const { num, problems } = numFrom('other player with outposts > yours');
  expect(problems).toEqual([]);
  expect(withoutOrigins(num)).toMatchObject({
    players: { me: 3, test: { op: '>', a: count(OWN), b: { k: 'for-player', player: 3, of: count(OWN) } } },
  });
});
