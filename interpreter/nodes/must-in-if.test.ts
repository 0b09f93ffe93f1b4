/** `when …: if …: must …`: what a condition obliges to is not asked for; `must …; …`: the part cannot be left out. */
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
      - {name: it, position: {me: {coin: 3, claimed: [bond]}}, run: end round, ${scenario}}
`;

test.each([
  ['when round ends: if coin >= 2: must pay 2 coins', 'expect: {me: {coin: -2}}'],
  ['when round ends: if coin >= 9: must pay 2 coins else: must pay 1 coin', 'expect: {me: {coin: -1}}'],
  ['when round ends: if coin >= 9: must pay 2 coins', 'expect: {}'],
  ['when round ends: if coin >= 2: may pay 2 coins', 'do: [skip], expect: {}'],
  ['when round ends: if coin >= 2: must pay 2 coins else: may pay 1 coin', 'expect: {me: {coin: -2}}'],
  ['when round ends: if coin >= 9: must pay 2 coins else: may pay 1 coin', 'do: [skip], expect: {}'],
  // what cannot be done is not owed
  ['when round ends: (must pay 9 coins; gain 1 point)', 'do: [do:gain-1-point], expect: {me: {point: +1}}'],
  ['when round ends: (must pay 2 coins; gain 1 point)', 'do: [do:gain-1-point], expect: {me: {coin: -2, point: +1}}'],
])('%s', (effect, scenario) => {
  const loaded = loadPack(memoryFiles({ 'debts.yaml': pack(effect, scenario) }), 'debts.yaml');
  expect(loaded.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { results } = runScenarios(loaded);
  expect(results.map(({ failures }) => failures)).toEqual([[]]);
});
