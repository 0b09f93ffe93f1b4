/** Hex on boards of several sizes, against figures that a small program outside of the project has counted. */
import { expect, test } from 'vitest';
import { predicateSet, setPiece, siteCell, startPosition, Vm } from '../../interpreter/internal.ts';
import { isFull, sampleOf } from '../support/width.ts';
import { hexOf } from './hex-of.ts';
import { Walk, type Perft } from './perft.ts';

const start = (vm: Vm): void => startPosition(vm, 1);
/** Stones on the board; what has one option only is no choice. */
function stones(vm: Vm): number {
  const { sharedSites, ownSites } = vm.game.tables.layout;
  return Array.from({ length: sharedSites }, (_, i) => ownSites + i).filter((s) => vm.cells[siteCell(vm, 0, s)] !== 0)
    .length;
}

/** The games that begin in a cell, counted on a flat array of cells: row by row, with 0 for an empty one. */
function plainPerft(size: number, opening: number): Perft {
  const cells = new Int8Array(size * size);
  const found: Perft = { games: 0, won: [0, 0], byLength: {} };
  const STEPS = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, -1],
    [-1, 1],
  ];
  /** Whether a stone that was just placed joins both sides of its owner: the rows at the ends for 1, the columns for 2. */
  const isJoined = (cell: number, of: number): boolean => {
    const seen = new Set([cell]);
    const ends = new Set<number>();
    for (const one of seen) {
      const [x, y] = [one % size, Math.floor(one / size)];
      const along = of === 1 ? y : x;
      if (along === 0 || along === size - 1) ends.add(along);
      for (const [dx, dy] of STEPS) {
        const next = (y + dy) * size + x + dx;
        if (x + dx >= 0 && x + dx < size && cells[next] === of) seen.add(next);
      }
    }
    return ends.size === 2;
  };
  const place = (cell: number, of: number, length: number): void => {
    cells[cell] = of;
    if (isJoined(cell, of)) {
      found.games++;
      found.won[of - 1]++;
      found.byLength[length] = (found.byLength[length] ?? 0) + 1;
    } else cells.forEach((there, next) => there === 0 && place(next, 3 - of, length + 1));
    cells[cell] = 0;
  };
  place(opening, 1, 1);
  return found;
}

function sum(a: Perft, b: Perft): Perft {
  const lengths = Object.keys({ ...a.byLength, ...b.byLength }).map(Number);
  return {
    games: a.games + b.games,
    won: a.won.map((n, i) => n + b.won[i]),
    byLength: Object.fromEntries(lengths.map((n) => [n, (a.byLength[n] ?? 0) + (b.byLength[n] ?? 0)])),
  };
}

test('2 × 2: 24 games, of which whoever begins wins 12', () => {
  const { games, won } = new Walk(hexOf(2), start, stones).count();
  expect([games, won]).toEqual([24, [12, 12]]);
});

const GAMES_OF_3 = {
  games: 257_760,
  won: [165_600, 92_160],
  byLength: { 5: 1_440, 6: 5_760, 7: 43_200, 8: 86_400, 9: 120_960 },
};
test('3 × 3: a plain program counts the same', () => {
  const all = Array.from({ length: 9 }, (_, cell) => plainPerft(3, cell));
  expect(all.reduce(sum)).toEqual(GAMES_OF_3);
});
const openings = Array.from({ length: 9 }, (_, cell) => ({
  cell,
  id: `${'abc'[cell % 3]}${Math.floor(cell / 3) + 1}`,
}));
test.each(sampleOf(openings, 3))('3 × 3: all games that begin with $id', ({ cell, id }) => {
  expect(new Walk(hexOf(3), start, stones).count(`site:${id}`)).toEqual(plainPerft(3, cell));
});

test.each([
  [3, 512],
  [4, 65_536],
])('%i cells a side: exactly one side is joined on each of the %i full boards', (size, fillings) => {
  const game = hexOf(size);
  const { predicates, boards } = game.model;
  const vm = new Vm(game);
  startPosition(vm, 1);
  const { ownSites, sharedSites } = game.tables.layout;
  const [{ sites }] = boards;
  const joins = (player: number, predicate: string, tag: string): boolean => {
    vm.player = player;
    const set = predicateSet(
      vm,
      predicates.findIndex(({ id }) => id === predicate),
    );
    return sites.some(({ tags }, i) => {
      const site = ownSites + i;
      return tags.includes(tag) && ((vm.sets[set + (site >> 5)] >> (site & 31)) & 1) === 1;
    });
  };
  expect(sharedSites).toBe(size * size);
  const joined = Array.from({ length: fillings }, (_, filling) => {
    sites.forEach((_site, i) => setPiece(vm, 0, ownSites + i, 0, false, (filling >> i) & 1));
    return [joins(0, 'from-north', 'south-side'), joins(1, 'from-west', 'east-side')];
  });
  expect(joined.filter(([first, second]) => first === second)).toEqual([]);
  // the board looks the same to both
  expect(joined.filter(([first]) => first)).toHaveLength(fillings / 2);
});

test('3 × 3: these openings win', () => {
  expect(new Walk(hexOf(3), start, stones).winning().sort()).toEqual(
    ['a2', 'a3', 'b2', 'c1', 'c2'].map((id) => `site:${id}`),
  );
});
test.runIf(isFull)('4 × 4: these openings win', () => {
  expect(new Walk(hexOf(4), start, stones).winning().sort()).toEqual(
    ['a4', 'b3', 'c2', 'd1'].map((id) => `site:${id}`),
  );
});
