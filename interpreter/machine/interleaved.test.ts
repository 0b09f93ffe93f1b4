/** Machines of one compiled game do not disturb one another: two games taken by turns end as the same two apart. */
import { expect, test } from 'vitest';
import { randomStep } from './random-run.ts';
import { compile, optionValues } from '../game.ts';
import { hashOfPosition } from '../position/hash.ts';
import { ABYSSAL_TRADE, CITIES, NIM, pack } from '../../test/support/packs.ts';
import { ChoiceSource } from './choice-source.ts';
import type { CompiledGame } from './compiled-game.ts';
import { startPosition } from './start.ts';
import { Vm } from './vm.ts';

interface Run {
  step(): boolean;
  hash(): string;
}
function run(game: CompiledGame, seed: number): Run {
  const vm = new Vm(game);
  const source = new ChoiceSource(seed);
  startPosition(vm, seed);
  return { step: () => randomStep(vm, source), hash: () => hashOfPosition(vm.cells, vm.game.tables.layout) };
}
function finish({ step, hash }: Run): string {
  while (step());
  return hash();
}

test.each([
  [CITIES, 2],
  [CITIES, 4],
  [ABYSSAL_TRADE, 2],
  [NIM, 2],
])('%s, %i players', (path, players) => {
  const model = pack(path);
  const game = compile(model, players, optionValues(model));
  for (let seed = 1; seed <= 6; seed += 2) {
    const apart = [finish(run(game, seed)), finish(run(game, seed + 1))];
    const both = [run(game, seed), run(game, seed + 1)];
    // unequal strides, so that the machines meet at all points of a turn
    let going = [true, true];
    for (let i = 0; going.some(Boolean); i++) {
      going = both.map((game, k) => going[k] && (i % (k + 2) === 0 ? game.step() : true));
    }
    expect(both.map((game) => game.hash())).toEqual(apart);
  }
});
