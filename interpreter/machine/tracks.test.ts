/**
 * Markers on a track. The rulebook (first print, p. 15): the farthest is first in the order of play; on one space the topmost
 * marker, which came last, is before those below; on the first space markers lie side by side and keep their order.
 */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';
import type { Game } from '../game.ts';

/** The game of four after these steps, of which each is done by the seat before the colon. */
function played(...steps: string[]): Game {
  const lines = steps.map((step, i) => {
    const [, seat, effect] = /^(\w+): (.*)$/.exec(step)!;
    return `    step-${i}: "${seat === 'all' ? effect : `each player: if seat = ${seat}: (${effect})`}"`;
  });
  const game = newGame(
    packOf(`
pack: p
players: [4]
counters: {gem: {}, seen: {of: game}}
score: gem
tracks: {race: {spaces: [{number: 0}, {number: 2, bonus: gain 1 gem}, {number: 3}, {number: 7, bonus: gain 5 gems}], beyond: gain 10 gems}}
procedures:
  game:
${lines.join('\n')}
    last: "each player: set seen to 10 * seen + seat"
    end: end game
`),
    { players: 4, trace: true },
  );
  while (game.decision) game.choose(game.decision.options[0].key);
  return game;
}

/** Seats in the order of play. */
const orderAfter = (...steps: string[]): number => played(...steps).everything().counters['seen'];
const gems = (...steps: string[]): number[] =>
  played(...steps)
    .everything()
    .players.map(({ counters }) => counters['gem']);

const ORDER = 'all: order players by race';

test('the farthest is first; those who have not moved keep their order', () => {
  expect(orderAfter(ORDER)).toBe(1234);
  expect(orderAfter('3: advance 2', '4: advance 1', ORDER)).toBe(3412);
  expect(orderAfter('2: advance 1', ORDER, '4: advance 2', ORDER)).toBe(4213);
});

test('on one space the marker that came last is first', () => {
  expect(orderAfter('1: advance 2', '3: advance 2', '2: advance 2', ORDER)).toBe(2314);
  // one of them goes on and another comes: the gap is closed
  expect(orderAfter('1: advance 1', '2: advance 1', '3: advance 1', '2: advance 1', '4: advance 1', ORDER)).toBe(2431);
  expect(orderAfter('1: advance 1', '2: advance 1', '1: advance 1', '3: advance 1', ORDER)).toBe(1324);
});

test('nobody has moved by coming to where he was', () => {
  expect(orderAfter('1: advance 1', '2: advance 1', '1: set race to 2', ORDER)).toBe(1234);
  expect(orderAfter('1: advance 1', '2: advance 2', '2: set race to 0', ORDER)).toBe(1234);
});

test('`set place` puts one there, and the others keep their order', () => {
  expect(orderAfter('3: set place to 1')).toBe(3124);
  expect(orderAfter('1: set place to 3')).toBe(2314);
  expect(orderAfter('2: set place to 4', '4: set place to 1')).toBe(4132);
  expect(orderAfter('2: set place to 2')).toBe(1234);
  expect(orderAfter('2: set place to 0')).toBe(2134);
});

test('each step of an advance gives what its space gives, and beyond the last one what is beyond', () => {
  expect(gems('1: advance 1')).toEqual([1, 0, 0, 0]);
  expect(gems('1: advance 2')).toEqual([1, 0, 0, 0]);
  expect(gems('2: advance 3')).toEqual([0, 6, 0, 0]);
  expect(gems('2: advance 5')).toEqual([0, 26, 0, 0]);
  expect(gems('2: advance 3', '2: set race to 2', '2: advance 1')).toEqual([0, 6, 0, 0]);
});

test('`set` gives nothing, `resolve space` what the space gives', () => {
  expect(gems('1: set race to 7')).toEqual([0, 0, 0, 0]);
  expect(gems('1: set race to 7 then resolve space')).toEqual([5, 0, 0, 0]);
  expect(gems('1: set race to 3 then resolve space')).toEqual([0, 0, 0, 0]);
  // there is no such space
  expect(gems('1: set race to 5 then resolve space', '1: advance 1')).toEqual([1, 0, 0, 0]);
});

test('space and place as numbers', () => {
  expect(gems('1: set race to 3', '2: set race to 7', 'all: each player: gain (space) gems')).toEqual([3, 7, 0, 0]);
  expect(gems('3: set race to 3', '2: set race to 7', 'all: each player: gain (place of race) gems')).toEqual([
    3, 1, 2, 4,
  ]);
  expect(gems('4: set place to 1', 'all: each player: gain (place) gems')).toEqual([2, 3, 4, 1]);
});

test('what is said of it: each space, and the order', () => {
  const { trace } = played('2: advance 5', ORDER);
  const said = trace.flatMap((event) => (event.type === 'advance' ? [[event.player, event.space, event.beyond]] : []));
  expect(said).toEqual([
    [1, 2, false],
    [1, 3, false],
    [1, 7, false],
    [1, 7, true],
    [1, 7, true],
  ]);
  expect(trace.flatMap((event) => (event.type === 'order' ? [event.players] : []))).toEqual([[1, 0, 2, 3]]);
});
