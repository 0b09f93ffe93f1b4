import type { PackModel } from '../../dsl/packs/model.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { randomGame } from '../../interpreter/machine/random-run.ts';
import { figure, median, type Row } from './measure.ts';
import { Vm } from '../../interpreter/machine/vm.ts';

/** Complete random games and decisions per second on one core. The baseline is a fixed arithmetic loop, to compare machines. */
export function games(model: PackModel, quick: boolean): Row[] {
  const rows: Row[] = [];
  const rounds = quick ? 3 : 7;
  const length = quick ? 400 : 1500;
  for (const players of model.playerCounts) {
    const game = compile(model, players, optionValues(model));
    const vm = new Vm(game);
    for (let seed = 1; seed <= 150; seed++) randomGame(vm, seed);
    const perSecond: number[] = [];
    const decisions: number[] = [];
    let seed = 1000;
    let counts = { decisions: 0, choices: 0, options: 0 };
    let played = 0;
    vm.search.limitsReached = 0;
    vm.search.questions = 0;
    for (let round = 0; round < rounds; round++) {
      counts = { decisions: 0, choices: 0, options: 0 };
      const start = performance.now();
      let n = 0;
      while (performance.now() - start < length) {
        randomGame(vm, seed++, counts);
        n++;
      }
      const seconds = (performance.now() - start) / 1000;
      played += n;
      perSecond.push(n / seconds);
      decisions.push(counts.decisions / seconds);
    }
    rows.push({
      what: `complete random games, ${players} players`,
      value: figure(median(perSecond), '/s'),
      baseline:
        `${(vm.search.questions / played).toFixed(0)} look-ahead searches per game, ${vm.search.limitsReached} ` +
        `limits reached in ${played} games`,
    });
    rows.push({
      what: `decisions resolved, ${players} players`,
      value: figure(median(decisions), '/s'),
      baseline: `plain arithmetic: ${figure(arithmetic(), 'M steps/s')}`,
    });
  }
  return rows;
}

/** Millions of steps per second of a fixed loop. */
function arithmetic(): number {
  const times: number[] = [];
  let x = 1;
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    for (let i = 0; i < 5e6; i++) x = (Math.imul(x, 31) + i) | 0;
    times.push(5e3 / (performance.now() - start));
  }
  return median(times) + (x === 0 ? 1e-9 : 0);
}
