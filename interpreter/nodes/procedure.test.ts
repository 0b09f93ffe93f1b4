import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';
import type { Game } from '../game.ts';

/** A game in which a procedure is one of two things to do. */
const game = (fetch: string): Game =>
  newGame(
    packOf(`
pack: p
players: [1]
counters: {coin: {}, gem: {start: 0}}
score: coin
zones: {pile: {}, hand: {of: player}}
decks: {d: {starts: pile}}
types: {t: {}}
cards: [{id: one, deck: d, type: t, effect: gain 1 coin}]
procedures:
  game:
    away: move cards in pile to hand
    play: do fetch or gain 1 coin
    end: end game
  fetch: {look: ${fetch}}
`),
    { players: 1 },
  );

test('a procedure that can do nothing is no option', () => {
  const { over, ranking } = game('choose card in pile as it-is then move it-is to hand');
  expect([over, ranking.length]).toEqual([true, 1]);
  expect(game('pay 1 gem').over).toBe(true);
});

test('one that can do something is', () => {
  expect(game('gain 1 gem').decision?.options.map(({ key }) => key)).toEqual(['do:fetch', 'do:gain-1-coin']);
});

test('one that does itself is tried', () => {
  expect(game('"if gem > 3: gain 1 coin else: gain 1 gem then do fetch"').decision?.options).toHaveLength(2);
});
