import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { memoryFiles } from '../../dsl/internal.ts';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { USE_BUILD, USE_PAY, USE_UPGRADE } from './codes.ts';

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
  const { vm } = newGame(model!, {});
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

const RATES = `
pack: rates
title: Rates
version: 1.0.0
players: [1]
score: wood
ranking: [most wood]
counters: {wood: {start: 2}, stone: {start: 1}, gold: {start: 5}, salt: {start: 1}}
pieces: {hut: {plural: huts, cost: "2 wood, 1 stone", upgrade: 2 stone, where: empty field}, tent: {plural: tents, cost: 2 wood, where: empty field}}
site-kinds: {field: {}, well: {}}
periods: {game: {}}
boards: {farm: {of: player, sites: {f1: {kind: field}, f2: {kind: field, surcharge: 1 wood, adjacent: [w1]}, w1: {kind: well}}}}
procedures:
  game:
    deal: deal boards
    wait: "each player: confirm go-on"
    end: end game
rules:
`;

function atRates(rules: string[], piece: number, site: number, use = USE_BUILD): string[] {
  const text = RATES + rules.map((rule) => `  - ${rule}\n`).join('');
  const { model, diagnostics } = loadPack(memoryFiles({ 'rates.yaml': text }), 'rates.yaml');
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { vm } = newGame(model!, {});
  vm.player = 0;
  const n = vm.payments.list(vm, { k: 'usual' }, use, piece, site);
  return vm.payments.plans.slice(0, n).map((plan) => plan.join(' '));
}
const [HUT, TENT] = [0, 1];
const [F1, F2] = [0, 1];

test('a rate is used as often as the price contains what it replaces', () => {
  // wood, stone, gold, salt; there are 2, 1, 5, 1
  const rate = 'let pay 2 gold instead of 1 wood when building huts';
  expect(atRates([rate], HUT, F1)).toEqual(['2 1 0 0', '1 1 2 0', '0 1 4 0']);
  expect(atRates([rate], TENT, F1)).toEqual(['2 0 0 0']);
  expect(atRates([rate], HUT, F1, USE_UPGRADE)).toEqual([]);
});

test('all of what is replaced must be there, each time', () => {
  expect(atRates(['let pay 1 gold instead of 2 wood when building huts'], HUT, F1)).toEqual(['2 1 0 0', '0 1 1 0']);
  expect(atRates(['let pay 1 gold instead of 3 wood when building huts'], HUT, F1)).toEqual(['2 1 0 0']);
  const both = 'let pay 1 gold, 1 salt instead of 1 wood, 1 stone when building huts';
  expect(atRates([both], HUT, F1)).toEqual(['2 1 0 0', '1 0 1 1']);
});

test('a rate takes effect after discounts and surcharges', () => {
  const rate = 'let pay 2 gold instead of 1 wood when building tents';
  expect(atRates([rate, 'discount 1 wood on building tents'], TENT, F1)).toEqual(['1 0 0 0', '0 0 2 0']);
  // 3 wood with the surcharge, of which 2 are there
  expect(atRates([rate], TENT, F2)).toEqual(['2 0 2 0', '1 0 4 0']);
});

test('what is paid at a rate is not replaced by another rate, but something may stand for it', () => {
  const rate = 'let pay 2 stone instead of 1 wood when building tents';
  expect(atRates([rate, 'let pay 1 salt instead of 2 stone when building tents'], TENT, F1)).toEqual(['2 0 0 0']);
  expect(atRates(['let pay 1 salt instead of 2 stone when building tents', rate], TENT, F1)).toEqual(['2 0 0 0']);
  expect(atRates([rate, 'let salt stand for stone'], TENT, F1)).toEqual(['2 0 0 0', '1 1 0 1']);
});

test('a rate may depend on the place, and on how many were built before', () => {
  const there = 'let pay 2 gold instead of 1 wood when building tents adjacent to well';
  expect(atRates([there], TENT, F1)).toEqual(['2 0 0 0']);
  expect(atRates([there], TENT, F2)).toEqual(['2 0 2 0', '1 0 4 0']);
  expect(atRates([there], TENT, -1)).toEqual(['2 0 0 0']);
  expect(atRates(['let pay 2 gold instead of 1 wood when building 1st tent this game'], TENT, F1)).toHaveLength(3);
  expect(atRates(['let pay 2 gold instead of 1 wood when building 2nd tent this game'], TENT, F1)).toHaveLength(1);
});

test('a rate for what is bought', () => {
  const text = `
pack: shop
title: Shop
version: 1.0.0
players: [1]
score: wood
ranking: [most wood]
counters: {wood: {start: 1}, gold: {start: 4}}
decks: {goods: {starts: shelf}}
zones: {shelf: {}, bag: {of: player}}
types: {axe: {}, hat: {}}
cards:
  - {id: hatchet, deck: goods, type: axe, price: 2 wood}
  - {id: bonnet, deck: goods, type: hat, price: 2 wood}
rules: [let pay 3 gold instead of 1 wood when buying axes]
procedures:
  game:
    buy: "each player: choose card in shelf then pay price of it: move it to bag"
    end: end game
`;
  const { model, diagnostics } = loadPack(memoryFiles({ 'shop.yaml': text }), 'shop.yaml');
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const game = newGame(model!, {});
  // the hat is out of reach; the axe costs 1 wood and 3 gold, without a question
  const { layout } = game.vm.game.tables;
  expect(game.decision).toBeNull();
  const [wood, gold] = game.vm.cells.slice(layout.playerCounters);
  expect([wood, gold]).toEqual([0, 1]);
});
