/** Players who are chosen and counted, and what one takes from another. The numbers expected are added up by hand. */
import { newGame } from '../localized.ts';
import { describe, expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';

const COINS = [4, 2, 4, 3];

/** A game of four with so many coins each, in which the seat `actor` does that. */
function played(
  effect: string,
  { actor = 2, choices = [] as string[], card = 'when you gain gem: gain 1 coin', number = 1 } = {},
) {
  const coins = COINS.map((n, i) => `(if seat = ${i + 1}: set coin to ${n})`).join('; ');
  const game = newGame(
    packOf(`
pack: p
players: [4]
counters: {coin: {}, gem: {}}
score: coin
zones: {pile: {}, claimed: {of: player, listening: true}}
decks: {d: {starts: pile}}
types: {t: {programs: {effect: standing}}}
cards: [{id: one, number: ${number}, deck: d, type: t, effect: "${card}"}]
procedures:
  game:
    coins: "each player: (${coins})"
    own: "each player: if seat = 1: move cards in pile to claimed"
    deed: "each player: if seat = ${actor}: (${effect})"
    end: end game
`),
    { players: 4, trace: true },
  );
  const offered: string[][] = [];
  while (!game.over) {
    const { options } = game.decision!;
    offered.push(options.map(({ key }) => key));
    game.choose(choices[offered.length - 1] ?? options[0].key);
  }
  const of = (name: string): number[] => game.everything().players.map(({ counters }) => counters[name]);
  return { coins: of('coin'), gems: of('gem'), offered, trace: game.trace };
}

describe('choosing a player', () => {
  test('offers those who fit, in the order of play from the one who acts', () => {
    expect(played('choose player').offered).toEqual([['player:2', 'player:3', 'player:4', 'player:1']]);
    expect(played('choose other player', { actor: 4 }).offered).toEqual([['player:1', 'player:2', 'player:3']]);
    const most = 'choose player with coin = (max over players: coin) then that player: gain 1 gem';
    expect(played(most).offered).toEqual([['player:3', 'player:1']]);
  });

  test('`yours` is what the one who acts has, and all else is of the other', () => {
    expect(played('choose other player with coin > yours + 1', { actor: 2 }).offered).toEqual([
      ['player:3', 'player:1'],
    ]);
    // each compared with all others: nobody has more than each other one
    const single = 'choose player with coin > (max over other players: coin) then that player: gain 1 gem';
    expect(played(single)).toMatchObject({ offered: [], gems: [0, 0, 0, 0] });
    const fewest = 'choose player with coin < (min over other players: coin) then that player: gain 1 gem';
    expect(played(fewest, { actor: 1 })).toMatchObject({ offered: [], gems: [0, 1, 0, 0] });
  });

  test('the one who was chosen decides and pays inside `that player`', () => {
    const { coins, gems } = played('choose other player then that player: (pay 2 coins: gain 1 gem)', {
      choices: ['player:4'],
    });
    expect([coins, gems]).toEqual([
      [4, 2, 4, 1],
      [0, 0, 0, 1],
    ]);
  });
});

test('players are counted', () => {
  expect(played('gain 1 gem per other player with coin > yours', { actor: 4 }).gems).toEqual([0, 0, 0, 2]);
  expect(played('gain (players with coin >= 3) gems', { actor: 2 }).gems).toEqual([0, 3, 0, 0]);
  expect(played('gain (other players) gems', { actor: 2 }).gems).toEqual([0, 3, 0, 0]);
  expect(played('if other players with coin > yours = 0: gain 1 gem', { actor: 3 }).gems).toEqual([0, 0, 1, 0]);
});

describe('taking', () => {
  test('goes from one to the other, at most what is there', () => {
    const take = (n: number | string, choice: string) =>
      played(`choose player then take ${n} coins from that player`, { choices: [choice] }).coins;
    expect(take(3, 'player:1')).toEqual([1, 5, 4, 3]);
    expect(take(9, 'player:3')).toEqual([4, 6, 0, 3]);
    // so much as the one who takes has
    expect(take('(coin)', 'player:4')).toEqual([4, 4, 4, 1]);
    // nobody takes anything from themselves
    expect(take(3, 'player:2')).toEqual(COINS);
  });

  test('several amounts, each by itself', () => {
    const effect = 'choose other player then (that player: gain 1 gem)';
    const { coins, gems } = played(`${effect} then take 2 gems, 1 coin from that player`, {
      choices: ['player:3'],
    });
    expect([coins, gems]).toEqual([
      [4, 3, 3, 3],
      [0, 1, 0, 0],
    ]);
  });

  test('is heard as a gain of the one who takes, and recorded for both', () => {
    const take = 'choose other player then take 2 coins from that player';
    expect(
      played(take, { actor: 1, choices: ['player:3'], card: 'when you gain coin: gain amount gems' }).gems,
    ).toEqual([2, 0, 0, 0]);
    const heard = played(take, { choices: ['player:1'], card: 'when another player gains coin: gain 1 gem' });
    expect(heard.gems).toEqual([1, 0, 0, 0]);
    const changes = heard.trace.flatMap((event) =>
      event.type === 'counter' && event.counter === 'coin' && event.player !== 2 ? [[event.player, event.n]] : [],
    );
    expect(changes.slice(-2)).toEqual([
      [0, -2],
      [1, 2],
    ]);
  });

  test('what is replaced is gone all the same', () => {
    const { coins, gems } = played('choose other player then take 2 coins from that player', {
      actor: 1,
      choices: ['player:4', 'replace'],
      card: 'instead of you gain coin: gain amount gems',
    });
    expect([coins, gems]).toEqual([
      [4, 2, 4, 1],
      [2, 0, 0, 0],
    ]);
  });

  test('from the one whose deed was heard', () => {
    const card = 'when another player gains gem: take 1 coin from that player';
    expect(played('gain 1 gem', { actor: 4, card }).coins).toEqual([5, 2, 4, 2]);
  });
});

describe('paying to a player', () => {
  test('what is paid is gained there, and must be there', () => {
    const pay = (n: number, choice: string) =>
      played(`choose other player then pay ${n} coins to that player: gain 1 gem`, { actor: 3, choices: [choice] });
    expect(pay(3, 'player:2')).toMatchObject({ coins: [4, 5, 1, 3], gems: [0, 0, 1, 0] });
    expect(pay(5, 'player:2')).toMatchObject({ coins: COINS, gems: [0, 0, 0, 0], offered: [] });
  });

  test('is heard as a gain of the one who is paid', () => {
    const paid = played('choose other player then pay 2 coins to that player', {
      choices: ['player:1'],
      card: 'when you gain coin: gain amount gems',
    });
    expect([paid.coins, paid.gems]).toEqual([
      [6, 0, 4, 3],
      [2, 0, 0, 0],
    ]);
    const own = played('choose player then pay 2 coins to that player', { actor: 1, choices: ['player:1'] });
    expect(own.coins).toEqual(COINS);
  });
});

describe('cards of other players', () => {
  test('are offered and resolved for the one who acts; the own ones are not', () => {
    const resolve = 'choose card in claimed of other players then (if number of it = 7: gain 3 gems)';
    const numbered = (actor: number) => played(resolve, { actor, number: 7 });
    expect(numbered(3)).toMatchObject({ gems: [0, 0, 3, 0] });
    expect(numbered(1)).toMatchObject({ gems: [0, 0, 0, 0], offered: [] });
  });

  test('are counted', () => {
    const count = 'gain (cards in claimed of other players) gems';
    expect(played(count, { actor: 2 }).gems).toEqual([0, 1, 0, 0]);
    expect(played(count, { actor: 1 }).gems).toEqual([0, 0, 0, 0]);
  });

  test('can change hands', () => {
    const taken = 'choose card in claimed of other players then move it to claimed then gain (cards in claimed) gems';
    expect(played(taken, { actor: 4 }).gems).toEqual([0, 0, 0, 1]);
  });
});
