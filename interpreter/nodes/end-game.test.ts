/** `when game ends`: what waits for the end of the game. The numbers expected are added up by hand. */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';

/** What two players have at the end of a game in which the first one has that card. */
function atTheEnd(card: string, { rule = 'when you gain gem: gain 1 coin', end = 'end game' } = {}) {
  const game = newGame(
    packOf(`
pack: p
players: [2]
counters: {coin: {}, gem: {}}
score: coin
zones: {pile: {}, claimed: {of: player, listening: true}}
decks: {d: {starts: pile}}
types: {t: {programs: {effect: standing}}}
rules:
  - "${rule}"
cards: [{id: one, number: 1, deck: d, type: t, effect: "${card}"}]
procedures:
  game:
    own: "each player: if seat = 1: move cards in pile to claimed"
    end: "${end}"
    never: "each player: gain 100 coins"
`),
    { players: 2 },
  );
  while (!game.over) game.choose(game.decision!.options[0].key);
  return game.everything().players.map(({ counters }) => counters.coin);
}

test('it happens once, before the game is over, for its owner', () => {
  expect(atTheEnd('when game ends: gain 2 coins')).toEqual([2, 0]);
  expect(atTheEnd('when game ends: put 3 coin on this')).toEqual([0, 0]);
});

test('everybody has what a rule gives, also where the game ends in the turn of one', () => {
  const rule = 'when game ends: gain 1 coin';
  expect(atTheEnd('when game ends: gain 2 coins', { rule })).toEqual([3, 1]);
  expect(atTheEnd('when game ends: gain 2 coins', { rule, end: 'each player: if seat = 2: end game' })).toEqual([3, 1]);
});

test('it can set off other effects, and ask', () => {
  expect(atTheEnd('when game ends: gain 1 gem')).toEqual([1, 0]);
  expect(atTheEnd('when game ends: (gain 5 coins) or gain 1 coin')).toEqual([5, 0]);
});
