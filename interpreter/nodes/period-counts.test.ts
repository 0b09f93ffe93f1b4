/** `for the 1st time this round` counts from the beginning of the round: what happened between rounds is not of the next one. */
import { expect, test } from 'vitest';
import { loadPack, memoryFiles } from '../../dsl/index.ts';
import { runScenarios } from '../scenario/index.ts';

const pack = (effect: string, scenario: string): string => `
pack: debts
title: Debts
version: 1.0.0
players: [2]
score: point
ranking: [most point]
counters: {point: {}, coin: {}}
decks: {bonds: {starts: stock}}
zones: {stock: {}, claimed: {of: player, listening: true}}
types: {bond: {programs: {effect: standing}}}
periods: {round: {}}
procedures:
  game:
    play: begin round then end round
    end: end game
cards:
  - id: bond
    name: Bond
    deck: bonds
    type: bond
    effect: "${effect}"
    scenarios:
      - {name: it, position: {me: {coin: 3, claimed: [bond]}}, ${scenario}}
`;

test.each([
  ['run: gain 1 coin then gain 1 coin', 'expect: {me: {coin: +2, point: +1}}'],
  ['run: gain 1 coin then begin round then gain 1 coin', 'expect: {me: {coin: +2, point: +2}}'],
  ['run: begin round then gain 1 coin then gain 1 coin', 'expect: {me: {coin: +2, point: +1}}'],
  ['run: gain 1 coin then end round then gain 1 coin', 'expect: {me: {coin: +2, point: +2}}'],
])('%s', (run, expected) => {
  const loaded = loadPack(
    memoryFiles({
      'debts.yaml': pack('when you gain coin for the 1st time this round: gain 1 point', `${run}, ${expected}`),
    }),
    'debts.yaml',
  );
  expect(loaded.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { results } = runScenarios(loaded);
  expect(results.map(({ failures }) => failures)).toEqual([[]]);
});
