import { join } from 'node:path';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { figure, median, type Row } from './measure.ts';
import { machineGame } from './options.ts';
import { Hex, playHex } from './plain/hex.ts';
import { playReversi, Reversi } from './plain/reversi.ts';

/** Random games with every option listed, by turns with plain programs of the same games that list all moves. */
export function boardGames(packs: string, quick: boolean): Row[] {
  const small = new Hex(5);
  const large = new Hex(11);
  const reversi = new Reversi();
  return [
    compared('Reversi', packs, 'reversi', {}, (source) => playReversi(reversi, source), quick),
    compared('Hex 5 × 5', packs, 'hex', { size: 5 }, (source) => playHex(small, source), quick),
    compared('Hex 11 × 11', packs, 'hex', { size: 11 }, (source) => playHex(large, source), quick),
  ];
}

function compared(
  name: string,
  packs: string,
  pack: string,
  options: Record<string, number>,
  plain: (below: (n: number) => number) => unknown,
  quick: boolean,
): Row {
  const { model } = loadPack(nodeFiles, join(packs, pack));
  if (model === null) throw new Error(`${pack} does not load; see \`fathom check\``);
  const vm = new Vm(compile(model, 2, optionValues(model, options)));
  const rounds = quick ? 5 : 11;
  const each = quick ? 250 : 500;
  const [own, other]: [number[], number[]] = [[], []];
  for (let round = -2; round < rounds; round++) {
    const ours = gamesPerSecond((seed) => machineGame(vm, seed), each);
    const theirs = gamesPerSecond((seed) => {
      const source = new ChoiceSource(seed);
      plain((n) => source.below(n));
    }, each);
    if (round < 0) continue;
    own.push(ours);
    other.push(theirs);
  }
  const ratios = own.map((rate, i) => rate / other[i]);
  return {
    what: `${name}, random games with every option listed, against plain code`,
    value: `${median(ratios).toFixed(3)} of it`,
    baseline:
      `${Math.min(...ratios).toFixed(3)}–${Math.max(...ratios).toFixed(3)} in ${rounds} rounds by turns: ` +
      `${figure(median(own), '/s')} and ${figure(median(other), '/s')}`,
  };
}

function gamesPerSecond(play: (seed: number) => void, length: number): number {
  const start = performance.now();
  let n = 0;
  while (performance.now() - start < length) play(++n);
  return (n * 1000) / (performance.now() - start);
}
