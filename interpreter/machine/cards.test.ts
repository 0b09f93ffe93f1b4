import { describe, expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';
import { Game } from '../game.ts';

/** Marks of the card after it was marked in one zone and moved to another. */
function marksAfter(from: string, to: string): number {
  const game = new Game(
    packOf(`
pack: p
players: [1]
counters: {coin: {}}
score: coin
zones: {pile: {}, hand: {of: player}, spent: {}, claimed: {of: player, listening: true}, shown: {listening: true}}
decks: {d: {starts: pile}}
types: {t: {}}
cards: [{id: one, deck: d, type: t, effect: gain 1 coin}]
procedures:
  game:
    begin: move cards in pile to ${from}
    mark: set marks of cards in ${from} to 3
    move: move cards in ${from} to ${to}
    count: "each card in ${to} as c: gain (marks of c) coins"
    end: end game
`),
    { players: 1 },
  );
  return game.view().players[0].counters['coin'];
}

describe('marks', () => {
  test.each([
    ['hand', 'spent', 0],
    ['claimed', 'spent', 0],
    ['hand', 'claimed', 3],
    ['claimed', 'shown', 3],
  ])('from %s to %s: %i', (from, to, left) => expect(marksAfter(from, to)).toBe(left));
});
