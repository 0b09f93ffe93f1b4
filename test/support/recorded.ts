/** Whole games of random players, one line each: what was played, and where it ended. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackModel } from '../../dsl/internal.ts';
import type { OptionValues } from '../../interpreter/position/tables.ts';
import { optionValues } from '../../interpreter/index.ts';
import { randomGame, type RunCounts } from '../../interpreter/machine/random-run.ts';
import { hashOfPosition } from '../../interpreter/position/hash.ts';
import { scoresOf } from '../../study/simulate/tally.ts';
import type { Lot } from '../recorded/table.ts';
import { pack } from './packs.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { compileGame } from '../../interpreter/compile/compile-game.ts';

export const FILE = join(import.meta.dirname, '../recorded/games.txt');

/** Games that share pack, number of players and options. `options` holds what differs from the defaults. */
export interface Group {
  pack: string;
  players: number;
  options: OptionValues;
  seeds: number[];
}

export interface Line {
  seed: number;
  choices: number;
  hash: string;
  scores: number[];
}

/** Games that share randomly drawn options, and the first seed of those games. */
const OF_A_LOT = 5;
const MIXED = 1000;

export function groupsOf({ pack: path, usual, mixed }: Lot): Group[] {
  const model = pack(path);
  const counts = model.playerCounts;
  const groups = new Map<string, Group>();
  const add = (players: number, options: OptionValues, seed: number): void => {
    const key = JSON.stringify([players, options]);
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { pack: path, players, options, seeds: [] }));
    group.seeds.push(seed);
  };
  for (const players of counts) for (let seed = 1; seed <= usual; seed++) add(players, {}, seed);
  for (let i = 0; i < mixed; i++) {
    const options = optionsByLot(model, MIXED + i);
    for (let n = 0; n < OF_A_LOT; n++) add(counts[i % counts.length], options, MIXED + i * OF_A_LOT + n);
  }
  return [...groups.values()];
}

/** Values of options drawn at random; those that differ from the defaults. */
export function optionsByLot(model: PackModel, seed: number): OptionValues {
  const source = new ChoiceSource(seed);
  const options: OptionValues = {};
  for (const { id, values, default: usual } of model.options) {
    const value = values[source.below(values.length)];
    if (value !== usual) options[id] = value;
  }
  return options;
}

export const nameOf = ({ pack: path, players, options }: Omit<Group, 'seeds'>): string =>
  [
    path,
    players,
    Object.entries(options)
      .map(([id, value]) => `${id}=${value}`)
      .join(',') || 'usual',
  ].join(' ');

export function play({ pack: path, players, options, seeds }: Group): Line[] {
  const model = pack(path);
  const vm = new Vm(compileGame(model, players, optionValues(model, options)));
  return seeds.map((seed) => {
    const counts: RunCounts = { decisions: 0, choices: 0, options: 0 };
    randomGame(vm, seed, counts);
    return {
      seed,
      choices: counts.decisions,
      hash: hashOfPosition(vm.cells, vm.game.tables.layout),
      scores: scoresOf(vm, model),
    };
  });
}

const HEAD =
  '# Written by `npm run record`. Pack, players, options, seed, choices, hash of the last position, score of each seat.\n';

export function text(games: ReadonlyMap<string, readonly Line[]>): string {
  return (
    HEAD +
    [...games]
      .flatMap(([name, lines]) =>
        lines.map(({ seed, choices, hash, scores }) => `${name} ${seed} ${choices} ${hash} ${scores.join(',')}\n`),
      )
      .join('')
  );
}

/** What is on file, by name of the group. */
export function onFile(): Map<string, Line[]> {
  const games = new Map<string, Line[]>();
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [path, players, options, seed, choices, hash, scores] = line.split(' ');
    const name = `${path} ${players} ${options}`;
    const lines = games.get(name) ?? [];
    games.set(name, lines);
    lines.push({ seed: Number(seed), choices: Number(choices), hash, scores: scores.split(',').map(Number) });
  }
  return games;
}

/** How the games differ now, in words; nothing if they are equal. */
export function differs(was: readonly Line[], now: readonly Line[]): string[] {
  const out: string[] = [];
  const before = new Map(was.map((line) => [line.seed, line]));
  for (const line of now) {
    const old = before.get(line.seed);
    before.delete(line.seed);
    if (old === undefined) out.push(`seed ${line.seed} is new`);
    else if (old.choices !== line.choices || old.hash !== line.hash) {
      const what =
        old.choices !== line.choices ? `${old.choices} choices, now ${line.choices}` : 'another last position';
      out.push(`seed ${line.seed}: ${what}; scores ${old.scores.join(' ')}, now ${line.scores.join(' ')}`);
    }
  }
  for (const seed of before.keys()) out.push(`seed ${seed} is missing`);
  return out;
}
