/** What a game is played for and how it ended: in words, in each language, for who may know it. */
import { expect, it } from 'vitest';
import { CITIES, pack, packOf } from '../test/support/packs.ts';
import { gameAt, sentenceRenderer, type Game, newGame } from '../interpreter/index.ts';
import { goalsFor, rankingOf, resultOf } from './ending.ts';

const cities = pack(CITIES);

it('alone, the goal is told with how much of it there would be if the game ended now', () => {
  // one connected city with two kinds of buildings is worth 4 at the end
  const me = { credit: 0, kelp: 0, steelplast: 0, science: 0, point: 20, sites: { b9a: 'farm', b9b: 'laboratory' } };
  const game = gameAt(cities, { me }, { players: 1, trace: true });
  expect(goalsFor(game, 0, sentenceRenderer(cities, 'en'))).toEqual([
    {
      name: 'seven connected cities and a hundred points',
      reached: false,
      measures: [
        { name: null, now: 1, of: 7 },
        { name: 'points', now: 24, of: 100 },
      ],
    },
  ]);
  expect(goalsFor(game, 0, sentenceRenderer(cities, 'it'))[0].name).toBe('sette città connesse e cento punti');
  expect(goalsFor(game, -1, sentenceRenderer(cities, 'en'))).toEqual([]);
  expect(game.view(0).players[0].counters['point']).toBe(20);
});

it('where several play, there is none', () => {
  const game = gameAt(cities, {}, { players: 2, trace: true });
  expect(goalsFor(game, 0, sentenceRenderer(cities, 'en'))).toEqual([]);
});

/** Points and coins by seat; with the most points, then the most coins, then the first in order wins. */
const ended = (points: number[], coins: number[], more = ''): Game =>
  newGame(
    packOf(`
pack: ended
players: [1, 2, 3]
counters: {coin: {}, point: {}}
score: point
ranking: [most point, most coin, first in order]
${more}
procedures:
  game:
    points: "${points.map((n, i) => `each player: if seat = ${i + 1}: gain ${n} points`).join(' then ')}"
    coins: "${coins.map((n, i) => `each player: if seat = ${i + 1}: gain ${n} coins`).join(' then ')}"
    end: end game
`),
    { players: points.length },
  );

const NAMES = ['Ann', 'Bea', 'Cleo'];

it.each([
  [[7, 5, 6], [1, 1, 1], ['Ann wins with 7 points.']],
  [
    [7, 7, 6],
    [1, 2, 3],
    ['Bea wins with 7 points.', 'Bea and Ann have 7 points each; the tie goes to Bea: 2 coins.'],
  ],
  [
    [7, 7, 7],
    [2, 1, 2],
    [
      'Ann wins with 7 points.',
      'Ann and Bea have 7 points each; the tie goes to Ann: 2 coins.',
      'Ann and Cleo have 7 points and 2 coins each; the tie goes to Ann: 1st in order of play.',
    ],
  ],
])('points %j, coins %j: %j', (points, coins, expected) => {
  expect(resultOf(ended(points, coins), NAMES, sentenceRenderer(cities, 'en'))).toEqual(expected);
});

it('a criterion that decides nothing is not told of a place', () => {
  const of = (points: number[], coins: number[]): string[][] =>
    rankingOf(ended(points, coins), sentenceRenderer(cities, 'en')).map(({ by }) => by.map(({ what }) => what));
  expect(of([7, 5, 6], [1, 1, 1])).toEqual([['point'], ['point'], ['point']]);
  expect(of([7, 7, 6], [1, 2, 3])).toEqual([['point', 'coin'], ['point', 'coin'], ['point']]);
});

it('a goal that was not reached', () => {
  const goal = 'goals: {rich: {name: ten points, reach: point >= 10}}';
  expect(resultOf(ended([7], [1], goal), NAMES, sentenceRenderer(cities, 'en'))).toEqual([
    'Ann has not reached the goal: ten points.',
  ]);
  expect(resultOf(ended([12], [1], goal), NAMES, sentenceRenderer(cities, 'en'))).toEqual(['Ann wins with 12 points.']);
});
