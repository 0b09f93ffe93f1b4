/**
 * Nine men's morris: 16 mills and 32 links, as is commonly known, and as many sequences of turns as a small program outside of the
 * project has counted: 5,100,480 of them are five placements, and 40,320 times there is a second man to choose.
 */
import { expect, test } from 'vitest';
import { legalOptions, Snapshot, startPosition, STATUS, STATUS_ASKING, Vm } from '../../interpreter/internal.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { loaded } from '../support/loaded.ts';
import { isFull } from '../support/width.ts';

const { model } = loaded('cards/morris');

/** How many sequences of so many turns there are; a man that is taken belongs to the turn. */
function sequences(turns: number): number {
  const vm = new Vm(compile(model, 2, optionValues(model)));
  const { layout, counter } = vm.game.tables;
  const inHand = counter.get('man-in-hand')!.at;
  const before = 2 * 9;
  const placed = (): number => before - vm.cells[inHand] - vm.cells[inHand + layout.nPlayerCounters];
  const pool: Snapshot[] = [];
  startPosition(vm, 1);
  const count = (depth: number): number => {
    vm.run();
    if (vm.cells[STATUS] !== STATUS_ASKING) return 1;
    if (placed() === turns && !vm.asking.origin.text.startsWith('choose')) return 1;
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

const known = [24, 552, 12_144, 255_024, 5_140_800];

test.each(known.slice(0, isFull ? 5 : 4).map((n, i) => [i + 1, n]))('%i turns: %i', (turns, n) => {
  expect(sequences(turns)).toBe(n);
});

test('32 links, of which every two in line are part of one of 16 mills', () => {
  const [{ sites }] = model.boards;
  const links = sites.flatMap(({ id, adjacent }) => adjacent.map((other) => [id, other].toSorted().join()));
  expect(new Set(links).size).toBe(32);
  const middles = sites.flatMap(({ ways = {} }) => [
    ['west', 'east'].every((way) => way in ways) ? 1 : 0,
    ['north', 'south'].every((way) => way in ways) ? 1 : 0,
  ]);
  expect(middles.filter((one) => one === 1)).toHaveLength(16);
});
