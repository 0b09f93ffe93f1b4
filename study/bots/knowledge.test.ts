import { expect, test } from 'vitest';
import { compile, optionValues } from '../../interpreter/game.ts';
import { FRAME_PLAYER } from '../../interpreter/machine/frame.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { legalOptions } from '../../interpreter/machine/legal-options.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { LENGTH } from '../../interpreter/position/layout.ts';
import { hashOfPosition } from '../../interpreter/position/hash.ts';
import { restorePosition } from '../../interpreter/machine/restore.ts';
import { botKind, makeSeatBot } from './bot.ts';
import { TableRun } from './table-run.ts';
import { loaded } from '../../test/support/loaded.ts';

const model = loaded().model;
const compiled = compile(model, 2, optionValues(model));

// a bot that plans to the end of the turn, and one that looks beyond it
const BOTS = [
  { bot: 'quick', budget: { lines: 10 } },
  { bot: 'strong', budget: { lines: 80 } },
];

test.each(BOTS)('what a seat cannot know changes no choice of $bot', ({ bot, budget }) => {
  const vm = new Vm(compiled);
  const other = new Vm(compiled);
  const fresh = (seat: number) => makeSeatBot(botKind(bot)!, compiled, 7, seat, budget);
  const source = new ChoiceSource(3);
  let compared = 0;
  const check = {
    choose: ({ codes, seat, knowledge }: Parameters<ReturnType<typeof fresh>['choose']>[0]): number => {
      if (source.below(12) === 0) {
        const before = hashOfPosition(vm.cells, vm.game.tables.layout);
        const chosen = fresh(seat).choose({ vm, seat, codes, knowledge });
        expect(hashOfPosition(vm.cells, vm.game.tables.layout)).toBe(before);
        for (let i = 0; i < 3; i++) {
          restorePosition(other, vm.cells.slice(0, vm.cells[LENGTH]));
          knowledge.dealAgain(other, seat, source);
          expect(other.cells[other.top + FRAME_PLAYER]).toBe(seat);
          expect(legalOptions(other)).toEqual(codes);
          expect(fresh(seat).choose({ vm: other, seat, codes, knowledge })).toBe(chosen);
          compared++;
        }
      }
      return source.below(codes.length);
    },
  };
  const run = new TableRun(vm, [check, check], 11);
  while (run.step());
  expect(compared).toBeGreaterThan(40);
});

test.each(BOTS)('the same seed and budget, the same game of $bot; another seed, another one', ({ bot }) => {
  const play = (seed: number): string => {
    const vm = new Vm(compiled);
    const bots = [0, 1].map((seat) => makeSeatBot(botKind(bot)!, compiled, seed, seat, { lines: 3 }));
    const run = new TableRun(vm, bots, seed);
    while (run.step());
    return hashOfPosition(vm.cells, vm.game.tables.layout);
  };
  expect(play(5)).toBe(play(5));
  expect(play(5)).not.toBe(play(6));
});
