import { newGame } from '../../interpreter/localized.ts';
import type { PackModel } from '../../dsl/packs/model.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { startPosition } from '../../interpreter/machine/start.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { STATUS, STATUS_ASKING } from '../../interpreter/position/layout.ts';
import { figure, median, type Row } from './measure.ts';

const GAMES = 12;

/** Complete random games in which every option of every decision is tried for legality, as a bot must see them. */
export function options(model: PackModel, quick: boolean): Row[] {
  const rounds = quick ? 5 : 15;
  return model.playerCounts.flatMap((players) => {
    const vm = new Vm(compile(model, players, optionValues(model)));
    const bare: number[] = [];
    const whole: number[] = [];
    let worst = 0;
    let seed = 1;
    for (let round = -6; round < rounds; round++) {
      const machine = time(() => {
        for (let i = 0; i < GAMES; i++) worst = Math.max(worst, round < 0 ? 0 : time(() => machineGame(vm, seed + i)));
      });
      const game = time(() => {
        for (let i = 0; i < GAMES; i++) publicGame(model, players, seed + i);
      });
      seed += GAMES;
      if (round < 0) continue;
      bare.push(machine / GAMES);
      whole.push(game / GAMES);
    }
    return [
      {
        what: `random games with every option tried, ${players} players`,
        value: figure(1000 / median(bare), '/s'),
        baseline: `${figure(median(bare), 'ms')} a game; the longest of ${rounds * GAMES}: ${figure(worst, 'ms')}`,
      },
      {
        what: `the same through the public Game, ${players} players`,
        value: figure(median(bare.map((ms, i) => ms / whole[i])), 'of it'),
        baseline: `${figure(1000 / median(whole), '/s')}, with the keys of the options, without words`,
      },
    ];
  });
}

function time(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

export function machineGame(vm: Vm, seed: number): void {
  startPosition(vm, seed);
  const source = new ChoiceSource(seed);
  const legal: number[] = [];
  for (;;) {
    vm.run();
    if (vm.cells[STATUS] !== STATUS_ASKING) return;
    vm.enumerate();
    legal.length = 0;
    for (let i = 0; i < vm.optionCount; i++) if (vm.search.isLegal(vm, i)) legal.push(vm.options[i]);
    vm.choose(legal[source.below(legal.length)]);
  }
}

function publicGame(model: PackModel, players: number, seed: number): void {
  const game = newGame(model, { players, seed });
  const source = new ChoiceSource(seed);
  while (game.decision) game.choose(game.decision.options[source.below(game.decision.options.length)].key);
}
