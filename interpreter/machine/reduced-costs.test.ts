/**
 * Prices that are lowered and raised: each amount is taken off its own counter, down to nothing, and the surcharge of a site is
 * added after that (dsl/LANGUAGE.md, `discount`). All sums are done by hand.
 */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';

interface Terms {
  /** what a hut costs, and the field on which it is built, on top of that */
  cost: string;
  surcharge?: string;
  rule?: string;
  build?: string;
}

/** What is paid for the hut, of 9 wood and 9 stone; null where it cannot be built. */
function paid({ cost, surcharge, rule, build = 'build hut' }: Terms): number[] | null {
  const game = newGame(
    packOf(`
pack: p
players: [1]
counters: {wood: {start: 9}, stone: {start: 9}}
score: wood
pieces: {hut: {plural: huts, cost: "${cost}", where: empty field}}
site-kinds: {field: {}}
boards: {farm: {of: player, sites: {f1: {kind: field${surcharge ? `, surcharge: "${surcharge}"` : ''}}}}}
${rule ? `rules: ["${rule}"]` : ''}
procedures:
  game:
    deal: deal boards
    build: "each player: may ${build}"
    end: end game
`),
    {},
  );
  while (game.decision) game.choose(game.decision.options[0].key);
  const { counters, sites } = game.everything().players[0];
  return sites['f1']?.piece === 'hut' ? [9 - counters['wood'], 9 - counters['stone']] : null;
}

test('the usual price, and with the surcharge of the site', () => {
  expect(paid({ cost: '3 wood, 1 stone' })).toEqual([3, 1]);
  expect(paid({ cost: '3 wood, 1 stone', surcharge: '2 stone' })).toEqual([3, 3]);
  expect(paid({ cost: '3 wood', surcharge: '7 wood' })).toBeNull();
});

test('what is taken off does not go below nothing: not for the surcharge', () => {
  expect(paid({ cost: '3 wood', build: 'build hut for 1 wood less' })).toEqual([2, 0]);
  expect(paid({ cost: '3 wood', build: 'build hut for 5 wood less' })).toEqual([0, 0]);
  expect(paid({ cost: '3 wood', surcharge: '1 wood', build: 'build hut for 5 wood less' })).toEqual([1, 0]);
  expect(paid({ cost: '1 wood', surcharge: '2 wood, 1 stone', build: 'build hut for 1 wood, 1 stone less' })).toEqual([
    2, 1,
  ]);
});

test('a discount does the same, each counter for itself', () => {
  const rule = 'discount 2 wood on building huts';
  expect(paid({ cost: '3 wood, 1 stone', rule })).toEqual([1, 1]);
  expect(paid({ cost: '1 wood, 1 stone', rule })).toEqual([0, 1]);
  expect(paid({ cost: '1 wood', surcharge: '1 wood', rule })).toEqual([1, 0]);
  expect(paid({ cost: '1 wood', surcharge: '9 wood', rule })).toEqual([9, 0]);
  expect(paid({ cost: '1 wood', surcharge: '10 wood', rule })).toBeNull();
});

test('both of them: what one has taken off is not there for the other', () => {
  const rule = 'discount 2 wood on building huts';
  expect(paid({ cost: '4 wood', rule, build: 'build hut for 1 wood less' })).toEqual([1, 0]);
  expect(paid({ cost: '2 wood', surcharge: '3 wood', rule, build: 'build hut for 1 wood less' })).toEqual([3, 0]);
});

test('`discount all` leaves the surcharge', () => {
  expect(paid({ cost: '4 wood', surcharge: '1 stone', rule: 'discount all on building huts' })).toEqual([0, 1]);
});

test('what is free is free of the price only', () => {
  expect(paid({ cost: '4 wood', surcharge: '2 stone', build: 'build hut free' })).toEqual([0, 2]);
});
