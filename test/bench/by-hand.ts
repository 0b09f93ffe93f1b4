import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PackModel } from '../../dsl/packs/model.ts';
import { randomGame } from '../../interpreter/machine/random-run.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { figure, median, type Row } from './measure.ts';

const ROUNDS = 5;
/** numbers of players */
const COMPARED = [2, 4];
/** of the process that only measures these */
export const RATES_ONLY = '--rates-only';

/**
 * Complete random games compared with an engine that is written by hand for the same game: by turns, each in a process of its own,
 * so that neither runs on code that something else has warmed. `BASELINE` names the folder of that engine, built:
 * `dist/bench-pausable.mjs --quick --json` there prints its games per second. Without the variable there is nothing to compare.
 */
export function byHand(model: PackModel, quick: boolean): Row[] {
  const folder = process.env.BASELINE;
  if (folder === undefined) return [];
  const script = join(folder, 'dist', 'bench-pausable.mjs');
  if (!existsSync(script)) throw new Error(`BASELINE: there is no ${script}; build the engine first`);
  const counts = COMPARED.filter((players) => model.playerCounts.includes(players));
  const ownArguments = [...process.argv.slice(1), RATES_ONLY, ...(quick ? [] : ['--long'])];
  const own: Map<number, number>[] = [];
  const other: Map<number, number>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    other.push(ratesOf([script, '--quick', '--json']));
    own.push(ratesOf(ownArguments));
  }
  return counts.map((players) => {
    const ratios = own.map((rates, round) => rates.get(players)! / other[round].get(players)!);
    const rateOf = (rounds: Map<number, number>[]): string =>
      figure(median(rounds.map((rates) => rates.get(players)!)), '/s');
    return {
      what: `random games against code written by hand, ${players} players`,
      value: `${median(ratios).toFixed(3)} of it`,
      baseline:
        `${Math.min(...ratios).toFixed(3)}–${Math.max(...ratios).toFixed(3)} in ${ROUNDS} rounds by ` +
        `turns: ${rateOf(own)} and ${rateOf(other)}`,
    };
  });
}

interface Rate {
  players: number;
  gamesPerSecond: number;
}

/** For a process that `byHand` starts: prints the rates of random games as JSON, in the form of the other engine. */
export function printRates(model: PackModel): void {
  const length = process.argv.includes('--long') ? 4000 : 1500;
  const results = COMPARED.map((players): Rate => {
    const vm = new Vm(compile(model, players, optionValues(model)));
    for (let seed = 1; seed <= 300; seed++) randomGame(vm, seed);
    return { players, gamesPerSecond: gamesPerSecond(vm, 1000, length) };
  });
  process.stdout.write(`${JSON.stringify({ results })}\n`);
}

/** By number of players. */
function ratesOf(args: string[]): Map<number, number> {
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`BASELINE: node ${args.join(' ')} ended with ${status}`);
  const { results } = JSON.parse(stdout.trim().split('\n').at(-1)!) as { results: Rate[] };
  return new Map(results.map(({ players, gamesPerSecond }) => [players, gamesPerSecond]));
}

function gamesPerSecond(vm: Vm, from: number, length: number): number {
  const start = performance.now();
  let n = 0;
  while (performance.now() - start < length) randomGame(vm, from + n++);
  return (n * 1000) / (performance.now() - start);
}
