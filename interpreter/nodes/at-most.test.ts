/** What an effect brings at most. The numbers expected are counted by hand. */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';
import type { Game } from '../game.ts';

/** The game after a player who began with 3 coins and 5 points has done that. */
function played(deed: string): Game {
  const game = newGame(
    packOf(`
pack: p
players: [1]
counters: {coin: {start: 3}, point: {start: 5}}
score: point
procedures:
  game:
    deed: "each player: (${deed})"
    end: end game
`),
    { players: 1, trace: true },
  );
  while (!game.over) game.choose(game.decision!.options[0].key);
  return game;
}

/** What the player has then. */
const after = (deed: string): Record<string, number> => played(deed).everything().players[0].counters;

/** What is said of points: how much each time, and how many there are then. */
const said = (deed: string): [n: number, total: number][] =>
  played(deed).trace.flatMap((event) =>
    event.type === 'counter' && event.counter === 'point' ? [[event.n, event.total] as [number, number]] : [],
  );

test('what is beyond is lost again, what is not beyond is not', () => {
  expect(after('at most 2 points: gain 4 points')).toEqual({ coin: 3, point: 7 });
  expect(after('at most 4 points: gain 4 points')).toEqual({ coin: 3, point: 9 });
  expect(after('at most 4 points: gain 1 point')).toEqual({ coin: 3, point: 6 });
});

test('it is said what was gained, and what was lost again', () => {
  expect(said('at most 2 points: gain 5 points')).toEqual([
    [+5, 10],
    [-3, 7],
  ]);
  expect(said('at most 5 points: gain 5 points')).toEqual([[+5, 10]]);
});

test('it is about all that happens inside, and about that counter only', () => {
  expect(after('at most 2 points: gain 3 coins then gain 1 point then gain 3 points')).toEqual({ coin: 6, point: 7 });
  expect(after('at most 1 point, 2 coins: gain 3 coins then gain 3 points')).toEqual({ coin: 5, point: 6 });
  expect(after('(at most 2 points: gain 4 points) then gain 4 points')).toEqual({ coin: 3, point: 11 });
});

test('what is lost or paid inside counts against what is gained', () => {
  expect(after('at most 2 points: lose 3 points then gain 4 points')).toEqual({ coin: 3, point: 6 });
  expect(after('at most 2 points: lose 3 points')).toEqual({ coin: 3, point: 2 });
});

test('the number is worked out before', () => {
  expect(after('at most 1 point per coin: gain 5 coins then gain 9 points')).toEqual({ coin: 8, point: 8 });
});

test('one within the other', () => {
  expect(after('at most 3 points: (at most 2 points: gain 9 points) then gain 9 points')).toEqual({
    coin: 3,
    point: 8,
  });
});

test('what cannot be done is not offered', () => {
  expect(after('(at most 2 points: pay 9 coins: gain 9 points) or gain 1 point')).toEqual({ coin: 3, point: 6 });
});
