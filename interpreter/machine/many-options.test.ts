/** No option is lost: on a large board each site is offered, the last one as the first. */
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';
import { newGame } from '../game.ts';

const WIDTH = 50;
const HEIGHT = 40;

const SEA = packOf(`
pack: wide-sea
title: Wide sea
version: 1.0.0
players: [2]
score: coin
ranking: [most coin]
counters: {coin: {}}
site-kinds: {cell: {}}
pieces: {buoy: {plural: buoys, of: player, cost: free, where: empty cell}}
boards:
  sea:
    of: game
    grid: square
    rows: |
${`      ${'c'.repeat(WIDTH)}\n`.repeat(HEIGHT)}    legend: {c: cell}
procedures:
  game:
    play: "repeat 2 times: each player: build buoy"
    end: end game
`);

test('a board of 2,000 sites with build on all of them offers 2,000 options, then one less for each piece', () => {
  const game = newGame(SEA, { players: 2, seed: 1 });
  const offered = (): string[] => game.decision!.options.map(({ key }) => key);
  expect(new Set(offered()).size).toBe(WIDTH * HEIGHT);
  for (const left of [1999, 1998, 1997]) {
    const last = offered().at(-1)!;
    game.choose(last);
    expect(offered()).toHaveLength(left);
    expect(offered()).not.toContain(last);
  }
  expect(Object.keys(game.everything().sharedSites)).toHaveLength(3);
});
