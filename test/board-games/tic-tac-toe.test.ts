/** Tic-tac-toe: all its games, as is commonly known of it. */
import { expect, test } from 'vitest';
import { startPosition, siteCell, type Vm } from '../../interpreter/internal.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { loaded } from '../support/loaded.ts';
import { Walk } from './perft.ts';

const { model } = loaded('cards/tic-tac-toe.yaml');
const game = compile(model, 2, optionValues(model));
const start = (vm: Vm): void => startPosition(vm, 1);
const marks = (vm: Vm): number =>
  Array.from({ length: 9 }, (_, i) => siteCell(vm, 0, vm.game.tables.layout.ownSites + i)).filter(
    (cell) => vm.cells[cell] !== 0,
  ).length;

test('255,168 games, of which whoever begins wins 131,184, the other 77,904', () => {
  expect(new Walk(game, start, marks).count()).toEqual({
    games: 255_168,
    won: [131_184, 77_904],
    byLength: { 5: 1_440, 6: 5_328, 7: 47_952, 8: 72_576, 9: 127_872 },
  });
});

test('after two marks in corners on one side: all games, as a plain program counts them', () => {
  const lines = [0, 3, 6]
    .map((n) => [n, n + 1, n + 2])
    .concat(
      [0, 1, 2].map((n) => [n, n + 3, n + 6]),
      [
        [0, 4, 8],
        [2, 4, 6],
      ],
    );
  const cells = new Int8Array(9);
  const found = { games: 0, won: [0, 0] };
  const place = (cell: number, of: number, count: number): void => {
    cells[cell] = of;
    const wins = lines.some((line) => line.every((one) => cells[one] === of));
    if (wins) found.won[of - 1]++;
    if (wins || count === 9) found.games++;
    else cells.forEach((there, next) => there === 0 && place(next, 3 - of, count + 1));
    cells[cell] = 0;
  };
  cells[0] = 1;
  place(2, 2, 2);
  const { games, won } = new Walk(game, start, marks).count('site:a1', 'site:c1');
  expect({ games, won }).toEqual(found);
});
