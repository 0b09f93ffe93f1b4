/** A draw that may be replaced, before steps that are about the cards: the player decides first, as `instead of` says. */
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
counters: {point: {}, coin: {}}
decks: {desks: {starts: stock}, notes: {starts: pile}}
zones: {stock: {}, claimed: {of: player, listening: true}, pile: {draws-to: hand}, hand: {of: player}, gone: {}}
types: {desk: {programs: {effect: standing}}, note: {programs: {effect: parts}}}
procedures:
  game:
    play: do dues
    end: end game
  dues:
    pay: "${step}"
cards:
  - {id: note, name: Note, deck: notes, type: note, copies: 3, effect: gain 1 point}
  - id: desk
    name: Desk
    deck: desks
    type: desk
    effect: "instead of you draw card: gain 1 coin"
    scenarios:
      - {name: it, position: {pile: [note, note, note], gone: [], me: {hand: [], claimed: [desk]}}, run: do dues, ${scenario}}
`;

test.each([
  ['gain 1 card; if cards in hand = 1: gain 2 points', 'do: [keep], expect: {pile: -1, me: {hand: +1, point: +2}}'],
  ['gain 1 card; if cards in hand = 1: gain 2 points', 'do: [replace], expect: {me: {coin: +1}}'],
  ['gain 1 card; if cards in hand = 0: gain 2 points', 'do: [replace], expect: {me: {coin: +1, point: +2}}'],
  ['gain 1 card; move cards in hand to gone', 'do: [keep], expect: {pile: -1, gone: +1}'],
  ['gain 1 card; count cards in hand as n; gain n points', 'do: [keep], expect: {pile: -1, me: {hand: +1, point: +1}}'],
  ['gain 2 cards; gain 1 point', 'do: [replace], expect: {me: {coin: +1, point: +1}}'],
])('%s: %s', (step, scenario) => {
  const loaded = loadPack(memoryFiles({ 'dues.yaml': pack(step, scenario) }), 'dues.yaml');
  expect(loaded.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { results } = runScenarios(loaded);
  expect(results.map(({ failures }) => failures)).toEqual([[]]);
});
