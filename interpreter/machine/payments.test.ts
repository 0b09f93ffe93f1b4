import { expect, test } from 'vitest';
import { memoryFiles } from '../../dsl/index.ts';
import { loadPack } from '../../dsl/analysis/load-pack.ts';
import { Game } from '../game.ts';
import { USE_BUILD, USE_PAY } from './codes.ts';

const PACK = `
pack: prices
title: Prices
version: 1.0.0
players: [1]
score: wood
ranking: [most wood]
counters: {wood: {start: 2}, stone: {start: 1}, gold: {start: 2}}
pieces: {hut: {plural: huts, cost: "2 wood, 1 stone", where: empty field}, tent: {plural: tents, cost: 1 wood or 2 stone, where: empty field}}
site-kinds: {field: {}}
boards: {farm: {of: player, sites: {f1: {kind: field}}}}
rules: [let gold stand for wood and stone when building]
procedures:
  game:
    deal: deal boards
    build: "each player: may build hut"
    other: "each player: may build tent"
    wait: "each player: confirm go-on"
    end: end game
`;

function plans(use: number, piece: number): number[][] {
  const { model } = loadPack(memoryFiles({ 'prices.yaml': PACK }), 'prices.yaml');
  const { vm } = new Game(model!, {});
  const { payments } = vm;
  vm.player = 0;
  const n = payments.list(vm, { k: 'usual' }, use, piece, 0);
  return payments.plans.slice(0, n).map((plan) => [...plan]);
}

test('every way to let the stand-in cover a part, each once, the plain one first', () => {
  // wood, stone, gold
  expect(plans(USE_BUILD, 0)).toEqual([
    [2, 1, 0],
    [2, 0, 1],
    [1, 1, 1],
    [1, 0, 2],
    [0, 1, 2],
  ]);
});

test('alternatives are listed one after the other; what cannot be afforded is left out', () => {
  expect(plans(USE_BUILD, 1)).toEqual([
    [1, 0, 0],
    [0, 0, 1],
    [0, 1, 1],
    [0, 0, 2],
  ]);
});

test('where it may not stand in, it does not', () => {
  expect(plans(USE_PAY, 0)).toEqual([[2, 1, 0]]);
});
