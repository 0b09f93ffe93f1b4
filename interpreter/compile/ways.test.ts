/** Ways that lead round: what is reached straight on is found, and found once. */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { withoutErrors } from '../../test/support/loaded.ts';

/** A way from p1 into a circle of p2 and p3, in which p1 does not lie. */
const packOf = (number: string): string => `pack: round-about
title: Round about
version: 0.1.0
status: original
players: [1]
score: coin
ranking: [most coin]
counters: {coin: {}}
site-kinds: {plot: {}}
pieces: {post: {cost: free}}
boards:
  path:
    of: game
    sites:
      p1: {kind: plot, ways: {next: p2}}
      p2: {kind: plot, ways: {next: p3}}
      p3: {kind: plot, ways: {next: p2}}
      p4: {kind: plot, ways: {next: p1}}
procedures: {game: {count: "gain (${number}) coins", end: end game}}
`;

test.each([
  ['empty reach(p1, empty plot, next)', 3],
  ['empty reach(p4, empty plot, next)', 4],
  ['empty reach(p4, empty plot, 1, next)', 2],
  ['empty next of p3', 1],
  ['empty beyond(p4, empty plot, next)', 0],
])('%s: %i', (number, coins) => {
  const { model } = withoutErrors(loadPack(memoryFiles({ 'p.yaml': packOf(number) }), 'p.yaml'), 'p.yaml');
  const game = newGame(model, { players: 1, seed: 1 });
  expect(game.everything().players[0].counters.coin).toBe(coins);
});
