/** Who acts in `each player`, and in which order, by what dsl/LANGUAGE.md says of it. */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';

/** The seats that acted, first to last, where the seats play in the order 3, 1, 4, 2 and seat 1 has the effect. */
function acting(range: string): number[] {
  const game = newGame(
    packOf(`
pack: p
players: [4]
counters: {log: {of: game}, gem: {}}
score: gem
tracks: {race: {spaces: [{number: 0}, {number: 1}, {number: 2}, {number: 3}, {number: 4}]}}
procedures:
  game:
    race: "each player: advance (table seat (1: 3, 2: 1, 3: 4, 4: 2))"
    order: order players by race
    deed: "each player: if seat = 1: (${range}: set log to 10 * log + seat)"
    end: end game
`),
    { players: 4 },
  );
  while (game.decision) game.choose(game.decision.options[0].key);
  return [...String(game.everything().counters['log'])].map(Number);
}

test('`each player` goes through all in the order of play, whoever has the effect', () => {
  expect(acting('each player')).toEqual([3, 1, 4, 2]);
});

test('`from you` begins with the one who acts and goes round', () => {
  expect(acting('each player from you')).toEqual([1, 4, 2, 3]);
});

test('`each other player` leaves out the one who acts', () => {
  expect(acting('each other player')).toEqual([3, 4, 2]);
  expect(acting('each other player from you')).toEqual([4, 2, 3]);
});
