/** Looking at a recorded game: from wherever one goes on, the record replays. */
import { describe, expect, test } from 'vitest';
import { CITIES, NIM, pack, SHAPES } from '../test/support/packs.ts';
import { newGame, replay, type Game } from './index.ts';

/** A game to its end, with a choice that depends on the seed only. */
function played(name: string, players: number, seed: number): Game {
  const game = newGame(pack(name), { players, seed, trace: true });
  for (let n = seed; game.decision && game.length < 400; n = (n * 48_271) % 2_147_483_647) {
    const { options } = game.decision;
    game.choose(options[n % options.length].key);
  }
  return game;
}

/** Replaying the record of a game leads to the hash that it names, and makes all its choices. */
function expectReplays(game: Game, where: string): void {
  const record = game.save();
  const again = replay(game.model, record);
  expect([where, again.stopped, again.game.hash(), again.game.save().choices]).toEqual([
    where,
    null,
    record.finalHash,
    record.choices,
  ]);
}

describe.each([
  [NIM, 2],
  [SHAPES, 2],
  [CITIES, 2],
  [CITIES, 4],
])('%s for %i', (name, players) => {
  test('from every choice, also from those that are taken by themselves', () => {
    const game = played(name, players, 7);
    const { keys } = game;
    const end = game.hash();
    const whole = game.save();
    let automatic = 0;
    const step = Math.max(1, Math.floor(keys.length / 25));
    for (let n = keys.length - 1; n >= 0; n--) {
      if (n % step !== 0 && !(keys[n].startsWith('=') && automatic < 15)) continue;
      game.seek(n);
      const where = `${n} ${keys[n]}`;
      expectReplays(game, where);
      if (keys[n].startsWith('=')) {
        automatic++;
        // chosen by hand, it is still one that is taken by itself
        game.choose(game.decision!.options[0].key);
        expect(game.keys.slice(0, n + 1)).toEqual(keys.slice(0, n + 1));
        expectReplays(game, `${where}, chosen`);
        game.seek(n);
      }
      const way = replay(game.model, whole).game;
      way.seek(n);
      while (way.redo());
      expect(way.keys).toEqual(keys);
      expect(way.hash()).toBe(end);
      expectReplays(way, `${where}, redone`);
    }
    if (name !== NIM) expect(automatic).toBeGreaterThan(0);
  });
});
