/** Bots without a word of help play board games better than chance: how often they beat random play, from both seats in turn. */
import { describe, expect, test } from 'vitest';
import { compile, optionValues } from '../../interpreter/game.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { ranking } from '../../interpreter/view/ranking.ts';
import { botKind, makeSeatBot } from '../../study/bots/bot.ts';
import { TableRun } from '../../study/bots/table-run.ts';
import { loaded } from '../support/loaded.ts';
import { rounds } from '../support/width.ts';

/** Share of the victories of the bot: equal seeds, equal games. */
function victories(path: string, bot: string, games: number): number {
  const { model } = loaded(path);
  const game = compile(model, 2, optionValues(model));
  const vm = new Vm(game);
  let won = 0;
  for (let i = 0; i < games; i++) {
    const own = i % 2;
    const seed = 1 + Math.floor(i / 2);
    const seats = [0, 1].map((seat) => makeSeatBot(botKind(seat === own ? bot : 'random')!, game, seed, seat));
    const run = new TableRun(vm, seats, seed);
    while (run.step());
    const first = ranking(vm).filter(({ place }) => place === 1);
    if (first.some(({ player }) => player === own)) won += 1 / first.length;
  }
  return won / games;
}

// in few games, nearly all of them; in many, what is promised
describe.each(['hex', 'reversi', 'amazons', 'kalah', 'morris'])('%s', (pack) => {
  test('quick wins at least three of four', () => {
    expect(victories(`cards/${pack}`, 'quick', rounds(8, 200))).toBeGreaterThanOrEqual(0.75);
  });
  test('usual wins at least nine of ten', () => {
    expect(victories(`cards/${pack}`, 'usual', rounds(2, 200))).toBeGreaterThanOrEqual(0.9);
  });
});
