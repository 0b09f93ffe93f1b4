/**
 * Kalah, by the number of its sequences of sowings and by the values of small boards with best play, as small programs outside of the
 * project have found them.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  FRAME_PLAYER,
  legalOptions,
  ranking,
  Snapshot,
  startPosition,
  STATUS,
  STATUS_ASKING,
  Vm,
} from '../../interpreter/internal.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { smallPack } from '../support/small-pack.ts';
import { isFull } from '../support/width.ts';

/** Without the scenarios, which are about its six pits. */
const TEXT = readFileSync('cards/kalah/pack.yaml', 'utf8').replace(/ {4}scenarios:\n(?: {6,}.*\n)+/, '');

/** The sites of a board with so many pits on each side, in the order of sowing. */
function boardOf(pits: number): string {
  const side = (letter: string): string[] => Array.from({ length: pits }, (_, i) => `${letter}${i + 1}`);
  const ring = [...side('b'), 'right', ...side('t').toReversed(), 'left'];
  const site = (id: string, i: number): string => {
    const isStore = id === 'right' || id === 'left';
    const across = isStore ? '' : `, across: ${id.startsWith('b') ? 't' : 'b'}${id.slice(1)}`;
    const tag = i <= pits ? 'lower' : 'upper';
    return `      ${id}: {kind: ${isStore ? 'seed-store' : 'sowing-pit'}, tags: [${tag}], ways: {next: ${ring[(i + 1) % ring.length]}${across}}}`;
  };
  return ring.map(site).join('\n');
}

function machine(pits: number, seeds: number): Vm {
  const text = TEXT.replace(/(?<= {4}sites:\n)(?: {6}.*\n)+/, `${boardOf(pits)}\n`)
    .replace(/values: \[.*?\], default: 4/, `values: [${seeds}], default: ${seeds}`)
    .replace('pack: kalah', 'pack: kalah\nstatus: original');
  const { model } = smallPack(text);
  const vm = new Vm(compile(model, 2, optionValues(model)));
  startPosition(vm, 1);
  return vm;
}

/** Goes on to the next choice of a pit; false: the game is over. What is forced in between is no sowing. */
function toNextSowing(vm: Vm): boolean {
  for (vm.run(); vm.cells[STATUS] === STATUS_ASKING; vm.run()) {
    if (vm.asking.origin.text.startsWith('choose home')) return true;
    const [only, ...more] = legalOptions(vm);
    if (more.length > 0) throw new Error(`${more.length + 1} options at ${vm.asking.origin.text}`);
    vm.choose(only);
  }
  return false;
}

/** Calls it after each choice of a pit. */
function eachSowing(vm: Vm, here: Snapshot, then: () => void): void {
  here.save(vm);
  legalOptions(vm).forEach((code, i) => {
    if (i > 0) here.restore(vm);
    vm.choose(code);
    then();
  });
}

/** How many sequences of so many sowings there are; a game that ends before is none. */
function sequences(pits: number, seeds: number, sowings: number): number {
  const vm = machine(pits, seeds);
  const pool: Snapshot[] = [];
  const count = (left: number): number => {
    const goesOn = toNextSowing(vm);
    if (left === 0) return 1;
    if (!goesOn) return 0;
    let sum = 0;
    eachSowing(vm, (pool[left] ??= new Snapshot(vm)), () => {
      sum += count(left - 1);
    });
    return sum;
  };
  return count(sowings);
}

/** Of a game that is over: by how many seeds the first player has won. */
function wonBy(vm: Vm): number {
  const [mine, theirs] = ranking(vm)
    .toSorted((a, b) => a.player - b.player)
    .map(({ by }) => by[0].value);
  return mine - theirs;
}

/** By how many seeds the first player wins if both play as well as they can. */
function value(pits: number, seeds: number): number {
  const vm = machine(pits, seeds);
  const { lying } = vm.game.tables.layout;
  const places = 2 * pits + 2;
  const isStore = (at: number): boolean => at === pits || at === places - 1;
  const ahead = (): number => vm.halves[lying + pits] - vm.halves[lying + places - 1];
  /** Of what is still to come: it does not matter how one came there, nor what lies in the stores. */
  const placeOf = (): string =>
    `${vm.cells[vm.top + FRAME_PLAYER]}:${vm.halves
      .subarray(lying, lying + places)
      .filter((_, at) => !isStore(at))
      .join()}`;
  const pool: Snapshot[] = [];
  const known = new Map<string, number>();
  /** By how many more than now. */
  const best = (depth: number): number => {
    const isFirst = vm.cells[vm.top + FRAME_PLAYER] === 0;
    const before = ahead();
    const values: number[] = [];
    const key = placeOf();
    const found = known.get(key);
    if (found !== undefined) return found;
    eachSowing(vm, (pool[depth] ??= new Snapshot(vm)), () => {
      values.push((toNextSowing(vm) ? ahead() + best(depth + 1) : wonBy(vm)) - before);
    });
    const chosen = isFirst ? Math.max(...values) : Math.min(...values);
    known.set(key, chosen);
    return chosen;
  };
  toNextSowing(vm);
  return best(0);
}

const cut = <T>(all: readonly T[], sample: number): readonly T[] => (isFull ? all : all.slice(0, sample));

test.each([
  ...[6, 35, 185, 942, 4690, 23_233, 114_430].map((n, i) => [6, 4, i + 1, n] as const),
  ...[3, 8, 19, 48, 120, 280, 610, 1283].map((n, i) => [3, 3, i + 1, n] as const),
])('%i pits, %i seeds, %i sowings: %i', (pits, seeds, sowings, n) => {
  expect(sequences(pits, seeds, sowings)).toBe(n);
});

test.each(
  cut(
    [
      [1, 1, 0],
      [1, 2, -2],
      [2, 1, 2],
      [2, 2, -2],
      [3, 1, 0],
      [2, 3, -2],
      [2, 4, -10],
      [4, 1, 2],
      [3, 2, 4],
      [3, 3, 2],
      [5, 1, 0],
      [6, 1, 2],
      [4, 2, 6],
      [3, 4, 2],
    ] as const,
    10,
  ),
)('%i pits, %i seeds: the first player wins by %i', (pits, seeds, n) => {
  expect(value(pits, seeds)).toBe(n);
});
