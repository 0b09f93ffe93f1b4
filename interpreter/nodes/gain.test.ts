import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { memoryFiles } from '../../dsl/internal.ts';

const PACK = `
pack: fruit
title: Fruit
version: 1.0.0
players: [1]
score: apple
ranking: [most apple]
counters: {apple: {classes: [food]}, pear: {classes: [food]}, plum: {classes: [food]}}
classes: {food: {plural: foods, of: counter}}
procedures:
  game:
    pick: "each player: gain 2 different foods"
    wait: "each player: confirm go-on"
    end: end game
`;

test('different kinds are chosen in any order, each once', () => {
  const { model, diagnostics } = loadPack(memoryFiles({ 'fruit.yaml': PACK }), 'fruit.yaml');
  expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
  const game = newGame(model!, {});
  expect(game.decision?.options.map((o) => o.key)).toEqual(['gain:apple', 'gain:pear', 'gain:plum']);
  game.choose('gain:plum');
  expect(game.decision?.options.map((o) => o.key)).toEqual(['gain:apple', 'gain:pear']);
  expect(game.refusals()).toMatchObject([{ key: 'gain:plum', label: '1 plum', reason: 'it is chosen' }]);
  game.choose('gain:apple');
  expect(game.everything().players[0].counters).toEqual({ apple: 1, pear: 0, plum: 1 });
});

test.each([
  ['gain 1 food per 2 pears', 2],
  ['gain 1 food per plum', 0],
  ['gain 1 same food per pear', 4],
  ['gain pear foods', 4],
])('%s, of 4 pears and no plums', (effect, gained) => {
  const start = 'each player: gain 4 pears';
  const pack = PACK.replace('each player: gain 2 different foods', `${start} then (each player: ${effect})`);
  const { model, diagnostics } = loadPack(memoryFiles({ 'fruit.yaml': pack }), 'fruit.yaml');
  expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
  const game = newGame(model!, {});
  while (game.decision?.options.some((o) => o.key === 'gain:apple')) game.choose('gain:apple');
  expect(game.everything().players[0].counters).toEqual({ apple: gained, pear: 4, plum: 0 });
});
