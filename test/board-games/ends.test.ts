/**
 * How board games end: random games of each kind of end, whose final position a plain look at the board must call the same. Nothing of
 * the rules is taken from the pack.
 */
import { describe, expect, test } from 'vitest';
import { emptySpec, type PlayerSpec, readEffect } from '../../dsl/internal.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { deriveAll } from '../../interpreter/machine/board.ts';
import {
  compileBeside,
  describePosition,
  legalOptions,
  ranking,
  startPosition,
  STATUS,
  STATUS_ASKING,
  Vm,
} from '../../interpreter/internal.ts';
import { stagedCells } from '../../interpreter/scenario/staged-position.ts';
import { loaded } from '../support/loaded.ts';
import { rounds } from '../support/width.ts';

/** At the end: what stands where, as `0stone` of the first player, `arrow` of nobody; and who has won. */
interface End {
  sites: Record<string, string>;
  /** of counters that lie there */
  things: Record<string, number>;
  /** by seat */
  counters: Record<string, number>[];
  /** who is first; several: a draw */
  first: number[];
}

type Judge = (end: End) => string;
/** Numbers below 1, the same for each game with the same number. */
function* randoms(seed: number): Generator<number, never> {
  let state = seed + 1;
  for (;;) {
    state = Math.imul(state ^ (state >>> 15), 0x2c_1b_3c_6d) + 0x9e_37_79_b9;
    const mixed = Math.imul(state ^ (state >>> 13), 0x29_7a_2d_39);
    yield ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  }
}

function playedOut(vm: Vm, seed: number): End {
  const random = randoms(seed);
  startPosition(vm, seed);
  for (vm.run(); vm.cells[STATUS] === STATUS_ASKING; vm.run()) {
    const codes = legalOptions(vm);
    vm.choose(codes[Math.floor(random.next().value * codes.length)]);
  }
  return endOf(vm);
}

function endOf(vm: Vm): End {
  const { sharedSites, players } = describePosition(vm, 'everything');
  const all = Object.entries(sharedSites);
  return {
    sites: Object.fromEntries(
      all.flatMap(([id, { piece, owner }]) => (piece === undefined ? [] : [[id, `${owner ?? ''}${piece}`]])),
    ),
    things: Object.fromEntries(all.map(([id, { lying = [] }]) => [id, lying[0]?.n ?? 0])),
    counters: players.map(({ counters }) => counters),
    first: ranking(vm).flatMap(({ place, player }) => (place === 1 ? [player] : [])),
  };
}

/** Plays until there are so many games of each kind of end. `rare`: one that may come, too. */
function games(pack: string, ends: readonly string[], judge: Judge, rare?: string): void {
  const { model } = loaded(`cards/${pack}`);
  const vm = new Vm(compile(model, 2, optionValues(model)));
  const wanted = rounds(3, 1000);
  const found = new Map(ends.map((end) => [end, 0]));
  // a kind that is as rare as one in 300 is met so often, too
  for (let seed = 1; seed <= 300 * wanted && [...found.values()].some((n) => n < wanted); seed++) {
    const kind = judge(playedOut(vm, seed));
    if (kind === rare) continue;
    expect(ends).toContain(kind);
    found.set(kind, found.get(kind)! + 1);
  }
  expect(Math.min(...found.values())).toBeGreaterThanOrEqual(wanted);
}

const columnOf = (id: string): number => id.codePointAt(0)! - 97;
const rowOf = (id: string): number => Number(id.slice(1));
const idAt = (column: number, row: number): string => String.fromCodePoint(97 + column) + String(row);
const EIGHT = [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => (x === 0 && y === 0 ? [] : [[x, y] as const])));
const ownersOf = ({ sites }: End): string[] => Object.values(sites).map(([owner]) => owner);

test('Hex: one side is joined, by whoever laid the last stone', () => {
  const STEPS = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, -1],
    [-1, 1],
  ] as const;
  const isJoined = ({ sites }: End, seat: number): boolean => {
    const along = seat === 0 ? (id: string) => rowOf(id) - 1 : columnOf;
    const seen = new Set(Object.keys(sites).filter((id) => sites[id].startsWith(String(seat)) && along(id) === 0));
    for (const id of seen) {
      for (const [x, y] of STEPS) {
        const next = idAt(columnOf(id) + x, rowOf(id) + y);
        if (sites[next]?.startsWith(String(seat))) seen.add(next);
      }
    }
    return [...seen].some((id) => along(id) === 4);
  };
  games('hex', ['0', '1'], (end) => {
    const joined = [0, 1].filter((seat) => isJoined(end, seat));
    expect(joined).toEqual(end.first);
    const [first, second] = ['0', '1'].map((seat) => ownersOf(end).filter((owner) => owner === seat).length);
    expect(first - second).toBe(1 - end.first[0]);
    return String(joined);
  });
});

test('tic-tac-toe: three in a row, or the board is full', () => {
  const cells = [0, 1, 2].flatMap((x) => [1, 2, 3].map((y) => idAt(x, y)));
  const line = (x: number, y: number, [dx, dy]: readonly [number, number]): string[] =>
    [0, 1, 2].map((n) => idAt(x + n * dx, y + n * dy));
  const lines = cells
    .flatMap((id) => EIGHT.map((step) => line(columnOf(id), rowOf(id), step)))
    .filter((three) => three.every((id) => cells.includes(id)));
  games('tic-tac-toe.yaml', ['0', '1', 'full'], ({ sites, first }) => {
    const won = [0, 1].filter((seat) =>
      lines.some((three) => three.every((id) => sites[id]?.startsWith(String(seat)))),
    );
    if (won.length > 0) expect(first).toEqual(won);
    else expect([Object.keys(sites).length, first.length]).toEqual([9, 2]);
    return won.length > 0 ? String(won) : 'full';
  });
});

test('Reversi: the board is full, or neither can enclose anything', () => {
  const encloses = (sites: End['sites'], id: string, seat: string): boolean =>
    EIGHT.some(([x, y]) => {
      let n = 1;
      const at = (): string | undefined => sites[idAt(columnOf(id) + n * x, rowOf(id) + n * y)]?.[0];
      while (at() !== undefined && at() !== seat) n++;
      return n > 1 && at() === seat;
    });
  const cells = Array.from({ length: 64 }, (_, i) => idAt(i % 8, Math.floor(i / 8) + 1));
  games('reversi', ['full', 'neither'], (end) => {
    const empty = cells.filter((id) => !(id in end.sites));
    expect(empty.filter((id) => encloses(end.sites, id, '0') || encloses(end.sites, id, '1'))).toEqual([]);
    const discs = ['0', '1'].map((seat) => ownersOf(end).filter((owner) => owner === seat).length);
    expect(end.counters.map(({ point }) => point)).toEqual(discs);
    const most = Math.max(...discs);
    expect(end.first).toEqual([0, 1].filter((seat) => discs[seat] === most));
    return empty.length === 0 ? 'full' : 'neither';
  });
});

test('Amazons: whoever cannot move has lost', () => {
  games('amazons', ['0 stuck', '1 stuck'], ({ sites, first }) => {
    const amazons = (seat: number): string[] => Object.keys(sites).filter((id) => sites[id] === `${seat}amazon`);
    const isFree = (id: string): boolean =>
      columnOf(id) >= 0 && columnOf(id) < 6 && rowOf(id) >= 1 && rowOf(id) <= 6 && !(id in sites);
    const canMove = (seat: number): boolean =>
      amazons(seat).some((id) => EIGHT.some(([x, y]) => isFree(idAt(columnOf(id) + x, rowOf(id) + y))));
    const arrows = Object.values(sites).filter((piece) => piece === 'flying-arrow').length;
    // they take turns, and an arrow is of each turn
    const toMove = arrows % 2;
    expect([amazons(0).length, amazons(1).length, canMove(toMove)]).toEqual([2, 2, false]);
    expect(first).toEqual([1 - toMove]);
    return `${toMove} stuck`;
  });
});

test('Kalah: all seeds are in the stores, and who has more of them has won', () => {
  games('kalah', ['0', '1', 'as many'], ({ things, counters, first }) => {
    const stores = [things['right'], things['left']];
    expect([stores[0] + stores[1], Object.values(things).reduce((sum, n) => sum + n)]).toEqual([48, 48]);
    expect(counters.map(({ win }) => win)).toEqual(stores);
    const won = stores[0] === stores[1] ? [0, 1] : [stores[0] > stores[1] ? 0 : 1];
    expect(first.toSorted((a, b) => a - b)).toEqual(won);
    return won.length === 2 ? 'as many' : String(won);
  });
});

describe('nine men’s morris', () => {
  const MILLS = (
    'a7 d7 g7, b6 d6 f6, c5 d5 e5, a4 b4 c4, e4 f4 g4, c3 d3 e3, b2 d2 f2, a1 d1 g1, ' +
    'a7 a4 a1, b6 b4 b2, c5 c4 c3, d7 d6 d5, d3 d2 d1, e5 e4 e3, f6 f4 f2, g7 g4 g1'
  )
    .split(', ')
    .map((mill) => mill.split(' '));
  const besides = (id: string): string[] =>
    MILLS.filter((mill) => mill.includes(id)).flatMap((mill) => (mill[1] === id ? [mill[0], mill[2]] : [mill[1]]));
  /** In how many ways a player can move along the lines. */
  const stepsOf = (seat: number, sites: End['sites']): number =>
    Object.keys(sites)
      .filter((id) => sites[id].startsWith(String(seat)))
      .flatMap((id) => besides(id).filter((next) => !(next in sites))).length;
  const judge: Judge = ({ sites, first }) => {
    const men = (seat: number): string[] => Object.keys(sites).filter((id) => sites[id].startsWith(String(seat)));
    if (first.length === 2) {
      expect(Math.min(men(0).length, men(1).length)).toBeGreaterThan(2);
      return 'draw';
    }
    const loser = 1 - first[0];
    if (men(loser).length > 2) expect([men(loser).length > 3, stepsOf(loser, sites)]).toEqual([true, 0]);
    return men(loser).length > 2 ? 'stuck' : 'two men';
  };

  test('ends with two men, or as a draw', () => {
    games('morris', ['two men', 'draw'], judge, 'stuck');
  });

  // at random, one game in two thousand: so from random positions in which one step shuts the other in
  test('ends where one is stuck', () => {
    const { model, sources } = loaded('cards/morris');
    const { program } = readEffect('each player: do turn', sources.symbols, 'none', () => ({
      file: '',
      line: 1,
      column: 1,
    }));
    const compiled = compileBeside(model, 2, optionValues(model), [program!]);
    const vm = new Vm(compiled);
    const points = [...new Set(MILLS.flat())];
    let met = 0;
    for (let seed = 1; met < rounds(3, 1000); seed++) {
      const random = randoms(seed);
      const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random.next().value * all.length)];
      const shutIn = new Set([oneOf(points)]);
      while (shutIn.size < 4 + (seed % 3)) shutIn.add(oneOf([...shutIn].flatMap(besides)));
      const around = new Set([...shutIn].flatMap(besides).filter((id) => !shutIn.has(id)));
      const last = oneOf([...around]);
      const from = besides(last).filter((id) => !shutIn.has(id) && !around.has(id));
      const isMill = MILLS.some((mill) => mill.includes(last) && mill.every((id) => around.has(id)));
      if (from.length === 0 || isMill || around.size < 4 || around.size > 9) continue;
      const start = oneOf(from);
      const men = (ids: readonly string[]): PlayerSpec['sites'] =>
        ids.map((id) => ({ id, piece: 'mill-man', upgraded: false, tile: undefined, holds: [] }));
      const spec = emptySpec(2);
      [[...around].filter((id) => id !== last).concat(start), [...shutIn]].forEach((ids, seat) => {
        spec.players[seat].sites = men(ids);
        spec.players[seat].counters = [{ id: 'man-in-hand', n: 0 }];
      });
      vm.cells.set(stagedCells(compiled, spec, { extra: 0, as: null }).cells);
      deriveAll(vm);
      // the man, again the man, where it goes, and that one again
      for (const id of [start, start, last, last]) {
        vm.run();
        const node = vm.enumerate();
        const chosen = legalOptions(vm).find((code) => node.key(vm, vm.top, code) === `site:${id}`);
        vm.choose(chosen!);
      }
      vm.run();
      expect(vm.cells[STATUS]).not.toBe(STATUS_ASKING);
      expect(judge(endOf(vm))).toBe('stuck');
      met++;
    }
  });
});
