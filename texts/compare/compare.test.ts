import { describe, expect, test } from 'vitest';
import { compareEffects, rangeAt } from './compare.ts';
import { SYMBOLS, compared, differences, parsed } from './testing.ts';

test('a number that a node has beside it, and not in it, has a place as well', () => {
  const [{ a }] = compareEffects(
    parsed('when slot gives 2 kelp: gain 1 card'),
    parsed('when slot gives kelp: gain 1 card'),
    SYMBOLS,
  );
  expect([a.value, a.says]).toEqual([2, '2']);
});

describe('one difference, with both places', () => {
  test.each([
    ['gain 2 cards', 'gain 3 cards', 'amount: 2 | 3'],
    ['gain 2 kelp', 'gain 2 credits', 'counter: kelp | credits'],
    ['build farm', 'build laboratory', 'piece: farm | laboratory'],
    ['gain 1 point per connected farm', 'gain 1 point per upgraded farm', 'filter: connected | upgraded'],
    ['gain 1 point per farm', 'gain 1 point per upgraded farm', 'filter: (farm) | upgraded'],
    ['if connected cities >= 5: gain 1 card', 'if connected cities >= 4: gain 1 card', 'amount: 5 | 4'],
    [
      'if connected cities >= 5: gain 1 card',
      'if connected cities = 5: gain 1 card',
      'limit: connected cities >= 5 | connected cities = 5',
    ],
    ['build farm free', 'build farm', 'cost: free | (build farm)'],
    ['build farm for 1 credit', 'build farm free', 'cost: 1 credit | free'],
    ['pay 1 credit or 1 kelp', 'pay 1 credit', 'cost: 1 kelp | (1 credit)'],
    [
      'build farm or build laboratory',
      'build farm then build laboratory',
      'connective: build farm or build laboratory | build farm then build laboratory',
    ],
    ['use action-card', 'use 2 action-card', 'choice-size: (use action-card) | 2'],
    ['up to 2 times: gain 1 card', 'up to 3 times: gain 1 card', 'limit: 2 | 3'],
    ['once per turn: gain 1 card', 'gain 1 card', 'limit: once per turn: | (gain 1 card)'],
    ['when you build farm: gain 1 card', 'when you upgrade farm: gain 1 card', 'frame: build | upgrade'],
    ['when you build farm: gain 1 card', 'gain 1 card', 'frame: when you build farm: | (gain 1 card)'],
    ['gain 1 card then may gain 1 kelp', 'gain 1 card then gain 1 kelp', 'optionality: gain 1 kelp | (gain 1 kelp)'],
    ['gain 1 card', 'may gain 1 card', 'optionality: (gain 1 card) | may'],
    ['gain 1 card', 'lose 1 card', 'action: gain | lose'],
    ['build farm', 'gain 1 card', 'action: build farm | gain 1 card'],
    ['gain 1 card', 'gain 1 card; gain 1 kelp', 'missing-clause: (gain 1 card) | gain 1 kelp'],
    ['gain 1 card; gain 1 kelp', 'gain 1 kelp', 'extra-clause: gain 1 card | (gain 1 kelp)'],
    [
      'build farm or build laboratory; gain 1 card',
      'build farm or build laboratory',
      'extra-clause: gain 1 card | (build farm or build laboratory)',
    ],
    ['gain 1 card, 1 kelp', 'gain 1 card', 'extra-clause: 1 kelp | (gain 1 card)'],
    ['move this to hand', 'move this to claimed', 'term: hand | claimed'],
  ])('%s against %s', (a, b, expected) => {
    expect(differences(a, b)).toEqual([expected]);
  });
});

test('several differences, in the order of the text', () => {
  expect(
    differences(
      'gain 2 kelp; if connected farms >= 3: build laboratory free',
      'gain 1 credit; if farms >= 3: build laboratory',
    ),
  ).toEqual([
    'amount: 2 | 1 credit',
    'counter: kelp | credit',
    'filter: connected | (farms)',
    'cost: free | (build laboratory)',
  ]);
});

describe('the same', () => {
  test.each([
    ['gain card', 'gain 1 cards'],
    [
      'if farms >= 1 and cities >= 2 and tunnels >= 3: gain 1 card',
      'if (farms >= 1 and cities >= 2) and tunnels >= 3: gain 1 card',
    ],
    ['choose farm as one then upgrade one', 'choose farm as other then upgrade other'],
    ['gain 1 card then may gain 1 kelp', 'gain 1 card then (may gain 1 kelp)'],
  ])('%s and %s', (a, b) => {
    expect(differences(a, b)).toEqual([]);
  });
});

test('the order of parts says something only where they are steps', () => {
  const orders = (steps?: boolean): unknown =>
    compared('gain 1 card; gain 1 kelp', 'gain 1 kelp; gain 1 card', { steps }).map(({ class: found, harmless }) => [
      found,
      harmless,
    ]);
  expect(orders()).toEqual([['order', true]]);
  expect(orders(false)).toEqual([['order', true]]);
  expect(orders(true)).toEqual([['order', false]]);
  // a choice is the same in any order, the steps of `then` are not
  const [choice] = compared('build farm or build tunnel', 'build tunnel or build farm', { steps: true });
  expect([choice.class, choice.harmless]).toEqual(['order', true]);
  const [steps] = compared('gain 1 card then gain 1 kelp', 'gain 1 kelp then gain 1 card');
  expect([steps.class, steps.harmless]).toEqual(['order', false]);
});

test('the numbers at both places; an amount without a number is 1', () => {
  const valuesOf = (a: string, b: string): unknown[] => compared(a, b).map((found) => [found.a.value, found.b.value]);
  expect(valuesOf('gain 2 kelp', 'gain 3 kelp')).toEqual([[2, 3]]);
  expect(valuesOf('gain 2 kelp', 'gain kelp')).toEqual([[2, 1]]);
  expect(valuesOf('gain (era) kelp', 'gain 3 kelp')).toEqual([[undefined, 3]]);
  const [names] = compared('gain 2 kelp', 'gain 2 credits');
  expect([Object.keys(names.a), Object.keys(names.b)]).toEqual([
    ['range', 'says', 'path'],
    ['range', 'says', 'path'],
  ]);
  expect([names.a.says, names.b.says]).toEqual(['kelp', 'credit']);
});

test('another order and another name are warnings, everything else is an error', () => {
  const severity = (a: string, b: string): unknown[] => compared(a, b).map((found) => found.severity);
  expect(severity('gain 1 card; gain 1 kelp', 'gain 1 kelp; gain 1 card')).toEqual(['warning']);
  expect(severity('move this to hand', 'move this to claimed')).toEqual(['warning']);
  expect(severity('gain 2 cards', 'gain 3 cards')).toEqual(['error']);
});

test('the place in another text of the same effect', () => {
  const here = 'gain 2 kelp\nbuild farm free';
  const there = 'gain 2 kelp;   build a farm free';
  const [{ b }] = compareEffects(parsed('gain 2 kelp; build laboratory free'), parsed(here), SYMBOLS);
  const range = rangeAt(parsed(there), b.path, SYMBOLS)!;
  expect(there.slice(range.start, range.end)).toBe('farm');
});
