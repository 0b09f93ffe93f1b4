import { join } from 'node:path';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import type { PackModel } from '../../dsl/packs/model.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { randomGame } from '../../interpreter/machine/random-run.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { figure, median, type Row } from './measure.ts';

/** Another whole game, of quite another kind, by turns with this one: decisions of random games, and how large a position is. */
export function wholeGames(model: PackModel, packs: string, quick: boolean): Row[] {
  const other = loadPack(nodeFiles, join(packs, 'nautilus')).model;
  if (other === null) throw new Error('nautilus does not load; see `fathom check`');
  return [2, 4].flatMap((players) => compared(model, other, players, quick));
}

function compared(model: PackModel, other: PackModel, players: number, quick: boolean): Row[] {
  const [here, there] = [model, other].map((one) => new Vm(compile(one, players, optionValues(one))));
  const rounds = quick ? 5 : 11;
  const each = quick ? 250 : 500;
  const [known, rates]: [number[], number[]] = [[], []];
  for (let round = -2; round < rounds; round++) {
    const [first, second] = [here, there].map((vm) => decisionsPerSecond(vm, each));
    if (round < 0) continue;
    known.push(first);
    rates.push(second);
  }
  const ratios = rates.map((rate, i) => rate / known[i]);
  const [size, usual] = [there, here].map((vm) => vm.game.tables.layout.fixed);
  return [
    {
      what: `${other.title}, decisions of random games, ${players} players`,
      value: `${median(ratios).toFixed(2)} of it`,
      baseline:
        `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)} in ${rounds} rounds by turns: ` +
        `${figure(median(rates), '/s')}, and ${figure(median(known), '/s')} in ${model.title}`,
    },
    {
      what: `${other.title}, cells of a position, ${players} players`,
      value: `${size}`,
      baseline: `${(size / usual).toFixed(2)} of ${usual} in ${model.title}`,
    },
  ];
}

function decisionsPerSecond(vm: Vm, length: number): number {
  const counts = { decisions: 0, choices: 0, options: 0 };
  const start = performance.now();
  for (let seed = 1; performance.now() - start < length; seed++) randomGame(vm, seed, counts);
  return (counts.decisions * 1000) / (performance.now() - start);
}
