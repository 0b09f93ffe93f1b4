import { expect, test } from 'vitest';
import { CITIES, pack } from '../../test/support/packs.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { FRAME_PLAYER } from '../../interpreter/machine/frame.ts';
import { Knowledge } from '../../interpreter/machine/knowledge.ts';
import { legalOptions } from '../../interpreter/machine/legal-options.ts';
import { Snapshot } from '../../interpreter/machine/snapshot.ts';
import { startPosition } from '../../interpreter/machine/start.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { TurnSampler } from './turn-sampler.ts';
import { Value } from './value.ts';

/** Follows a line to its end, where it is valued: before the confirmation, if there is one; whether there is. */
function follow(vm: Vm, codes: readonly number[]): boolean {
  for (const [i, code] of codes.entries()) {
    if (i > 0) vm.run();
    if (code === 0 && vm.asking.kind(vm, vm.top) === 'confirm') return true;
    vm.choose(code);
  }
  vm.run();
  return false;
}

test('an end that was met before is worth what it is worth when it is valued alone', () => {
  const game = compile(pack(CITIES), 2, optionValues(pack(CITIES)));
  const vm = new Vm(game);
  const copy = new Vm(game);
  const here = new Snapshot(vm);
  const judge = new Value(game);
  const value = new Value(game);
  let valued = 0;
  value.seen = () => void valued++;
  const sampler = new TurnSampler(game, value, 4);
  // nothing is hidden, so that nothing is dealt again and a line can be followed
  const knowledge = new Knowledge(game);
  startPosition(vm, 9);
  let compared = 0;
  for (let turn = 0; turn < 12; turn++) {
    vm.run();
    const seat = vm.cells[vm.top + FRAME_PLAYER];
    sampler.begin({ vm, seat, codes: legalOptions(vm), knowledge });
    sampler.think(60);
    here.save(vm);
    for (const found of sampler.found) {
      here.restore(copy);
      follow(copy, found.line.codes);
      expect(judge.of(copy, seat)).toBe(found.value);
      compared++;
    }
    const { codes } = sampler.found[sampler.choose()].line;
    if (follow(vm, codes)) vm.choose(0);
  }
  expect(compared).toBeGreaterThan(50);
  expect(valued).toBeLessThan(sampler.lines);
});
