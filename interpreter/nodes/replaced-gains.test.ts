/** A gain that may be replaced, before parts that depend on it: the player chooses before they are done. */
import { expect, test } from 'vitest';
import { loadPack } from '../../service/index.ts';
import { memoryFiles } from '../../dsl/internal.ts';
import { runScenarios } from '../scenario/index.ts';

const pack = (step: string, scenario: string): string => `
pack: dues
title: Dues
version: 1.0.0
players: [2]
score: point
ranking: [most point]
counters: {point: {}, coin: {}, due: {hidden: true}}
decks: {desks: {starts: stock}}
zones: {stock: {}, claimed: {of: player, listening: true}}
types: {desk: {programs: {effect: standing}}}
procedures:
  game:
    play: do dues
    end: end game
  dues:
    pay: "${step}"
cards:
  - id: desk
    name: Desk
    deck: desks
    type: desk
    effect: "instead of you gain due: gain 1 coin"
    scenarios:
      - {name: it, position: {me: {due: 0, claimed: [desk]}}, run: do dues, ${scenario}}
`;

test.each([
  ['gain 1 due; gain due points; set due to 0', 'do: [keep], expect: {me: {point: +1}}'],
  ['gain 1 due; gain due points; set due to 0', 'do: [replace], expect: {me: {coin: +1}}'],
  ['gain 1 due; gain 2 points', 'do: [keep], expect: {me: {due: +1, point: +2}}'],
  ['gain 1 due; if due = 0: gain 2 points', 'do: [replace], expect: {me: {coin: +1, point: +2}}'],
])('%s: %s', (step, scenario) => {
  const loaded = loadPack(memoryFiles({ 'dues.yaml': pack(step, scenario) }), 'dues.yaml');
  expect(loaded.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { results } = runScenarios(loaded);
  expect(results.map(({ failures }) => failures)).toEqual([[]]);
});
