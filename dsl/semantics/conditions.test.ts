import { expect, test } from 'vitest';
import { conditionFrom, programFrom, sitesFrom, withoutOrigins } from './testing.ts';

const FARMS = { k: 'some-sites', sites: { k: 'holding', pieces: ['farm'] } };
const LATE = { k: 'compare', op: '=', a: { k: 'counter', counter: 'era' }, b: { k: 'const', n: 3 } };

test.each([
  ['era = 3', LATE],
  ['farms', FARMS],
  ['cards in hand', { k: 'some-cards', cards: { k: 'in', zone: 'hand' } }],
  ['foreign slots', { k: 'some-slots', slots: { k: 'foreign' } }],
  ['not farms', { k: 'not', of: FARMS }],
  ['era = 3 and farms and farms', { k: 'and', of: [LATE, FARMS, FARMS] }],
  ['era = 3 or farms', { k: 'or', of: [LATE, FARMS] }],
  ['it is upgraded', { k: 'some-sites', sites: { k: 'and', of: [{ k: 'var', v: 0 }, { k: 'upgraded' }] } }],
  [
    'it is not a connected city',
    {
      k: 'not',
      of: {
        k: 'some-sites',
        sites: {
          k: 'and',
          of: [
            { k: 'var', v: 0 },
            { k: 'predicate', predicate: 'connected' },
            { k: 'holding', pieces: ['city'] },
          ],
        },
      },
    },
  ],
  [
    'this is an instant',
    {
      k: 'some-cards',
      cards: {
        k: 'and',
        of: [
          { k: 'var', v: 2 },
          { k: 'type', type: 'instant' },
        ],
      },
    },
  ],
  [
    'tile of it is special',
    {
      k: 'some-cards',
      cards: {
        k: 'and',
        of: [
          { k: 'tile-of', sites: { k: 'var', v: 0 } },
          { k: 'deck', deck: 'special' },
        ],
      },
    },
  ],
  ['color of this = red', { k: 'color-is', of: { v: 2, type: 'card' }, color: 'red' }],
  ['color of this is none', { k: 'color-is', of: { v: 2, type: 'card' }, color: null }],
  [
    'color of this != color of other',
    { k: 'not', of: { k: 'same-color', a: { v: 2, type: 'card' }, b: { v: 3, type: 'card' } } },
  ],
  [
    'other = this',
    {
      k: 'some-cards',
      cards: {
        k: 'and',
        of: [
          { k: 'var', v: 3 },
          { k: 'var', v: 2 },
        ],
      },
    },
  ],
  ['edition = second', { k: 'option-is', option: 'edition', value: 'second' }],
  ['edition is not first', { k: 'not', of: { k: 'option-is', option: 'edition', value: 'first' } }],
  [
    'tunnel-supply = 46',
    { k: 'compare', op: '=', a: { k: 'option', option: 'tunnel-supply' }, b: { k: 'const', n: 46 } },
  ],
])('%s', (text, condition) => {
  const read = conditionFrom(text, { itType: 'site', thisType: 'card', names: [{ name: 'other', type: 'card' }] });
  expect(read.problems).toEqual([]);
  expect(withoutOrigins(read.condition)).toEqual(condition);
});

test('what is reached is asked as any sites are', () => {
  for (const text of ['reach(start, tunnel)', 'empty reach(start, tunnel) adjacent to city']) {
    const { condition, problems } = conditionFrom(text);
    expect(problems).toEqual([]);
    expect(condition).toMatchObject({ k: 'some-sites', sites: sitesFrom(text).sites });
  }
  expect(programFrom('gain 1 credit per city where reach(start, tunnel)').problems).toEqual([]);
  expect(sitesFrom('city with (reach(start, tunnel))').problems).toEqual([]);
});

test('the sides of `and` and `or` know their places', () => {
  const text = 'era = 3 and (farms or era = 1) and not farms';
  const { condition } = conditionFrom(text, {
    originOf: ({ start, end }) => ({ file: '', line: 1, column: start + 1, text: text.slice(start, end) }),
  });
  expect(condition).toMatchObject({
    k: 'and',
    origins: [{ column: 1, text: 'era = 3' }, { text: 'farms or era = 1' }, { text: 'not farms' }],
  });
});
