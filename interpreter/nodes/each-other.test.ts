import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';

/** Coins of all three after a game in which the second seat owns a card that listens. */
function coins(effect: string): number[] {
  const game = newGame(
    packOf(`
pack: p
players: [3]
counters: {coin: {}}
score: coin
periods: {round: {}}
zones: {pile: {}, claimed: {of: player, listening: true}}
decks: {d: {starts: pile}}
types: {t: {programs: {effect: standing}}}
cards: [{id: one, deck: d, type: t, effect: "when round begins: ${effect}"}]
procedures:
  game:
    own: "each player: if seat = 2: move cards in pile to claimed"
    round: begin round
    end: end game
`),
    { players: 3 },
  );
  while (!game.over) game.choose(game.decision!.options[0].key);
  return game.everything().players.map(({ counters }) => counters['coin']);
}

test('each other player is everybody but the one who acts, also between turns', () => {
  expect(coins('each other player: gain 1 coin')).toEqual([1, 0, 1]);
  expect(coins('each player: gain 1 coin')).toEqual([1, 1, 1]);
  // nobody is on turn
  expect(coins('each player: if seat != on-turn: gain 1 coin')).toEqual([1, 1, 1]);
});
