/** Games in which nothing is hidden: a budget is kept, and nobody knows what chance will bring. */
import { expect, test, vi } from 'vitest';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { FRAME_PLAYER } from '../../interpreter/machine/frame.ts';
import type { CompiledGame } from '../../interpreter/machine/compiled-game.ts';
import { Knowledge } from '../../interpreter/machine/knowledge.ts';
import { legalOptions } from '../../interpreter/machine/legal-options.ts';
import { startPosition } from '../../interpreter/machine/start.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { CITIES, pack } from '../../test/support/packs.ts';
import { loaded, withoutErrors } from '../../test/support/loaded.ts';
import { OpenGame } from './open-game.ts';
import { Playouts } from './playouts.ts';
import type { AskedSeat } from './turn-sampler.ts';

function askedIn(game: CompiledGame, seed = 1): AskedSeat {
  const vm = new Vm(game);
  const knowledge = new Knowledge(game);
  vm.watch = knowledge;
  startPosition(vm, seed);
  vm.run();
  return { vm, seat: vm.cells[vm.top + FRAME_PLAYER], codes: legalOptions(vm), knowledge };
}

const gameOf = (path: string): CompiledGame => {
  const { model } = loaded(path);
  return compile(model, 2, optionValues(model));
};

/** Whoever begins names a player; chance says who it is. */
const WAGER = `
pack: wager
version: 1.0.0
players: [2]
score: win
ranking: [most win]
counters: {win: {}, named: {of: game}}
procedures:
  game:
    ask: "each player: if seat = 1: (set named to 1) or (set named to 2)"
    draw: shuffle players
    pay: "each player: if seat = 1: if place = named: gain 1 win else: each other player: gain 1 win"
    end: end game
`;

const wager = (): CompiledGame => {
  const { model } = withoutErrors(loadPack(memoryFiles({ 'wager.yaml': WAGER }), 'wager.yaml'), 'wager');
  return compile(model, 2, optionValues(model));
};

test('playouts are as many as the lines of the budget, with those that came through the decision before', () => {
  const played = vi.spyOn(Playouts.prototype, 'playOne');
  const bot = new OpenGame(gameOf('cards/hex'), 1);
  const asked = askedIn(gameOf('cards/hex'));
  bot.begin(asked);
  bot.think({ lines: 10 });
  expect(played).toHaveBeenCalledTimes(10);
  bot.begin(asked);
  bot.think({ lines: 15 });
  expect(played).toHaveBeenCalledTimes(15);
  played.mockRestore();
});

test('a time is over when it is over, though the end is in reach', () => {
  // each look at the clock takes a millisecond
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => ++now);
  const game = gameOf('cards/tic-tac-toe.yaml');
  const bot = new OpenGame(game, 1);
  bot.begin(askedIn(game));
  const begun = now;
  bot.think({ milliseconds: 50 });
  expect(now - begun).toBeLessThanOrEqual(52);
  expect(bot.isExact).toBe(false);
  clock.mockRestore();
});

test('a small game is known to each level, and the next choices are free', () => {
  const game = gameOf('cards/nim.yaml');
  const bot = new OpenGame(game, 1);
  const asked = askedIn(game);
  bot.begin(asked);
  bot.think({ lines: 10 });
  expect(bot.isExact).toBe(true);
  const played = vi.spyOn(Playouts.prototype, 'playOne');
  bot.begin(asked);
  bot.think({ lines: 10 });
  expect(bot.isExact).toBe(true);
  expect(played).not.toHaveBeenCalled();
  played.mockRestore();
});

test('what chance will bring is not known: of a wager on it no option is sure', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const game = wager();
    const bot = new OpenGame(game, seed);
    bot.begin(askedIn(game, seed));
    bot.think({ lines: 400 });
    expect(bot.isExact).toBe(false);
    expect(Math.max(...bot.worths())).toBeLessThan(70);
  }
});

test('a game with hidden cards is none', () => {
  const game = compile(pack(CITIES), 2, optionValues(pack(CITIES)));
  expect(OpenGame.isOne(askedIn(game))).toBe(false);
  expect(OpenGame.isOne(askedIn(gameOf('cards/hex')))).toBe(true);
});

test('who plays alone for points has nobody to beat, and is no such game', () => {
  const { model } = loaded('cards/nim.yaml');
  const asked = askedIn(gameOf('cards/nim.yaml'));
  const alone = compile(model, 1, optionValues(model));
  expect(OpenGame.isOne({ ...asked, vm: new Vm(alone) })).toBe(false);
});
