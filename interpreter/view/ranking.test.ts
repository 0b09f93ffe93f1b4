/** Who wins: most of a counter, or fewest, ties by the next. The judge sorts by hand. */
import { expect, test } from 'vitest';
import { afterEffect, smallPack } from '../../test/support/small-pack.ts';

const packOf = (ranking: string): ReturnType<typeof smallPack> =>
  smallPack(`pack: ranked
title: Ranked
version: 0.1.0
status: original
players: [4]
ranking: [${ranking}]
counters: {strike: {}, coin: {}, round: {of: game}}
procedures: {game: {count: gain 1 round, end: end game}}
`);

/** By player: strikes and coins. */
const HAD = [
  [2, 5],
  [0, 1],
  [2, 7],
  [0, 1],
];
const POSITION = `{${['me', 'other', 'third', 'fourth']
  .map((who, i) => `${who}: {strike: ${HAD[i][0]}, coin: ${HAD[i][1]}}`)
  .join(', ')}}`;

const places = (ranking: string): string[] => {
  const { game } = afterEffect(packOf(ranking), POSITION, 'end game', 4);
  return game.ranking.map(({ player, place, won }) => `${player} ${place}${won ? ' won' : ''}`);
};

test.each([
  ['fewest strike', ['1 1 won', '3 1 won', '0 3', '2 3']],
  ['fewest strike, most coin', ['1 1 won', '3 1 won', '2 3', '0 4']],
  ['fewest strike, fewest coin', ['1 1 won', '3 1 won', '0 3', '2 4']],
  ['most coin, fewest strike', ['2 1 won', '0 2', '1 3', '3 3']],
  ['most strike, fewest coin', ['0 1 won', '2 2', '1 3', '3 3']],
  ['fewest strike, first in order', ['1 1 won', '3 2', '0 3', '2 4']],
])('%s', (ranking, expected) => {
  expect(places(ranking)).toEqual(expected);
});

test('what ranks by the fewest says so', () => {
  const { game } = afterEffect(packOf('fewest strike, most coin'), POSITION, 'end game', 4);
  expect(game.ranking[0].by).toEqual([
    { what: 'strike', value: 0, fewest: true },
    { what: 'coin', value: 1 },
  ]);
});
