import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PackModel } from '../../dsl/packs/model.ts';
import { randomGame } from '../../interpreter/bots/random-run.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { figure, median, type Row } from './measure.ts';

const ROUNDS = 5;

/**
 * Complete random games compared with an engine that is written by hand for the same game, by turns with it. `BASELINE` names
 * the folder of that engine, built: `dist/bench-pausable.mjs --quick --json` there prints its games per second. Without
 * the variable there is nothing to compare.
 */
export function byHand(model: PackModel, quick: boolean): Row[] {
  const folder = process.env.BASELINE;
  if (folder === undefined) return [];
  const script = join(folder, 'dist', 'bench-pausable.mjs');
  if (!existsSync(script)) throw new Error(`BASELINE: there is no ${script}; build the engine first`);
  const counts = [2, 4].filter((players) => model.playerCounts.includes(players));
  const machines = counts.map((players) => new Vm(compile(model, players, optionValues(model))));
  for (const vm of machines) for (let seed = 1; seed <= 300; seed++) randomGame(vm, seed);
  const own = counts.map((): number[] => []);
  const other = counts.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    const rates = ratesOf(script);
    counts.forEach((players, i) => {
      other[i].push(rates.get(players)!);
      own[i].push(gamesPerSecond(machines[i], 1000 + round * 1000, quick ? 1500 : 4000));
    });
  }
  return counts.map((players, i) => {
    const ratios = own[i].map((rate, round) => rate / other[i][round]);
    return {
      what: `random games against code written by hand, ${players} players`,
      value: `${median(ratios).toFixed(3)} of it`,
      baseline: `${Math.min(...ratios).toFixed(3)}–${Math.max(...ratios).toFixed(3)} in ${ROUNDS} rounds by turns: ${figure(median(own[i]), '/s')} and ${figure(median(other[i]), '/s')}`,
    };
  });
}

/** By number of players. */
function ratesOf(script: string): Map<number, number> {
  const { stdout, status } = spawnSync(process.execPath, [script, '--quick', '--json'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`BASELINE: ${script} ended with ${status}`);
  const { results } = JSON.parse(stdout.trim().split('\n').at(-1)!) as {
    results: { players: number; gamesPerSecond: number }[];
  };
  return new Map(results.map(({ players, gamesPerSecond }) => [players, gamesPerSecond]));
}

function gamesPerSecond(vm: Vm, from: number, length: number): number {
  const start = performance.now();
  let n = 0;
  while (performance.now() - start < length) randomGame(vm, from + n++);
  return (n * 1000) / (performance.now() - start);
}
