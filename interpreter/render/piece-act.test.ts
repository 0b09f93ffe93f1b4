/** In the log, what costs nothing on a board between the players is placed; a farm that is paid for is built. */
import { expect, it } from 'vitest';
import { packOf } from '../../test/support/packs.ts';
import { afterEffect, smallPack } from '../../test/support/small-pack.ts';
import { newGame, sentenceRenderer } from '../index.ts';

const said = (pieces: string, boards: string): string[] => {
  const model = packOf(`
pack: bay
title: Bay
version: 1.0.0
players: [1]
score: coin
ranking: [most coin]
counters: {coin: {plural: coins, start: 5}}
site-kinds: {plot: {}}
pieces: {hut: ${pieces}}
boards:
  shore: {of: ${boards}, sites: {p1: {kind: plot}, p2: {kind: plot}}}
${boards === 'player' ? '  common: {of: game, sites: {q1: {kind: plot}}}\n' : ''}procedures: {game: {${boards === 'player' ? 'boards: deal boards, ' : ''}play: "each player: build hut", end: end game}}
`);
  const game = newGame(model, { players: 1, seed: 1, trace: true });
  while (game.decision) game.choose(game.decision.options[0].key);
  const words = sentenceRenderer(model, 'en');
  return game.trace.filter(({ type }) => type === 'piece').flatMap((event) => words.event(event) ?? []);
};

it.each([
  ['{plural: huts, of: player, cost: free, where: empty plot}', 'game', 'places a hut on p1'],
  ['{plural: huts, cost: free, where: empty plot}', 'game', 'places a hut on p1'],
  ['{plural: huts, of: player, cost: 2 coins, where: empty plot}', 'game', 'builds a hut on p1'],
  ['{plural: huts, cost: free, where: empty plot}', 'player', 'builds a hut on p1'],
])('%s on a board of the %s: %s', (pieces, boards, expected) => {
  expect(said(pieces, boards)).toEqual([expected]);
});

it.each([
  ['en', 'moves the hut from p1 to p2'],
  ['it', 'sposta hut da p1 a p2'],
  ['uk', 'пересуває hut з p1 на p2'],
] as const)('a piece that is relocated has moved once: %s', (language, expected) => {
  const pack = smallPack(`
pack: bay
title: Bay
version: 1.0.0
status: original
players: [1]
ranking: [most coin]
counters: {coin: {}}
site-kinds: {plot: {}}
pieces: {hut: {plural: huts, of: player, cost: free, where: empty plot}}
boards: {shore: {of: game, sites: {p1: {kind: plot}, p2: {kind: plot}}}}
procedures: {game: {play: "each player: relocate own hut to p2", end: end game}}
`);
  const { game } = afterEffect(pack, '{me: {sites: {p1: hut}}}', 'relocate own hut to p2', 1);
  const words = sentenceRenderer(pack.model, language);
  expect(game.trace.filter(({ type }) => type === 'piece').map((event) => words.event(event))).toEqual([expected]);
});
