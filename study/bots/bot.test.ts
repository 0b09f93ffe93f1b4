import { newGame } from '../../interpreter/localized.ts';
import { expect, test } from 'vitest';
import { botKind, botKinds, botOfKind } from './bot.ts';
import { loaded } from '../../test/support/loaded.ts';

const nim = loaded('cards/nim.yaml').model;

function play(seed: number): string[] {
  const game = newGame(nim, { seed });
  const bots = [0, 1].map((seat) => botOfKind(botKind('random')!, seed, seat));
  while (game.decision) game.choose(bots[game.decision.player].choose(game));
  return game.keys;
}

test('the same seed gives the same game', () => {
  expect(play(3)).toEqual(play(3));
});

test('seeds differ', () => {
  expect(new Set(Array.from({ length: 20 }, (_, seed) => play(seed).join())).size).toBeGreaterThan(5);
});

test('a bot leaves the game as it is', () => {
  const game = newGame(nim, { seed: 1 });
  const before = game.hash();
  botOfKind(botKind('random')!, 1, 0).choose(game);
  expect(game.hash()).toBe(before);
});

test('bots are known by name', () => {
  expect(botKinds().map(({ name }) => name)).toContain('random');
  expect(botKind('nobody')).toBeUndefined();
});
