/** Phrases that cards seldom use: what dsl/LANGUAGE.md says they mean, and what it says is wrong. */
import { expect, test } from 'vitest';
import { conditionFrom, numFrom, withoutOrigins, type TestContext } from './testing.ts';

const n = (value: number) => ({ k: 'const', n: value });
const counter = (id: string) => ({ k: 'counter', counter: id });
const HAND = { k: 'in', zone: 'hand' };
const CONTEXT: TestContext = { thisType: 'card', itType: 'site', amount: true };

type Problems = readonly { code: string; start: number; end: number }[];
/** What is wrong, and with which words. */
const wordsOf = (text: string, problems: Problems): [code: string, words: string][] =>
  problems.map(({ code, start, end }) => [code, text.slice(start, end)]);

const anyOf = (of: unknown[]) => of.reduce((a, b) => ({ k: 'arith', op: '+', a, b }));
const oneIfAny = (of: unknown) => ({
  k: 'extreme',
  fn: 'min',
  of: [{ k: 'extreme', fn: 'max', of: [of, n(0)] }, n(1)],
});
const onThis = (id: string) => ({ k: 'marks', card: { v: 2, type: 'card' }, counter: id });

test.each([
  ['resources of this', anyOf([onThis('kelp'), onThis('science')])],
  ['different resources of this', anyOf([oneIfAny(onThis('kelp')), oneIfAny(onThis('science'))])],
  ['different resources', anyOf([oneIfAny(counter('kelp')), oneIfAny(counter('science'))])],
  ['kelp of this', onThis('kelp')],
  ['place of federation', { k: 'place', track: 'federation' }],
  ['supply of structures', anyOf(['farm', 'laboratory', 'tunnel'].map((piece) => ({ k: 'supply', piece })))],
  ['remaining turn', { k: 'periods-left', period: 'turn' }],
  ['remaining turn this era', { k: 'periods-left', period: 'turn', within: 'era' }],
  ['max(era, 2, credits)', { k: 'extreme', fn: 'max', of: [counter('era'), n(2), counter('credit')] }],
  [
    'different colors of cards in hand',
    {
      k: 'over-cards',
      fn: 'different',
      cards: HAND,
      v: 3,
      body: { k: 'value-of', value: 'color', of: { v: 3, type: 'card' } },
    },
  ],
  [
    'different types of cards in hand',
    {
      k: 'over-cards',
      fn: 'different',
      cards: HAND,
      v: 3,
      body: { k: 'value-of', value: 'type', of: { v: 3, type: 'card' } },
    },
  ],
  [
    'different colors of own slots',
    {
      k: 'over-slots',
      fn: 'different',
      slots: { k: 'own' },
      v: 3,
      body: { k: 'value-of', value: 'color', of: { v: 3, type: 'slot' } },
    },
  ],
  [
    'different over cities: multiplier of it',
    {
      k: 'over-sites',
      fn: 'different',
      sites: { k: 'holding', pieces: ['city'] },
      v: 3,
      body: { k: 'attribute', attribute: 'multiplier', of: { v: 3, type: 'site' } },
    },
  ],
  ['max over players: credits', { k: 'over-players', fn: 'max', others: false, v: 3, body: counter('credit') }],
  ['min over other players: kelp', { k: 'over-players', fn: 'min', others: true, v: 3, body: counter('kelp') }],
  [
    'min over farm as kind: kind',
    {
      k: 'over-pieces',
      fn: 'min',
      pieces: ['farm'],
      v: 3,
      body: { k: 'count-sites', sites: { k: 'holding-var', v: 3 } },
    },
  ],
  [
    'other players with credits > yours',
    {
      k: 'count-players',
      players: {
        others: true,
        me: 3,
        test: { k: 'compare', op: '>', a: counter('credit'), b: { k: 'for-player', player: 3, of: counter('credit') } },
      },
    },
  ],
])('the number %s', (text, meaning) => {
  const { num, problems } = numFrom(text, CONTEXT);
  expect(wordsOf(text, problems)).toEqual([]);
  expect(withoutOrigins(num)).toEqual(meaning);
});

test.each([
  ['min(era)', [['wrong-arguments', 'min(era)']]],
  ['distance of it', [['of-what', 'distance']]],
  ['table era (1: 4, 1: 3)', [['double-row', '3']]],
  ['supply', [['of-what', 'supply']]],
  ['footprint', [['of-what', 'footprint']]],
  ['cards of that color in hand', [['no-that-color', 'of that color']]],
  ['slots of that color', [['no-that-color', 'of that color']]],
  ['beyond(c1, farm, 2)', [['wrong-way', '2']]],
  ['reach(c1)', [['wrong-arguments', 'reach(c1)']]],
  ['not other player', [['stray-filter', 'other']]],
  ['left right player', [['stray-filter', 'right']]],
  ['not left player', [['stray-filter', 'left']]],
  ['multiplier', [['of-what', 'multiplier']]],
  ['red credits', [['stray-filter', 'red']]],
  ['credits of it', [['stray-filter', 'of it']]],
  ['remaining red turn', [['stray-filter', 'red']]],
  ['built connected farms this turn', [['stray-filter', 'connected']]],
  ['built upgraded farms this turn', [['stray-filter', 'upgraded']]],
  ['not built farms this turn', [['stray-filter', 'built']]],
  ['yours', [['no-yours', 'yours']]],
  ['cities with (built farms this turn) >= 1', [['period-in-with', 'built farms this turn']]],
  ['max over other players: red cards in hand', [['not-known-of-others', 'red cards in hand']]],
  ['max over red players: kelp', [['stray-filter', 'red']]],
  ['top 3 cards', [['top-of-what', 'top 3']]],
  ['cards in them', [['no-them', 'them']]],
  ['cards in red hand', [['stray-adjective', 'red']]],
  ['cards in hand of other players', [['not-seen-of-others', 'other players']]],
  ['cards in claimed of players', [['stray-filter', 'players']]],
  ['different own slots', [['stray-different', 'different']]],
  ['slots in hand', [['stray-place', 'in hand']]],
  ['slots of players', [['stray-filter', 'players']]],
] as [string, [string, string][]][])('wrong as a number: %s', (text, expected) => {
  const { problems } = numFrom(text, CONTEXT);
  expect(wordsOf(text, problems)).toEqual(expected);
});

const it = (...of: unknown[]) => ({ k: 'some-sites', sites: { k: 'and', of: [{ k: 'var', v: 0 }, ...of] } });
const self = (...of: unknown[]) => ({ k: 'some-cards', cards: { k: 'and', of: [{ k: 'var', v: 2 }, ...of] } });
const CARD = { v: 2, type: 'card' };

test.each([
  ['color of this = red', { k: 'color-is', of: CARD, color: 'red' }],
  ['color of this = none', { k: 'color-is', of: CARD, color: null }],
  ['this is red', self({ k: 'color', color: 'red' })],
  ['this is a special', self({ k: 'deck', deck: 'special' })],
  ['this is empty', self({ k: 'empty' })],
  ['it is upgraded', it({ k: 'upgraded' })],
  ['it is c1', it({ k: 'site', id: 'c1' })],
  ['it is not a city', { k: 'not', of: it({ k: 'holding', pieces: ['city'] }) }],
  ['edition is second', { k: 'option-is', option: 'edition', value: 'second' }],
  ['edition = second', { k: 'option-is', option: 'edition', value: 'second' }],
  ['on-turn = seat', { k: 'compare', op: '=', a: { k: 'on-turn' }, b: { k: 'seat' } }],
  // `not` before `and` before `or`
  [
    'not farm and red card in hand or era = 1',
    {
      k: 'or',
      of: [
        {
          k: 'and',
          of: [
            { k: 'not', of: { k: 'some-sites', sites: { k: 'holding', pieces: ['farm'] } } },
            { k: 'some-cards', cards: { k: 'and', of: [{ k: 'color', color: 'red' }, HAND] } },
          ],
        },
        { k: 'compare', op: '=', a: counter('era'), b: n(1) },
      ],
    },
  ],
])('the condition %s', (text, meaning) => {
  const { condition, problems } = conditionFrom(text, CONTEXT);
  expect(wordsOf(text, problems)).toEqual([]);
  expect(withoutOrigins(condition)).toEqual(meaning);
});

test.each([
  ['edition = third', [['unknown-value', 'third']]],
  ['color of it = red', [['wrong-kind', 'it']]],
  ['color = red', [['of-what', 'color']]],
  ['this is it', [['wrong-kind', 'it']]],
  ['it = this', [['wrong-kind', 'this']]],
  ['player with credits = 3', [['wrong-kind', 'player']]],
  [
    'type of this = instant',
    [
      ['unknown-name', 'type'],
      ['cards-without-zone', 'instant'],
    ],
  ],
] as [string, [string, string][]][])('wrong as a condition: %s', (text, expected) => {
  const { problems } = conditionFrom(text, CONTEXT);
  expect(wordsOf(text, problems)).toEqual(expected);
});
