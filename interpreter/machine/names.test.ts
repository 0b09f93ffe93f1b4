import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';
import { BY_CARD, BY_GAME, BY_PIECE, BY_SITE, BY_SLOT, BY_TRACK } from './codes.ts';
import { amountsOf, causeFrom, paymentKey, sameCard, siteMeaning, slug } from './names.ts';

test.each([
  ['build 2 tunnels', 'build-2-tunnels'],
  ['gain 2 cards, 1 credit', 'gain-2-cards-1-credit'],
  ['build a structure then upgrade it for 1 science', 'build-structure-then-upgrade-it-for-1-science'],
  ['if connected cities >= 5: build the farm free', 'if-connected-cities-5-build-farm-free'],
])('%s → %s', (text, key) => {
  expect(slug(text)).toBe(key);
});

/** A player with two copies of a card, one of them used, and a hut on the second site. */
const game = newGame(
  packOf(`
pack: names
title: Names
version: 1.0.0
players: [1]
score: coin
ranking: [most coin]
counters: {year: {of: game}, coin: {start: 1}, shell: {}}
zones: {pile: {of: game, order: stack, visible: all}, shelf: {of: player, order: set, visible: all, listening: true}}
decks: {box: {starts: pile}}
types: {tool: {programs: {effect: parts}}}
cards: [{id: saw, number: 1, deck: box, type: tool, copies: 2, effect: gain 1 coin}, {id: axe, number: 2, deck: box, type: tool, effect: gain 1 coin}]
slots: [{id: stall, effect: gain 1 coin}, {id: inn, effect: gain 1 coin}]
site-kinds: {field: {}, lake: {}}
pieces: {hut: {plural: huts, cost: free, where: empty field}, tower: {plural: towers, cost: free, where: empty lake}}
boards: {farm: {of: player, sites: {f1: {kind: lake}, f2: {kind: field}}}}
tracks: {road: {spaces: [{number: 0}, {number: 1}]}, river: {spaces: [{number: 0}, {number: 1}]}}
procedures:
  game:
    deal: deal boards
    cards: "each player: move cards in pile to shelf"
    build: "each player: build hut"
    use: "each player: use 1 saw in shelf"
    rest: "each player: may build tower; may advance 1 on road; may advance 1 on river; may perform slot"
    wait: "each player: confirm go-on"
    end: end game
`),
  {},
);
const { vm } = game;

test.each([
  ['a card', BY_CARD, vm.game.tables.cardsOf.get('axe')![0], { kind: 'card', id: 'axe' }],
  ['a slot', BY_SLOT, 1, { kind: 'slot', id: 'inn' }],
  ['a site', BY_SITE, 1, { kind: 'site', id: 'f2' }],
  ['a track', BY_TRACK, 1, { kind: 'track', id: 'river' }],
  ['a piece', BY_PIECE, 1, { kind: 'piece', id: 'tower' }],
  ['the game', BY_GAME, 0, { kind: 'game', id: 'game' }],
] as const)('what acts is named: %s', (_, by, id, cause) => {
  vm.player = 0;
  expect(causeFrom(vm, by, id)).toEqual(cause);
});

test('copies are the same thing as long as both are used or both are not', () => {
  const [first, second] = vm.game.tables.cardsOf.get('saw')!;
  const [other] = vm.game.tables.cardsOf.get('axe')!;
  expect([sameCard(vm, first, second), sameCard(vm, first, first), sameCard(vm, first, other)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('a site is named with its piece', () => {
  vm.player = 0;
  expect(siteMeaning(vm, 0)).toEqual({ type: 'site', site: 'f1', kind: 'lake', piece: null });
  expect(siteMeaning(vm, 1)).toEqual({ type: 'site', site: 'f2', kind: 'field', piece: 'hut' });
});

test('a payment is named by what is paid of it', () => {
  expect(amountsOf(vm, Int32Array.of(0, 2))).toEqual([{ counter: 'shell', n: 2 }]);
  expect(paymentKey(vm, Int32Array.of(0, 2))).toBe('pay:2-shell');
  expect(paymentKey(vm, Int32Array.of(3, 2))).toBe('pay:3-coin+2-shell');
  expect(paymentKey(vm, Int32Array.of(0, 0))).toBe('pay:nothing');
});

test('programs that run are named by their lines, outermost first, each once', () => {
  const running = vm.runningPrograms();
  expect(running.length).toBeGreaterThan(0);
  expect(new Set(running).size).toBe(running.length);
  for (const name of running) expect(name).toMatch(/^own\.yaml:[1-9]\d*$/);
});

test('at the end of the game nothing runs', () => {
  while (game.decision) game.choose(game.decision.options[0].key);
  expect([vm.top, vm.runningPrograms()]).toEqual([-1, []]);
});
