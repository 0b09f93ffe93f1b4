/** What lies on a card: put there, paid to it, taken from it, counted. The numbers expected are counted by hand. */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';

/** A game in which the first player, who has 3 coins, has that card in play and does what it says. */
function done(act: string, { choices = [] as string[], rule = 'when you gain gem: gain 1 point' } = {}) {
  const game = newGame(
    packOf(`
pack: p
players: [1]
counters: {coin: {start: 3, classes: [good]}, gem: {classes: [good]}, point: {}}
classes: {good: {of: counter, plural: goods}}
score: point
zones: {pile: {}, gone: {}, claimed: {of: player, listening: true}}
decks: {d: {starts: pile, routes: {spent: move this to gone}}}
types: {t: {programs: {act: steps, other: steps}}}
rules:
  - "${rule}"
cards:
  - id: chest
    number: 1
    deck: d
    type: t
    act: "${act}"
    other: "gain (coin of this) points"
procedures:
  game:
    own: "each player: move cards in pile to claimed"
    deed: "each player: each card in claimed: resolve act of it"
    end: end game
`),
    { players: 1 },
  );
  const offered: string[][] = [];
  while (!game.over) {
    const { options } = game.decision!;
    offered.push(options.map(({ key }) => key));
    game.choose(choices[offered.length - 1] ?? options[0].key);
  }
  const { players, zones } = game.everything();
  const [{ counters, zones: own }] = players;
  const [card] = [...own.claimed.cards!, ...zones.gone.cards!];
  return { ...counters, on: card.marks ?? 0, holds: card.holds, further: card.further, offered };
}

test('what is put on a card comes from the supply, and the table says what it is', () => {
  expect(done('put 4 coin on this')).toMatchObject({ coin: 3, on: 4, holds: 'coin' });
  expect(done('put 4 coin on this then put 1 coin per 2 coins on this')).toMatchObject({ coin: 3, on: 5 });
});

test('what is taken is gained: at most what lies there', () => {
  expect(done('put 2 coin on this then take 1 coin from this')).toMatchObject({ coin: 4, on: 1 });
  expect(done('put 2 coin on this then take 5 coin from this')).toMatchObject({ coin: 5, on: 0, holds: undefined });
  const told = { rule: 'when you gain coin: gain amount points' };
  expect(done('put 2 coin on this then take 5 coin from this', told)).toMatchObject({ coin: 5, point: 2 });
});

test('where nothing lies, nothing can be taken', () => {
  expect(done('(take 1 coin from this then gain 9 points) or gain 1 point')).toMatchObject({ coin: 3, point: 1 });
  expect(done('may (take 1 coin from this then gain 9 points)').offered).toEqual([]);
});

test('what is paid to a card lies there, and can be taken again', () => {
  expect(done('pay 2 coin to this')).toMatchObject({ coin: 1, on: 2, holds: 'coin' });
  expect(done('pay 2 coin to this: gain 1 gem')).toMatchObject({ coin: 1, on: 2, gem: 1, point: 1 });
  expect(done('may (pay 4 coin to this: gain 9 points)').offered).toEqual([]);
  expect(done('pay 2 coin to this: take 1 coin from this')).toMatchObject({ coin: 2, on: 1 });
  const upTo = done('up to 2 times: pay 1 coin to this: gain 1 gem', { choices: ['amount:2'] });
  expect(upTo).toMatchObject({ coin: 1, on: 2, gem: 2 });
});

test('it is counted, and a card may be empty', () => {
  expect(done('put 4 coin on this then gain (coin of this) points')).toMatchObject({ point: 4 });
  expect(done('put 4 coin on this then set coin of this to 1')).toMatchObject({ coin: 3, on: 1 });
  expect(done('if this is empty: gain 1 point else: gain 5 points')).toMatchObject({ point: 1 });
  expect(done('put 1 coin on this then if this is empty: gain 1 point else: gain 5 points')).toMatchObject({
    point: 5,
  });
  expect(done('put 1 coin on this then gain (cards in claimed where it is not empty) gems')).toMatchObject({ gem: 1 });
});

test('several kinds lie on one card, each by itself', () => {
  expect(done('put 2 coin, 3 gem on this')).toMatchObject({ coin: 3, on: 2, holds: 'coin', further: { gem: 3 } });
  expect(done('put 2 gem on this then pay 1 coin to this')).toMatchObject({
    on: 2,
    holds: 'gem',
    further: { coin: 1 },
  });
  expect(done('put 2 coin, 3 gem on this then take 1 coin, 4 gem from this')).toMatchObject({ coin: 4, gem: 3, on: 1 });
  expect(done('put 2 coin, 3 gem on this then set gem of this to 1')).toMatchObject({ on: 2, further: { gem: 1 } });
  expect(done('put 1 coin on this then set marks of this to 4')).toMatchObject({ on: 1, further: { marks: 4 } });
});

test('kinds are counted together, and how many there are', () => {
  expect(done('put 2 coin, 3 gem on this then gain (goods of this) points')).toMatchObject({ point: 5 });
  expect(done('put 3 gem on this then gain 2 points per different goods of this')).toMatchObject({ point: 2 });
  expect(done('put 2 coin, 3 gem on this then gain 2 points per different goods of this')).toMatchObject({ point: 4 });
  expect(done('gain 1 point per different goods')).toMatchObject({ point: 1 });
  // one of the points is that of the rule
  expect(done('gain 1 gem then gain 1 point per different goods')).toMatchObject({ point: 3 });
});

test('all kinds are taken at once', () => {
  const all = 'take (goods of this) goods from this';
  expect(done(`put 2 coin, 3 gem on this then ${all}`)).toMatchObject({ coin: 5, gem: 3, on: 0, further: undefined });
  expect(done(`(${all} then gain 9 points) or gain 1 point`)).toMatchObject({ coin: 3, point: 1 });
  expect(done(`put 3 gem on this then ${all} then if this is empty: gain 5 points`)).toMatchObject({
    gem: 3,
    point: 6,
  });
});

test('what lies on a card that leaves play goes back to the supply', () => {
  expect(done('put 4 coin on this then dispose this as spent')).toMatchObject({ coin: 3, on: 0 });
  expect(done('put 4 gem, 1 coin on this then dispose this as spent')).toMatchObject({ on: 0, further: undefined });
});
