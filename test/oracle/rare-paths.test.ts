/** In the game of rare paths, too, what is offered is exactly what an oracle finds that tries everything. */
import { expect, it } from 'vitest';
import { randomStep } from '../../interpreter/machine/random-run.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { startPosition } from '../../interpreter/machine/start.ts';
import { TURN_OF } from '../../interpreter/position/layout.ts';
import type { Vm } from '../../interpreter/machine/vm.ts';
import { machine, ownMachine, pack, RARE_PATHS } from '../support/packs.ts';
import { asking, atConfirm, choices, load, snapshot, topNode } from '../support/play.ts';
import { rounds, seed as firstSeed } from '../support/width.ts';
import { Oracle } from './oracle.ts';

/** Of the decisions within turns every so manieth is compared. */
const EVERY = 6;

/** Options of the decision that is due by the engine and by the oracle; those that neither could answer are left out. */
function compare(vm: Vm, oracle: Oracle): { engine: number[]; oracle: number[]; refused: number } {
  const cells = snapshot(vm);
  const offered = choices(vm).map(({ code }) => code);
  const answers = oracle.legal(cells, oracle.raw(cells));
  load(vm, cells);
  const answered = (code: number): boolean => answers.get(code) !== null;
  const legal = [...answers].flatMap(([code, is]) => (is ? [code] : []));
  const sorted = (codes: number[]): number[] => codes.filter(answered).sort((a, b) => a - b);
  return { engine: sorted(offered), oracle: sorted(legal), refused: answers.size - legal.length };
}

it.each([2, 3])('%i players', (players) => {
  const vm = machine(pack(RARE_PATHS), players);
  const oracle = new Oracle(ownMachine(pack(RARE_PATHS), players));
  let compared = 0;
  let refused = 0;
  for (let seed = firstSeed; compared < rounds(60, 2000); seed++) {
    startPosition(vm, seed);
    const source = new ChoiceSource(seed);
    for (let step = 0; ; step++) {
      vm.run();
      if (!asking(vm)) break;
      if (vm.cells[TURN_OF] >= 0 && !atConfirm(vm) && source.below(EVERY) === 0) {
        const found = compare(vm, oracle);
        expect(found.engine, `seed ${seed}, step ${step}: ${topNode(vm).origin.text}`).toEqual(found.oracle);
        compared++;
        refused += found.refused;
      }
      randomStep(vm, source);
    }
  }
  // the question would be empty if nothing were ever refused
  expect(refused).toBeGreaterThan(compared / 40);
});
