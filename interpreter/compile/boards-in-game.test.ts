import { expect, test } from 'vitest';
import { loadPack } from '../../service/index.ts';
import { memoryFiles } from '../../dsl/internal.ts';
import { newGame } from '../index.ts';

const PACK = `pack: p
players: [1, 2]
counters: {point: {}}
pieces: {hut: {where: empty plot}}
site-kinds: {plot: {}}
options: {side: {values: [plain, other, free-choice], default: plain}}
boards:
  small-1: {when: side = plain and players > 1, sites: {p1: {kind: plot}}}
  small-2: {when: side = plain and players > 1, sites: {p1: {kind: plot}}}
  large: {copies: 2, when: side != plain or players = 1, sites: {p1: {kind: plot}, p2: {kind: plot}, p3: {kind: plot, surcharge: 1 point}}}
  shared: {of: game, when: side = free-choice, sites: {s1: {kind: plot}}}
ranking: [most point]
procedures: {game: {deal: deal boards, build: "each player: may build hut", end: end game}}
`;
const { model, diagnostics } = loadPack(memoryFiles({ 'p.yaml': PACK }), 'p.yaml');

const boardsOf = (players: number, options: Record<string, string>): Set<string | null> =>
  new Set(
    Array.from({ length: 20 }, (_, seed) =>
      newGame(model!, { players, seed, options })
        .everything()
        .players.map(({ board }) => board),
    ).flat(),
  );

test('only boards that are in the game are dealt', () => {
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(boardsOf(2, {})).toEqual(new Set(['small-1', 'small-2']));
  expect(boardsOf(2, { side: 'other' })).toEqual(new Set(['large']));
  expect(boardsOf(1, {})).toEqual(new Set(['large']));
});

test('boards of other games take no room, and their surcharges cost no time', () => {
  const [plain, other, shared] = ['plain', 'other', 'free-choice'].map(
    (side) => newGame(model!, { players: 2, options: { side } }).vm.game,
  );
  expect([plain, other, shared].map(({ tables }) => [tables.layout.ownSites, tables.layout.sharedSites])).toEqual([
    [1, 0],
    [3, 0],
    [3, 1],
  ]);
  expect([plain, other, shared].map(({ anySurcharge }) => anySurcharge)).toEqual([false, true, true]);
});
