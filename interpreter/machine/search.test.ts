/** Look-ahead tries one of the sites that nothing tells apart. How many options are tried, counted by hand. */
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';
import { compile } from '../compile/compile-cached.ts';
import { startPosition } from './start.ts';
import { Vm } from './vm.ts';

/** Before the fields, so that their numbers are like no other number that a position may have somewhere. */
const LAKES = Array.from({ length: 40 }, (_, i) => `l${i + 1}: {kind: lake}`).join(', ');

/** Three fields; what is owed at the end of the turn cannot be paid, as a coin is lost before. Only trials tell that. */
function triedBehindFirst(between: string, second = '{kind: field}', third = '{kind: field}'): number {
  const model = packOf(`
pack: fields
title: Fields
version: 1.0.0
players: [1]
score: shell
ranking: [most shell]
counters: {coin: {start: 9}, shell: {}}
periods: {turn: {}}
site-kinds: {field: {}, lake: {}}
pieces: {hut: {plural: huts, cost: free, where: empty field, upgrade: free}, boat: {plural: boats, cost: free, where: empty lake}}
boards:
  farm:
    of: player
    sites: {${LAKES}, f1: {kind: field}, f2: ${second}, f3: ${third}}
procedures:
  game:
    boards: deal boards
    play: "each player: do turn"
    boat: "each player: may build boat"
    end: end game
  turn:
    begin: begin turn
    first: pick 1 to 2
    between: "${between}"
    loss: lose 1 coin
    debt: must pay 9 coins
    end: end turn
`);
  const vm = new Vm(compile(model, 1, {}));
  startPosition(vm, 1);
  vm.run();
  vm.enumerate();
  expect(vm.search.isLegal(vm, 0)).toBe(false);
  return vm.search.tried;
}

test.each([
  ['fields that are alike', 'build hut', 1],
  ['each number', 'pick 1 to 3', 3],
  // of two options both are tried
  ['a field, then one of the two that are left', 'build 2 huts', 1 + 2],
])('%s', (_, between, tried) => {
  expect(triedBehindFirst(between)).toBe(tried);
});

test('of fields that are adjacent to each other, one is tried', () => {
  const second = '{kind: field, adjacent: [f1]}';
  expect(triedBehindFirst('build hut', second, '{kind: field, adjacent: [f1, f2]}')).toBe(1);
  // the first is adjacent to one, the second to both
  expect(triedBehindFirst('build hut', second, '{kind: field, adjacent: [f2]}')).toBe(2);
});

test.each([
  ['with a bonus', '{kind: field, bonus: gain 1 shell}'],
  ['beside a lake', '{kind: field, adjacent: [l1]}'],
  ['with a tag', '{kind: field, tags: [home]}'],
])('a field %s is tried, too', (_, site) => {
  expect(triedBehindFirst('build hut', '{kind: field}', site)).toBe(2);
});
