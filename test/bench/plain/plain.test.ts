/** The plain programs play the games that they are said to play: sequences and games that others have counted. */
import { expect, it } from 'vitest';
import { Hex } from './hex.ts';
import { Reversi } from './reversi.ts';

it('Reversi: sequences of one to seven turns', () => {
  const game = new Reversi();
  const count = (depth: number): number => {
    if (depth === 0) return 1;
    const moves = game.moves.slice(0, game.list());
    const before = game.cells.slice();
    let found = 0;
    for (const move of moves) {
      game.lay(move);
      game.pass();
      found += count(depth - 1);
      game.pass();
      game.cells.set(before);
    }
    return found;
  };
  game.start();
  expect([1, 2, 3, 4, 5, 6, 7].map(count)).toEqual([4, 12, 56, 244, 1396, 8200, 55_092]);
});

it('Hex: all games on 2 × 2 and 3 × 3, and those that the first player wins', () => {
  const countsOf = (side: number): { games: number; won: number } => {
    const game = new Hex(side);
    const found = { games: 0, won: 0 };
    const visit = (player: number): void => {
      for (const move of game.moves.slice(0, game.list())) {
        game.cells[move] = player;
        if (!game.isJoined(player)) visit(3 - player);
        else {
          found.games++;
          found.won += player === 1 ? 1 : 0;
        }
        game.cells[move] = 0;
      }
    };
    game.start();
    visit(1);
    return found;
  };
  expect(countsOf(2)).toEqual({ games: 24, won: 12 });
  expect(countsOf(3)).toEqual({ games: 257_760, won: 165_600 });
});
