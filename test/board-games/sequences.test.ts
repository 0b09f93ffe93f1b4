/**
 * Reversi and Amazons, by the number of their sequences of turns: 8 × 8 Reversi as is commonly known of it, both as small programs
 * outside of the project have counted them.
 */
import { expect, test } from 'vitest';
import { legalOptions, Snapshot, startPosition, STATUS, STATUS_ASKING, Vm } from '../../interpreter/internal.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { loaded } from '../support/loaded.ts';
import { isFull } from '../support/width.ts';

/** How many sequences of so many turns there are; each turn brings one more piece onto the board, and one that is forced is a turn, too. */
function sequences(pack: string, turns: number): number {
  const { model } = loaded(`cards/${pack}`);
  const vm = new Vm(compile(model, 2, optionValues(model)));
  const { pieces, sharedSites } = vm.game.tables.layout;
  const onBoard = (): number => vm.cells.subarray(pieces, pieces + sharedSites).filter((cell) => cell !== 0).length;
  const pool: Snapshot[] = [];
  startPosition(vm, 1);
  vm.run();
  const most = onBoard() + turns;
  const count = (depth: number): number => {
    vm.run();
    if (vm.cells[STATUS] !== STATUS_ASKING || onBoard() >= most) return 1;
    const codes = [...legalOptions(vm)];
    const here = (pool[depth] ??= new Snapshot(vm));
    here.save(vm);
    return codes.reduce((sum, code, i) => {
      if (i > 0) here.restore(vm);
      vm.choose(code);
      return sum + count(depth + 1);
    }, 0);
  };
  return count(0);
}

const known = (all: readonly number[], sample: number): [turns: number, expected: number][] =>
  all.slice(0, isFull ? all.length : sample).map((expected, i) => [i + 1, expected]);

test.each(known([4, 12, 56, 244, 1396, 8200, 55_092, 390_216], 7))('Reversi, %i turns: %i', (turns, expected) => {
  expect(sequences('reversi', turns)).toBe(expected);
});

test.each(known([360, 106_424], 2))('Amazons on 6 × 6, %i turns: %i', (turns, expected) => {
  expect(sequences('amazons', turns)).toBe(expected);
});
