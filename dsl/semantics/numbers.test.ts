import { expect, test } from 'vitest';
import { numFrom } from './testing.ts';

const n = (value: number) => ({ k: 'const', n: value });
const FARMS = { k: 'holding', pieces: ['farm'] };

test.each([
  ['3', n(3)],
  ['-3', n(-3)],
  ['-era', { k: 'arith', op: '-', a: n(0), b: { k: 'counter', counter: 'era' } }],
  ['credits', { k: 'counter', counter: 'credit' }],
  ['resources', { k: 'arith', op: '+', a: { k: 'counter', counter: 'kelp' }, b: { k: 'counter', counter: 'science' } }],
  ['hand-limit', { k: 'constant', constant: 'hand-limit' }],
  ['tunnel-supply', { k: 'option', option: 'tunnel-supply' }],
  ['players', { k: 'players' }],
  ['seat', { k: 'seat' }],
  ['place', { k: 'place' }],
  ['on-turn', { k: 'on-turn' }],
  ['amount', { k: 'var', v: 1 }],
  ['farms', { k: 'count-sites', sites: FARMS }],
  [
    'different structures of it',
    {
      k: 'count-kinds',
      sites: {
        k: 'and',
        of: [
          { k: 'holding', pieces: ['farm', 'laboratory', 'tunnel'] },
          { k: 'adjacent', to: { k: 'var', v: 0 } },
        ],
      },
    },
  ],
  ['cards in hand', { k: 'count-cards', cards: { k: 'in', zone: 'hand' } }],
  ['own slots', { k: 'count-slots', slots: { k: 'own' } }],
  ['supply of tunnels', { k: 'supply', piece: 'tunnel' }],
  ['federation', { k: 'space', track: 'federation' }],
  ['space of federation', { k: 'space', track: 'federation' }],
  ['space', { k: 'space', track: 'federation' }],
  ['number of this', { k: 'card-number', card: { v: 2, type: 'card' } }],
  ['marks of this', { k: 'marks', card: { v: 2, type: 'card' } }],
  ['multiplier of it', { k: 'attribute', attribute: 'multiplier', of: { v: 0, type: 'site' } }],
  ['built farms this turn', { k: 'done-in-period', verb: 'build', pieces: ['farm'], period: 'turn' }],
  [
    'upgraded structures this era',
    { k: 'done-in-period', verb: 'upgrade', pieces: ['farm', 'laboratory', 'tunnel'], period: 'era' },
  ],
  [
    '2 * era + 1',
    { k: 'arith', op: '+', a: { k: 'arith', op: '*', a: n(2), b: { k: 'counter', counter: 'era' } }, b: n(1) },
  ],
  [
    'era / 2 mod 3',
    { k: 'arith', op: 'mod', a: { k: 'arith', op: '/', a: { k: 'counter', counter: 'era' }, b: n(2) }, b: n(3) },
  ],
  ['min(era, 2)', { k: 'extreme', fn: 'min', of: [{ k: 'counter', counter: 'era' }, n(2)] }],
  [
    'table era (1: 4, 2: 3)',
    {
      k: 'table',
      on: { k: 'counter', counter: 'era' },
      rows: [
        [1, n(4)],
        [2, n(3)],
      ],
      otherwise: n(0),
    },
  ],
  [
    'table era (1: 4, else: 9)',
    { k: 'table', on: { k: 'counter', counter: 'era' }, rows: [[1, n(4)]], otherwise: n(9) },
  ],
  [
    'sum over cities: multiplier of it',
    {
      k: 'over-sites',
      fn: 'sum',
      sites: { k: 'holding', pieces: ['city'] },
      v: 3,
      body: { k: 'attribute', attribute: 'multiplier', of: { v: 3, type: 'site' } },
    },
  ],
  [
    'max over cards in hand as held: marks of held',
    {
      k: 'over-cards',
      fn: 'max',
      cards: { k: 'in', zone: 'hand' },
      v: 3,
      body: { k: 'marks', card: { v: 3, type: 'card' } },
    },
  ],
  ['sum over own slots: 1', { k: 'over-slots', fn: 'sum', slots: { k: 'own' }, v: 3, body: n(1) }],
  [
    'min over structure as kind: upgraded kind',
    {
      k: 'over-pieces',
      fn: 'min',
      pieces: ['farm', 'laboratory', 'tunnel'],
      v: 3,
      body: { k: 'count-sites', sites: { k: 'and', of: [{ k: 'upgraded' }, { k: 'holding-var', v: 3 }] } },
    },
  ],
])('%s', (text, num) => {
  const read = numFrom(text, { itType: 'site', thisType: 'card', amount: true });
  expect(read.problems).toEqual([]);
  expect(read.num).toEqual(num);
});
