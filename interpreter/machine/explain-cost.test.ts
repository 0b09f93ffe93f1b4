import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { memoryFiles } from '../../dsl/internal.ts';
import { USE_BUILD } from './codes.ts';

const PACK = `
pack: prices
title: Prices
version: 1.0.0
players: [1]
score: coin
ranking: [most coin]
counters: {coin: {plural: coins}}
pieces: {hut: {plural: huts, cost: 5 coins, where: empty field}}
site-kinds: {field: {}}
zones: {shed: {of: player, order: set, visible: all, listening: true}, box: {of: game, order: stack, visible: none}}
decks: {tools: {starts: box, routes: {}}}
types: {tool: {programs: {effect: standing}}}
cards: [{id: saw, deck: tools, type: tool, effect: discount 2 coins on building huts}]
boards: {farm: {of: player, sites: {f1: {kind: field, surcharge: 4 coins}, f2: {kind: field}}}}
procedures:
  game:
    deal: deal boards
    tool: "each player: move cards in box to shed"
    build: "each player: may build hut"
    wait: "each player: confirm go-on"
    end: end game
`;

test('a price lists the source of each of its parts', () => {
  const { model, diagnostics } = loadPack(memoryFiles({ 'prices.yaml': PACK }), 'prices.yaml');
  expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
  const game = newGame(model!, {});
  const { vm } = game;
  vm.player = 0;
  expect(vm.game.explain.price(vm, { k: 'usual' }, USE_BUILD, 0, 0)).toEqual([
    [
      { from: 'cost', by: 'usual', counter: 0, n: 5 },
      { from: 'discount', by: { kind: 'card', id: 'saw' }, counter: 0, n: -2 },
      { from: 'surcharge', by: { kind: 'site', id: 'f1' }, counter: 0, n: 4 },
    ],
  ]);
  const { renderer } = game;
  const why = (site: number): string => renderer.reason(vm.game.explain.cost(vm, { k: 'usual' }, USE_BUILD, 0, site)!);
  expect(why(0)).toBe('needs 7 coins (usual cost 5, Saw −2, site f1 4), you have 0');
  expect(why(1)).toBe('needs 3 coins (usual cost 5, Saw −2), you have 0');

  // an effect that says `for 2 coins less`
  const less = (site: number): string => {
    const cost = { k: 'less' as const, alternatives: [[{ counter: 0, n: () => 2 }]] };
    return renderer.reason(vm.game.explain.cost(vm, cost, USE_BUILD, 0, site)!);
  };
  expect(less(0)).toMatch(/^needs 5 coins \(usual cost 5, .*2, Saw −2, site f1 4\), you have 0$/);
  expect(vm.game.explain.cost(vm, { k: 'free' }, USE_BUILD, 0, 1)).toBeNull();
});
