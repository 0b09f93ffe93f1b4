/** The story of a game says how far a piece has gone by steps. */
import { expect, test } from 'vitest';
import { afterEffect, smallPack } from '../test/support/small-pack.ts';
import { tell } from './narrative/paragraphs.ts';
import { plainNames } from './narrative/pack-names.ts';

const PACK = smallPack(`pack: ring
title: Ring
version: 0.1.0
status: original
players: [1]
score: coin
ranking: [most coin]
counters: {coin: {plural: coins}}
site-kinds: {stop: {plural: stops}}
pieces: {cart: {of: player, plural: carts, cost: free}}
boards:
  ring:
    of: game
    sites:
      s1: {kind: stop, ways: {next: s2}}
      s2: {kind: stop, ways: {next: s3}}
      s3: {kind: stop, ways: {next: s1}}
procedures: {game: {play: "each player: relocate own cart by next to stop", end: end game}}
`);

test.each([
  ['en', '2 steps by next to stop', 'moves the cart 2 steps from s1 to s3'],
  ['en', '1 steps by next to stop', 'moves the cart 1 step from s1 to s2'],
  ['en', 'to s3', 'moves the cart from s1 to s3'],
  ['it', '2 steps by next to stop', 'sposta cart di 2 passi da s1 a s3'],
  ['uk', '2 steps by next to stop', 'пересуває cart на 2 кроки з s1 на s3'],
] as const)('%s, %s: %s', (language, how, told) => {
  const { game } = afterEffect(PACK, '{me: {sites: {s1: cart}}}', `relocate own cart ${how}`, 1);
  const lines = tell(game.trace, plainNames(PACK.model, ['Ann'], language)).flatMap((paragraph) => paragraph.lines);
  expect(lines.join('\n').toLowerCase()).toContain(told);
});
