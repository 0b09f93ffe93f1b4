/**
 * Reversi and Amazons, by the number of their sequences of turns: 8 × 8 Reversi as is commonly known of it, all as small programs
 * outside of the project have counted them; of 4 × 4 Reversi also how it ends with best play.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  cellsKey,
  FRAME_PLAYER,
  LENGTH,
  legalOptions,
  ranking,
  Snapshot,
  startPosition,
  STATUS,
  STATUS_ASKING,
  Vm,
} from '../../interpreter/internal.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { loaded } from '../support/loaded.ts';
import { smallPack } from '../support/small-pack.ts';
import { isFull } from '../support/width.ts';

type Model = ReturnType<typeof loaded>['model'];

/** At the first decision of a game. */
function begun(model: Model, options: Record<string, number> = {}): Vm {
  const vm = new Vm(compile(model, 2, optionValues(model, options)));
  startPosition(vm, 1);
  vm.run();
  return vm;
}

/** Calls it after each choice that is open. */
function eachChoice(vm: Vm, here: Snapshot, then: () => void): void {
  here.save(vm);
  [...legalOptions(vm)].forEach((code, i) => {
    if (i > 0) here.restore(vm);
    vm.choose(code);
    vm.run();
    then();
  });
}

/** How many sequences of so many turns there are; a game that is over before is one. `turnsDone`: of a decision, turns before that. */
function sequences(vm: Vm, turns: number, turnsDone: () => number): number {
  const pool: Snapshot[] = [];
  const count = (depth: number): number => {
    if (vm.cells[STATUS] !== STATUS_ASKING || turnsDone() >= turns) return 1;
    let sum = 0;
    eachChoice(vm, (pool[depth] ??= new Snapshot(vm)), () => {
      sum += count(depth + 1);
    });
    return sum;
  };
  return count(0);
}

/** The shipped pack on a board of so many cells a side, with a count of turns: also one that passes is a turn. */
function reversiOf(size: number): Model {
  const off = (8 - size) / 2;
  const moved = (_: string, column: string, row: string): string =>
    String.fromCodePoint(column.codePointAt(0)! - off) + String(Number(row) - off);
  const text = readFileSync('cards/reversi/pack.yaml', 'utf8')
    .replace(/ {4}scenarios:\n(?: {6,}.*\n)+/, '')
    .replace(/( {6}\.{8}\n)+/, `      ${'.'.repeat(size)}\n`.repeat(size))
    .replaceAll(/\b([de])([45])\b/g, moved)
    .replace('pack: reversi', 'pack: reversi\nstatus: original')
    .replace('counters: {point: {}}', 'counters: {point: {}, begun-turn: {of: game}}')
    .replace('    lay: |\n', '    count: set begun-turn to begun-turn + 1\n    lay: |\n');
  return smallPack(text).model;
}

const known = (all: readonly number[], sample: number): [turns: number, expected: number][] =>
  all.slice(0, isFull ? all.length : sample).map((expected, i) => [i + 1, expected]);

describe.each([
  [8, known([4, 12, 56, 244, 1396, 8200, 55_092, 390_216], 7)],
  [6, known([4, 12, 56, 244, 1364, 7604, 47_740, 308_716], 7)],
  // the last: all complete games
  [4, [...known([4, 12, 44, 128, 424, 1256, 3624, 9116], 8), [Infinity, 60_060] as const]],
])('Reversi, %i cells a side', (size, all) => {
  const vm = begun(reversiOf(size));
  const begunTurns = vm.game.tables.counter.get('begun-turn')!.at;
  test.each(all)('%d turns: %i', (turns, expected) => {
    startPosition(vm, 1);
    vm.run();
    expect(sequences(vm, turns, () => vm.cells[begunTurns] - 1)).toBe(expected);
  });
});

test('Reversi on 4 × 4: with best play who begins has 8 discs less', () => {
  const vm = begun(reversiOf(4));
  const pool: Snapshot[] = [];
  const seen = new Map<number, number>();
  const best = (depth: number): number => {
    if (vm.cells[STATUS] !== STATUS_ASKING) {
      const [mine, theirs] = ranking(vm)
        .toSorted((a, b) => a.player - b.player)
        .map(({ by }) => by[0].value);
      return mine - theirs;
    }
    const key = cellsKey(vm.cells, vm.cells[LENGTH]);
    const before = seen.get(key);
    if (before !== undefined) return before;
    const isFirst = vm.cells[vm.top + FRAME_PLAYER] === 0;
    const values: number[] = [];
    eachChoice(vm, (pool[depth] ??= new Snapshot(vm)), () => values.push(best(depth + 1)));
    const value = isFirst ? Math.max(...values) : Math.min(...values);
    seen.set(key, value);
    return value;
  };
  expect(best(0)).toBe(-8);
});

/** Each turn brings one arrow onto the board. */
function amazons(options: Record<string, number>, turns: number): number {
  const vm = begun(loaded('cards/amazons').model, options);
  const { pieces, sharedSites } = vm.game.tables.layout;
  const onBoard = (): number => vm.cells.subarray(pieces, pieces + sharedSites).filter((cell) => cell !== 0).length;
  const before = onBoard();
  return sequences(vm, turns, () => onBoard() - before);
}

test.each([
  ...known([360, 106_424], 2).map(([turns, expected]) => [6, turns, expected]),
  ...known([2176, 4_307_152], 1).map(([turns, expected]) => [10, turns, expected]),
])('Amazons, %i cells a side, %i turns: %i', (size, turns, expected) => {
  expect(amazons({ size }, turns)).toBe(expected);
});
