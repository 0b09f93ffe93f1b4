/** Small games are searched to their end: judged by what is known of them, and by trying everything by hand. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadPack } from '../../service/index.ts';
import { memoryFiles } from '../../dsl/internal.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { ranking } from '../../interpreter/view/ranking.ts';
import { botKind, makeSeatBot } from './bot.ts';
import { TableRun } from './table-run.ts';
import { loaded } from '../../test/support/loaded.ts';

function modelOf(path: string) {
  return loaded(path).model;
}

/** Seats that won a game: one, or several that share it. */
function winners(model: ReturnType<typeof modelOf>, seats: readonly string[], seed: number): number[] {
  const compiled = compile(model, seats.length, optionValues(model));
  const vm = new Vm(compiled);
  const bots = seats.map((name, seat) => makeSeatBot(botKind(name)!, compiled, seed, seat));
  const run = new TableRun(vm, bots, seed);
  while (run.step());
  return ranking(vm)
    .filter(({ place }) => place === 1)
    .map(({ player }) => player);
}

const seeds = Array.from({ length: 12 }, (_, i) => i + 1);

describe('tic-tac-toe', () => {
  const model = modelOf('cards/tic-tac-toe.yaml');
  test('is never lost, from either seat', () => {
    for (const seed of seeds) {
      expect(winners(model, ['quick', 'random'], seed)).toContain(0);
      expect(winners(model, ['random', 'quick'], seed)).toContain(1);
    }
  });
  test('is a draw between bots', () => {
    expect(winners(model, ['quick', 'quick'], 1)).toEqual([0, 1]);
  });
});

describe('Nim', () => {
  // 3 xor 4 xor 5 is not 0: whoever begins can win
  const model = modelOf('cards/nim.yaml');
  test('is won by whoever begins', () => {
    for (const seed of seeds) expect(winners(model, ['quick', 'random'], seed)).toEqual([0]);
    expect(winners(model, ['quick', 'quick'], 1)).toEqual([0]);
  });

  /** Heaps as in the pack, with other numbers. */
  const heaps = (a: number, b: number, c: number) => {
    const text = readFileSync('cards/nim.yaml', 'utf8')
      .replace('pebble: {of: game, start: 3}', `pebble: {of: game, start: ${a}}`)
      .replace('shell: {of: game, start: 4}', `shell: {of: game, start: ${b}}`)
      .replace('pearl: {of: game, start: 5}', `pearl: {of: game, start: ${c}}`);
    return loadPack(memoryFiles({ 'nim.yaml': text }), 'nim.yaml').model!;
  };
  test.each([
    [1, 2, 3],
    [2, 4, 6],
    [1, 1, 2],
    [2, 3, 4],
    [3, 3, 1],
  ])('heaps of %i, %i and %i are won by the seat that theory names', (a, b, c) => {
    // Bouton: the one to move loses exactly if the binary sum of the heaps is 0
    const winner = (a ^ b ^ c) === 0 ? 1 : 0;
    expect(winners(heaps(a, b, c), ['quick', 'quick'], 2)).toEqual([winner]);
  });
});
