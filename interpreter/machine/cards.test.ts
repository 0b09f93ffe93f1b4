import { newGame } from '../localized.ts';
import { describe, expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';

/** Marks of the card after it was marked in one zone and moved to another. */
function marksAfter(from: string, to: string): number {
  const game = newGame(
    packOf(`
pack: p
players: [1]
counters: {coin: {}}
score: coin
zones: {pile: {}, hand: {of: player}, spent: {}, claimed: {of: player, listening: true}, shown: {listening: true}}
decks: {d: {starts: pile}}
types: {t: {}}
cards: [{id: one, deck: d, type: t, effect: gain 1 coin}]
procedures:
  game:
    begin: move cards in pile to ${from}
    mark: set marks of cards in ${from} to 3
    move: move cards in ${from} to ${to}
    count: "each card in ${to} as c: gain (marks of c) coins"
    end: end game
`),
    { players: 1 },
  );
  return game.everything().players[0].counters['coin'];
}

describe('marks', () => {
  test.each([
    ['hand', 'spent', 0],
    ['claimed', 'spent', 0],
    ['hand', 'claimed', 3],
    ['claimed', 'shown', 3],
  ])('from %s to %s: %i', (from, to, left) => expect(marksAfter(from, to)).toBe(left));
});

/** The zones after so many cards were taken from the top of a pile of two, ash and bay, with three used ones. */
function taken(take: string, seed = 1): { hand: string[]; pile: string[]; used: number } {
  const game = newGame(
    packOf(`
pack: p
players: [1]
counters: {coin: {}}
score: coin
zones:
  box: {order: stack}
  pile: {order: stack, visible: none, refill: used, draws-to: hand}
  used: {order: stack}
  hand: {of: player, order: stack}
decks: {trees: {starts: box}}
types: {t: {}}
cards:
${['ash', 'bay', 'cork', 'dun', 'elm'].map((id) => `  - {id: ${id}, deck: trees, type: t, effect: gain 1 coin}`).join('\n')}
procedures:
  game:
    pile: move top 2 cards of box to bottom of pile
    rest: move cards in box to used
    wait: confirm go-on
    take: ${take}
    end: end game
`),
    { players: 1, seed },
  );
  game.choose('go-on');
  const { zones, players } = game.everything();
  const ids = (zone: { cards?: { card: string }[] }): string[] => (zone.cards ?? []).map(({ card }) => card);
  return { hand: ids(players[0].zones['hand']).reverse(), pile: ids(zones['pile']), used: zones['used'].count };
}

describe('more cards from the top than a stack has', () => {
  const take = (n: number): string => `move top ${n} cards of pile to hand`;

  test('no more than it has: nothing is shuffled into it', () =>
    expect(taken(take(2))).toMatchObject({ hand: ['ash', 'bay'], pile: [], used: 3 }));

  test('what is there comes first, then of those that are shuffled below it', () => {
    const { hand, pile, used } = taken(take(4));
    expect(hand.slice(0, 2)).toEqual(['ash', 'bay']);
    expect([...hand, ...pile].sort()).toEqual(['ash', 'bay', 'cork', 'dun', 'elm']);
    expect([hand.length, pile.length, used]).toEqual([4, 1, 0]);
  });

  test('the same cards as if they were drawn one after the other', () => {
    const seeds = Array.from({ length: 20 }, (_, seed) => seed);
    expect(seeds.map((seed) => taken(take(4), seed))).toEqual(seeds.map((seed) => taken('gain 4 cards', seed)));
    expect(new Set(seeds.map((seed) => taken(take(3), seed).hand[2]))).toEqual(new Set(['cork', 'dun', 'elm']));
  });

  test('all that there are, where even these are too few', () =>
    expect(taken(take(9))).toMatchObject({ pile: [], used: 0 }));
});
