import { describe, expect, test } from 'vitest';
import { loadPack } from '../../analysis/load-pack.ts';
import { nodeFiles } from '../../packs/node-files.ts';
import { parseProgram } from '../../syntax/index.ts';
import { compareEffects, rangeAt, type CompareOptions } from './compare.ts';

const {
  sources: { symbols },
} = loadPack(nodeFiles, 'cards/underwater-cities');
const parsed = (text: string): unknown => parseProgram(text).ast;
/** Each difference as its class, what the one says there and what the other; in brackets what stands where something is missing. */
function differences(a: string, b: string, options?: CompareOptions): string[] {
  const cut = (text: string, { range, absent }: { range: { start: number; end: number }; absent?: true }): string => {
    const part = text.slice(range.start, range.end).trim();
    return absent ? `(${part})` : part;
  };
  return compareEffects(parsed(a), parsed(b), symbols, options).map(
    (found) => `${found.class}: ${cut(a, found.a)} | ${cut(b, found.b)}`,
  );
}

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
  const [a, b] = ['gain 1 card; gain 1 kelp', 'gain 1 kelp; gain 1 card'].map(parsed);
  expect(compareEffects(a, b, symbols).map(({ class: found, harmless }) => [found, harmless])).toEqual([
    ['order', true],
  ]);
  expect(compareEffects(a, b, symbols, { steps: true }).map(({ class: found, harmless }) => [found, harmless])).toEqual(
    [['order', false]],
  );
});

test('the place in another text of the same effect', () => {
  const here = 'gain 2 kelp\nbuild farm free';
  const there = 'gain 2 kelp;   build a farm free';
  const [{ b }] = compareEffects(parsed('gain 2 kelp; build laboratory free'), parsed(here), symbols);
  const range = rangeAt(parsed(there), b.path, symbols)!;
  expect(there.slice(range.start, range.end)).toBe('farm');
});
