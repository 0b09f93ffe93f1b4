/** Whether what is behind a payment can still be done after it: an `as soon as` may come between. */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';

/** What is offered to a player with 1 coin and 1 card in hand who may do that. */
function offered(effect: string, rule: string): string[] {
  const game = newGame(
    packOf(`
pack: p
players: [1]
counters: {coin: {start: 1}, win: {}}
score: win
zones: {pile: {draws-to: hand}, hand: {of: player}, claimed: {of: player, listening: true}, gone: {}}
decks: {d: {starts: pile}}
types: {t: {programs: {effect: standing}}}
slots: [{id: bench, effect: gain 1 win}]
cards: [{id: one, deck: d, type: t, effect: "when you gain win: gain 1 coin"}]
rules: ["${rule}"]
procedures:
  close: {one: "if win = 0: do close-all"}
  close-all: {one: occupy bench}
  game:
    card: "each player: gain 1 card"
    deed: "each player: may (${effect})"
    end: end game
`),
    {},
  );
  return game.decision?.options.map(({ key }) => key) ?? [];
}

const COLON = 'pay 1 coin: choose card in hand then move it to claimed';
const THEN = 'pay 1 coin then choose card in hand then move it to claimed';
const NO_CARD_LEFT = 'as soon as coin = 0: move cards in hand to gone';

test.each([COLON, THEN])('%s: offered as long as nothing takes the card when the coin is paid', (effect) => {
  expect(offered(effect, 'when you gain win: gain 2 coins')).toHaveLength(2);
  expect(offered(effect, 'as soon as coin = 7: move cards in hand to gone')).toHaveLength(2);
  // paying sets it off, and then no card can be chosen; nothing else is to be decided
  expect(offered(effect, NO_CARD_LEFT)).toEqual([]);
});

test('what needs no card can be done all the same', () => {
  expect(offered('pay 1 coin: gain 1 win', NO_CARD_LEFT)).toHaveLength(2);
});

test('a slot that is available is not, if what the payment sets going occupies it, were it two procedures further', () => {
  const onSlot = 'pay 1 coin: perform available slot';
  expect(offered(onSlot, 'when you gain win: gain 2 coins')).toHaveLength(2);
  expect(offered(onSlot, 'as soon as coin = 0: do close')).toEqual([]);
});

test('what asks for the coin that was paid cannot be done after it', () => {
  expect(offered('pay 1 coin: pay 1 coin: gain 1 win', 'when you gain win: gain 2 coins')).toEqual([]);
  expect(offered('pay 1 coin: lose 1 coin', 'when you gain win: gain 2 coins')).toEqual([]);
});
