/** Games of the pack of rare paths, each a test: they keep the laws of a step and what is derived is right (`test/step-laws.test.ts`). */
import { describe, expect, test } from 'vitest';
import { randomStep } from '../../interpreter/machine/random-run.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { startPosition } from '../../interpreter/machine/start.ts';
import { STATUS, STATUS_OVER } from '../../interpreter/position/layout.ts';
import { breach, derivedDiffers, startSupply } from '../support/invariants.ts';
import { choices, load, snapshot, toEndOfTurn, asking } from '../support/play.ts';
import { ownMachine } from '../support/packs.ts';
import { StepLaws } from '../support/step-laws.ts';
import { rarePaths } from './kept-packs.ts';

const SEEDS = [1, 2, 3, 4];
/** All options of every so manieth decision are tried to the end of the turn. */
const EVERY = 40;

describe.each([2, 3, 4])('%i players', (players) => {
  test.each(SEEDS)('game %i', (seed) => {
    const vm = ownMachine(rarePaths(), players);
    startPosition(vm, seed);
    const laws = new StepLaws(vm);
    vm.sink = laws;
    const source = new ChoiceSource(seed);
    for (let step = 0, supply: number[] = []; ; step++) {
      vm.run();
      if (step === 0) {
        supply = startSupply(vm);
        laws.begin();
      }
      expect(vm.failed ? 'a dead end' : laws.check(), `step ${step}`).toBeNull();
      if (!asking(vm)) break;
      expect(breach(vm, supply) ?? derivedDiffers(vm), `step ${step}`).toBeNull();
      if ((step + seed) % EVERY === 0) tryAll(laws, step);
      randomStep(vm, source);
    }
    expect(vm.cells[STATUS]).toBe(STATUS_OVER);

    function tryAll(of: StepLaws, step: number): void {
      vm.sink = null;
      const saved = snapshot(vm);
      for (const { code } of choices(vm)) {
        vm.choose(code);
        toEndOfTurn(vm, new ChoiceSource(step));
        load(vm, saved);
      }
      vm.sink = of;
    }
  });
});
