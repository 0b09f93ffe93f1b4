/** Dealing again in the middle of an effect: what has been chosen unseen is the card in its place, whichever lies there. */
import { describe, expect, test } from 'vitest';
import { afterEffect } from '../../test/support/small-pack.ts';
import type { Game } from '../game.ts';
import { loaded, MASKED_CARDS } from '../../test/support/packs.ts';

const PACK = loaded(MASKED_CARDS);
const POSITION =
  '{me: {coin: 9, hand: [red-fox]}, other: {hand: []}, heap: [], sites: {a1: {tile: red-wolf, face: down}}}';

/** What lies open afterwards in deals of the seat that decides. */
function openedIn(game: Game): string[] {
  return Array.from({ length: 40 }, (_, deal) => {
    const dealt = game.hypothetical(0, deal);
    dealt.choose('color:red');
    const { sharedSites, zones } = dealt.everything();
    const open = Object.entries(sharedSites).flatMap(([id, { tile, faceDown }]) => (faceDown ? [] : [`${id} ${tile}`]));
    return [...open, ...zones['heap'].cards!.map(({ card }) => card)].join(', ');
  });
}

describe.each([
  ['choose tile of a1 as one then choose color then reveal one'],
  ['choose tile of a1 then choose color then reveal it'],
  ['choose tile of a1 as one then choose color then move one to heap'],
  ['each tile of a1 as one: (choose color then reveal one)'],
])('%s', (effect) => {
  const { game } = afterEffect(PACK, POSITION, effect);
  const opened = openedIn(game);

  test('it may be any of the cards with its back, and always one from its place', () => {
    expect(new Set(opened).size).toBeGreaterThan(2);
    for (const open of opened) expect(open).toMatch(effect.includes('heap') ? /^[a-z-]+$/ : /^a1 [a-z-]+$/);
  });
  test('whoever does not know the card cannot tell which it is', () => {
    const tileOf = (one: Game): string => one.everything().sharedSites['a1'].tile!;
    const twins = [1, 2, 3, 4].map((deal) => game.hypothetical(0, deal));
    expect(new Set(twins.map(tileOf)).size).toBeGreaterThan(1);
    for (const twin of twins) expect(openedIn(twin)).toEqual(opened);
  });
});
