/**
 * Boats on a map with terrain: where they may come by so many steps, judged by a search that is written here, and by figures that
 * were computed outside of this project. A spot stops a boat, other boats are passed, the trench is closed until somebody opens it.
 */
import { describe, expect, test } from 'vitest';
import type { Game } from '../interpreter/index.ts';
import { afterEffect, smallPack } from './support/small-pack.ts';

/** l, s, d, t: lagoon, slope, deep sea, trench; in capitals a spot, and b what is covered. */
const MAP = `
dddddddttTtddddDddddDddd
ddddddTtttddddddddddddDd
dddddtttTddddddddddddddd
Ddddttttdddddddddddddddd
dDdTttTddSssSssddddDddDd
ddtttTdsSsssssssSddddddd
dttttdsSsssSssSsssdddddd
tTttDssssssllssSsssddddd
tttddssssllllllsssSddddd
tTddssssllllllllSsssdddd
tdddsssSllllllllsssSddDd
ddddSssllllbbblllsSsdddd
DdddsssllllbbblllsssDddd
ddddsssslllbbbllssssdddt
ddddsSsSllllllllsSsSddtt
dddddssssllllllssssddtTt
dddddsSssSsllSsssSsdtttt
ddddddSsssssssssSsdttttd
ddddddDssssSssSssdttttdd
DdddDddddssssssddTtTtddd
dddddddddddddDddttttDdDd
dddddDdddDdddddTtTtddddd
ddddddddddddddttttdddddd
dddDdddddddddtTttddddddd
`.trim();

const ROWS = MAP.split('\n');

const PACK = smallPack(`pack: boats
title: Boats
version: 0.1.0
status: original
players: [2]
score: coin
ranking: [most coin]
counters: {coin: {plural: coins}, lab: {plural: labs}, trench-open: {of: game, name: opened trench}}
site-kinds: {lagoon: {}, slope: {}, deep: {}, trench: {plural: trenches}}
pieces: {boat: {of: player, plural: boats, cost: free}}
boards:
  sea:
    of: game
    grid: square
    rows: |
${ROWS.map((row) => `      ${row}\n`).join('')}    legend:
      l: lagoon
      b: {kind: lagoon, tags: [covered]}
      s: slope
      S: {kind: slope, tags: [spot]}
      d: deep
      D: {kind: deep, tags: [spot]}
      t: trench
      T: {kind: trench, tags: [spot]}
predicates:
  closed: trench where (trench-open = 0 and labs < 5)
  clear: not closed and not spot
  landing: not closed and not covered
procedures: {game: {play: "each player: may relocate own boat up to 4 steps through clear to landing", end: end game}}
rules: ["when you pass trench: set trench-open to 1"]
`);

type Cell = readonly [row: number, column: number];

const nameOf = ([row, column]: Cell): string => `${String.fromCharCode(97 + column)}${row + 1}`;
const cellOf = (name: string): Cell => [Number(name.slice(1)) - 1, name.charCodeAt(0) - 97];
const isSpot = ([row, column]: Cell): boolean => /[A-Z]/.test(ROWS[row][column]);

interface Sea {
  /** the acting player's labs, or that the trench is open */
  labs?: number;
  open?: boolean;
  other?: Cell;
}

function sail(from: Cell, steps: number, { labs = 0, open = false, other }: Sea, ...choices: Cell[]): Game {
  const theirs = other ? `, other: {sites: {${nameOf(other)}: boat}}` : '';
  const position = `{trench-open: ${open ? 1 : 0}, me: {lab: ${labs}, sites: {${nameOf(from)}: boat}}${theirs}}`;
  const run = `relocate own boat up to ${steps} steps through clear to landing`;
  return afterEffect(PACK, position, run, 2, ...choices.map((cell) => `site:${nameOf(cell)}`)).game;
}

const ends = ({ decision }: Game): string[] => decision!.options.map(({ key }) => key.slice('site:'.length)).toSorted();

/** The same by a search that knows nothing of the engine. */
function reachable(from: Cell, steps: number, { labs = 0, open = false, other }: Sea): string[] {
  const kindAt = ([row, column]: Cell): string => ROWS[row]?.[column] ?? ' ';
  const isOpen = (cell: Cell): boolean =>
    !/[ ]/.test(kindAt(cell)) && (open || labs >= 5 || !/[tT]/.test(kindAt(cell)));
  const far = new Map([[nameOf(from), 0]]);
  let front: Cell[] = [from];
  for (let n = 1; n <= steps; n++) {
    front = front
      .filter((cell) => cell === from || !isSpot(cell))
      .flatMap(([row, column]): Cell[] => [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ])
      .filter((cell) => isOpen(cell) && !far.has(nameOf(cell)));
    for (const cell of front) far.set(nameOf(cell), n);
  }
  return [...far.keys()]
    .filter((name) => name !== nameOf(from) && kindAt(cellOf(name)) !== 'b' && !(other && name === nameOf(other)))
    .toSorted();
}

describe('where a boat may come', () => {
  test.each<[from: Cell, steps: number, sea: Sea, free: number, spots: Cell[]]>([
    [
      [15, 6],
      4,
      {},
      33,
      [
        [14, 5],
        [14, 7],
        [16, 6],
        [16, 9],
        [17, 6],
      ],
    ],
    [
      [15, 6],
      5,
      {},
      52,
      [
        [14, 5],
        [14, 7],
        [16, 6],
        [16, 9],
        [17, 6],
        [18, 6],
      ],
    ],
    [
      [15, 6],
      4,
      { other: [15, 5] },
      32,
      [
        [14, 5],
        [14, 7],
        [16, 6],
        [16, 9],
        [17, 6],
      ],
    ],
    [
      [12, 9],
      4,
      {},
      30,
      [
        [10, 7],
        [14, 7],
        [16, 9],
      ],
    ],
    [
      [13, 21],
      4,
      { labs: 4 },
      23,
      [
        [10, 22],
        [12, 20],
        [14, 19],
      ],
    ],
    [
      [13, 21],
      4,
      { labs: 5 },
      32,
      [
        [10, 22],
        [12, 20],
        [14, 19],
        [15, 22],
      ],
    ],
    [
      [13, 21],
      4,
      { open: true },
      32,
      [
        [10, 22],
        [12, 20],
        [14, 19],
        [15, 22],
      ],
    ],
  ])('from %j in %i steps, %j: %i free cells, and spots', (from, steps, sea, free, spots) => {
    const found = ends(sail(from, steps, sea));
    expect(found.filter((name) => isSpot(cellOf(name))).toSorted()).toEqual(spots.map(nameOf).toSorted());
    expect(found.filter((name) => !isSpot(cellOf(name)))).toHaveLength(free);
    expect(found).toEqual(reachable(from, steps, sea));
  });

  test('from every third cell in up to 6 steps as a search finds it', () => {
    for (let at = 0; at < 24 * 24; at += 37) {
      const from: Cell = [Math.floor(at / 24), at % 24];
      for (const sea of [{}, { open: true }] satisfies Sea[]) {
        const expected = reachable(from, 6, sea);
        const game = sail(from, 6, sea);
        if (expected.length > 1) expect([from, sea, ends(game)]).toEqual([from, sea, expected]);
      }
    }
  });
});

/** All shortest ways, without where they begin, that end in a cell. */
function shortestWays(from: Cell, to: string, steps: number, sea: Sea): string[][] {
  for (let n = 1; n <= steps; n++) {
    const ways = waysOf(from, to, n, sea);
    if (ways.length > 0) return ways;
  }
  return [];
}

const waysOf = (from: Cell, to: string, n: number, sea: Sea): string[][] =>
  reachable(from, 1, sea).flatMap((next) => {
    if (n === 1 || next === to) return n === 1 && next === to ? [[next]] : [];
    return isSpot(cellOf(next)) ? [] : waysOf(cellOf(next), to, n - 1, sea).map((way) => [next, ...way]);
  });

describe('the trench', () => {
  const SEA: Sea = { labs: 5 };
  const opened = (from: Cell, to: Cell): number => sail(from, 5, SEA, to).everything().counters['trench-open'];
  test('is opened by passing it', () => expect(opened([13, 21], [14, 22])).toBe(1));
  test('is not where a way of the same length leads around it', () => expect(opened([13, 21], [13, 18])).toBe(0));
  test('is passed only where each of the shortest ways passes it', () => {
    const isTrench = (name: string): boolean => /[tT]/.test(ROWS[cellOf(name)[0]][cellOf(name)[1]]);
    const found = new Set<string>();
    const from: Cell = [22, 13];
    for (const to of reachable(from, 5, SEA)) {
      const ways = shortestWays(from, to, 5, SEA);
      const expected = ways.every((way) => way.some(isTrench)) ? 1 : 0;
      found.add(`${isTrench(to)} ${expected}`);
      expect([to, opened(from, cellOf(to))]).toEqual([to, expected]);
    }
    // there are other cells behind it
    expect([...found].toSorted()).toEqual(['false 0', 'false 1', 'true 1']);
  });
});
