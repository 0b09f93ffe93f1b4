/** What is offered never goes by a face that is not known: a card that look-ahead takes from a board stays as unknown as it was. */
import { expect, test } from 'vitest';
import { afterEffect } from '../../test/support/small-pack.ts';
import { loaded, MASKED_CARDS } from '../../test/support/packs.ts';

const PACK = loaded(MASKED_CARDS);

/** The sites that are offered where this card lies face down on `a1`; the player has no coin, and a red card. */
function offered(card: string, then: string): string[] {
  const sites = `{a1: {tile: ${card}, face: down}, b2: {tile: blue-oak, face: down}}`;
  const { game } = afterEffect(
    PACK,
    `{me: {coin: 0, hand: [red-fox]}, other: {hand: []}, heap: [], sites: ${sites}}`,
    `choose tiled plot as v then ${then}`,
  );
  return game.decision!.options.map(({ key }) => key);
}

test.each([
  'move tile of v to hand then (if red cards in hand >= 2: pay 1 coin)',
  'move tile of v to trophies then (each red card in trophies: pay 1 coin)',
  'move tile of v to hand then (if beasts in hand >= 2: pay 1 coin)',
  'move tile of v to heap then (if red card in heap: choose card in trophies then move it to heap)',
  'reveal tile of v then (if tile of v is red: choose card in heap then move it to hand)',
  'look at tile of v then (if tile of v is red: choose card in heap then move it to hand)',
])('%s', (then) => {
  for (const card of ['red-wolf', 'blue-wolf', 'red-moss', 'blue-moss']) {
    expect(offered(card, then)).toEqual(expect.arrayContaining(['site:a1', 'site:b2']));
  }
});
