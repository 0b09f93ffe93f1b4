import type { PackModel } from '../../dsl/packs/model.ts';
import { makeSeatBot, type SeatBot } from '../../study/bots/bot.ts';
import { knownBot } from '../../study/bots/bot-name.ts';
import { LEVELS } from '../../study/bots/levels.ts';
import { TableRun } from '../../study/bots/table-run.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { figure, median, type Row } from './measure.ts';

/** Milliseconds a choice of each level, with untrained weights, and one-turn lines a second, on one core. */
export function bots(model: PackModel, quick: boolean): Row[] {
  const compiled = compile(model, 2, optionValues(model));
  const vm = new Vm(compiled);
  const rows: Row[] = [];
  for (const { name, budget, looksAhead } of LEVELS) {
    if (quick && name === 'strong') continue;
    const perChoice: number[] = [];
    for (let seed = 0; seed <= (quick ? 2 : 4); seed++) {
      let time = 0;
      let choices = 0;
      const seats = [0, 1].map((seat): SeatBot => {
        const bot = makeSeatBot(knownBot(name).kind, compiled, seed, seat);
        return {
          choose(asked) {
            const began = performance.now();
            const chosen = bot.choose(asked);
            time += performance.now() - began;
            choices++;
            return chosen;
          },
        };
      });
      const run = new TableRun(vm, seats, seed);
      while (run.step());
      // the first game is compiled while it runs
      if (seed > 0) perChoice.push(time / choices);
    }
    const lines = 'lines' in budget ? budget.lines : 0;
    rows.push({
      what: `bot ${name}, a choice`,
      value: figure(median(perChoice), ' ms'),
      baseline: looksAhead
        ? 'mean: most choices follow the plan of the turn'
        : figure((1000 * lines) / median(perChoice), 'one-turn lines/s'),
    });
  }
  return rows;
}
