/** What players do because of others: whose it is, when it comes, and that it takes nothing from under the other player. */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';

/** A game of three in which the second seat owns a card with this effect and the first does that. */
function played(effect: string, deed: string, choices: string[] = []) {
  const game = newGame(
    packOf(`
pack: p
players: [3]
counters: {coin: {start: 2}, gem: {}}
score: coin
periods: {round: {}}
zones: {pile: {}, claimed: {of: player, listening: true}}
decks: {d: {starts: pile}}
types: {t: {programs: {effect: standing}}}
cards: [{id: one, deck: d, type: t, effect: "${effect}"}]
procedures:
  game:
    own: "each player: if seat = 2: move cards in pile to claimed"
    deed: "each player: if seat = 1: (${deed})"
    end: end game
`),
    { players: 3 },
  );
  const asked: string[] = [];
  while (!game.over) {
    const { player, options } = game.decision!;
    const wanted = choices[asked.length];
    const key = wanted ?? options[0].key;
    asked.push(`${player + 1} ${key}`);
    game.choose(key);
  }
  const of = (name: string): number[] => game.everything().players.map(({ counters }) => counters[name]);
  return { coins: of('coin'), gems: of('gem'), asked };
}

test('the effect is the owner’s, and only what others do counts', () => {
  expect(played('when another player gains gem: gain 1 coin', 'gain 1 gem').coins).toEqual([2, 3, 2]);
  expect(played('when another player gains coin: gain 1 gem', 'gain 1 coin').gems).toEqual([0, 1, 0]);
  expect(played('when you gain gem: gain 1 coin', 'gain 1 gem').coins).toEqual([2, 2, 2]);
  // what the owner gains is no deed of another player, so it does not go on
  expect(played('when another player gains coin: gain 1 coin', 'gain 1 coin').coins).toEqual([3, 3, 2]);
});

test('what is asked of the event, and how much it was', () => {
  expect(played('when another player gains 3 gems: gain 1 coin', 'gain 2 gems').coins).toEqual([2, 2, 2]);
  expect(played('when another player gains gem: gain amount coins', 'gain 4 gems').coins).toEqual([2, 6, 2]);
  const twice = 'gain 1 gem then gain 1 gem';
  expect(played('when another player gains gem: gain 1 coin', twice).coins).toEqual([2, 4, 2]);
  expect(played('when another player gains gem for the 2nd time this round: gain 1 coin', twice).coins).toEqual([
    2, 3, 2,
  ]);
});

test('`that player` is the one who did it', () => {
  expect(played('when another player gains gem: that player: lose 1 coin', 'gain 1 gem').coins).toEqual([1, 2, 2]);
  expect(
    played('when another player gains gem: gain 1 coin then that player: if gems >= 1: lose 1 coin', 'gain 1 gem')
      .coins,
  ).toEqual([1, 3, 2]);
});

test('its owner may leave it where it is more than a gift', () => {
  const effect = 'when another player gains gem: pay 1 coin: gain 3 gems';
  expect(played(effect, 'gain 1 gem', ['done'])).toMatchObject({ gems: [1, 0, 0] });
});

test('it waits until the other player has done what had to be done', () => {
  // at the question the coins are still there, though the gem was gained before it
  const { coins, gems } = played(
    'when another player gains gem: that player: lose 2 coins',
    'gain 1 gem then pick 0 to 1 then if coins = 2: gain 5 gems',
  );
  expect([coins[0], gems[0]]).toEqual([0, 6]);
});

test('a line of the rules is one of each other player', () => {
  const game = newGame(
    packOf(`
pack: p
players: [3]
counters: {coin: {}, gem: {}}
score: coin
rules: ["when another player gains gem: gain 1 coin"]
procedures:
  game:
    deed: "each player: if seat = 2: gain 1 gem"
    end: end game
`),
    { players: 3 },
  );
  expect(game.everything().players.map(({ counters }) => counters['coin'])).toEqual([1, 0, 1]);
});
