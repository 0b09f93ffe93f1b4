/** Four shells, against figures that a small program outside of the project has counted: what differs for who decides. */
import { expect, test } from 'vitest';
import { type Game, newGame } from '../../interpreter/index.ts';
import { seenEvent } from '../../interpreter/view/seen-event.ts';
import { pack } from '../support/packs.ts';

const model = pack('cards/shells/pack.yaml');

/** A game in which the pearl lies there. */
function withPearl(site: string): Game {
  for (let seed = 1; ; seed++) {
    const game = newGame(model, { players: 2, seed, trace: true });
    if (game.everything().sharedSites[site].tile === 'bright-pearl') return game;
  }
}

/** All that the player who decides has been shown: the board, the counters, and what has happened. */
function known(game: Game): string {
  const { player } = game.decision!;
  const log = game.trace.map((event) => seenEvent(event, player, model));
  const told = log.map((seen) =>
    seen === null || seen.hidden ? seen : [seen.event.player, game.renderer.event(seen.event)],
  );
  return JSON.stringify([game.decision!.prompt, game.decision!.options, game.view(player), told]);
}

test('different knowledge at the six decisions; each who points is right in a quarter of all lines', () => {
  const different = Array.from({ length: 6 }, () => new Set<string>());
  let lines = 0;
  const right = [0, 0];
  const walk = (game: Game): void => {
    const depth = game.length;
    if (game.decision === null) {
      lines++;
      game.view(0).players.forEach(({ counters }, seat) => (right[seat] += counters['find']));
      return;
    }
    different[depth].add(known(game));
    for (const { key } of game.decision.options) {
      game.choose(key);
      walk(game);
      game.seek(depth);
    }
  };
  for (const site of ['s1', 's2', 's3', 's4']) walk(withPearl(site));
  expect(different.map(({ size }) => size)).toEqual([1, 4, 32, 128, 704, 2816]);
  expect([lines, ...right]).toEqual([16_384, 4096, 4096]);
});
