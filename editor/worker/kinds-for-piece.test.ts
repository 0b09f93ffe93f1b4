import { expect, it } from 'vitest';
import { loaded } from '../../test/support/loaded.ts';
import { smallPack } from '../../test/support/small-pack.ts';
import { kindsForPiece } from './kinds-for-piece.ts';

const kindsOf = (path: string): Record<string, string[]> => {
  const { model } = loaded(path);
  return Object.fromEntries(model.pieces.map((piece) => [piece.id, kindsForPiece(piece, model)]));
};

it('a piece may stand where it is built, also by name, and where conditions lead', () => {
  expect(kindsOf('cards/underwater-cities')).toMatchObject({
    farm: ['building-site', 'expansion-site'],
    tunnel: ['tunnel-site'],
  });
  expect(kindsOf('cards/test-shapes.yaml')).toMatchObject({ hut: ['plot'], road: ['lane'] });
});

const WHERE = (where: string): string => `pack: cove
title: The Cove
version: 0.1.0
players: [2]
score: coin
ranking: [most coin]
counters: {coin: {plural: coins}}
site-kinds: {plot: {}, lane: {}, pond: {}}
predicates:
  dry: plot or lane
  wet: pond or dry
pieces: {rock: {plural: rocks, cost: free, where: pond}, hut: {plural: huts, cost: free, where: ${where}}}
boards: {bay: {of: game, sites: {p: {kind: plot}, l: {kind: lane, adjacent: [p]}, w: {kind: pond, adjacent: [l]}}}}
procedures: {game: {play: "each player: gain 1 coin", end: end game}}
`;

it.each([
  ['plot', ['plot']],
  ['empty pond', ['pond']],
  ['plot or pond', ['plot', 'pond']],
  ['empty dry', ['plot', 'lane']],
  ['wet', ['plot', 'lane', 'pond']],
  ['not plot', ['lane', 'pond']],
  ['not dry', ['plot', 'lane', 'pond']],
  ['pond with rocks = 1', ['pond']],
  ['lane adjacent to plot', ['lane']],
  ['empty', ['plot', 'lane', 'pond']],
] as const)('where %s', (where, kinds) => {
  const { model } = smallPack(WHERE(where));
  const hut = model.pieces.find(({ id }) => id === 'hut')!;
  expect(kindsForPiece(hut, model)).toEqual(kinds);
});
