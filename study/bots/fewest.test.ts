/** Where the fewest of a counter win, bots count it as a lack. */
import { expect, test } from 'vitest';
import { compile, optionValues } from '../../interpreter/game.ts';
import { startPosition } from '../../interpreter/machine/start.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { smallPack } from '../../test/support/small-pack.ts';
import { worthOfOutcome } from './outcome.ts';
import { trainingScore } from './training-score.ts';
import { Value } from './value.ts';

/** What position 1 of 2 seats is worth after each player has so many strikes; the game is over. */
const afterStrikes = (
  which: 'most' | 'fewest',
  score: string,
): { worth: number[]; trained: number[]; value: number[] } => {
  const { model } = smallPack(`pack: strikes
title: Strikes
version: 0.1.0
status: original
players: [2]
${score}ranking: [${which} strike]
counters: {strike: {}}
procedures: {game: {one: "each player: gain (seat * 3) strikes", end: end game}}
`);
  const game = compile(model, 2, optionValues(model));
  const vm = new Vm(game);
  startPosition(vm, 1);
  vm.run();
  const value = new Value(game);
  return {
    worth: worthOfOutcome(vm),
    trained: [0, 1].map((seat) => trainingScore(vm, seat)),
    value: [0, 1].map((seat) => value.of(vm, seat)),
  };
};

test.each(['', 'score: strike\n'])('%j: who has more is behind', (score) => {
  const most = afterStrikes('most', score);
  const fewest = afterStrikes('fewest', score);
  for (const key of ['worth', 'trained'] as const) {
    expect(most[key][1]).toBeGreaterThan(most[key][0]);
    expect(fewest[key][1]).toBeLessThan(fewest[key][0]);
  }
  expect(most.value[1]).toBeGreaterThan(most.value[0]);
  expect(fewest.value[1]).toBeLessThan(fewest.value[0]);
});
