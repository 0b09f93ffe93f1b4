/** A small pack for tests: rounds, coins and points, and a card with one effect. */
import { loadPack } from '../../service/index.ts';
import { memoryFiles } from '../../dsl/internal.ts';
import { runScenarios } from '../../interpreter/scenario/index.ts';

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

/** What fails where a player has 3 coins and the card; `scenario`: `run`, `do` and `expect`, with a comma between them. */
export function failuresOf(effect: string, scenario: string): string[] {
  const loaded = loadPack(memoryFiles({ 'debts.yaml': pack(effect, scenario) }), 'debts.yaml');
  const errors = loaded.diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  return errors.length > 0 ? errors : runScenarios(loaded).results.flatMap(({ failures }) => failures);
}
