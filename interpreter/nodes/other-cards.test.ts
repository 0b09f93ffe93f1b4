/** What is put on another card than this, and up to so many cards that are moved. The numbers expected are counted by hand. */
import { newGame } from '../localized.ts';
import { describe, expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';

/** Three cards: the first, which acts, and two others. What lies on each, and where each is. */
function done(act: string, ...choices: string[]) {
  const game = newGame(
    packOf(`
pack: p
players: [1]
counters: {coin: {start: 3}, gem: {lies-on: [d]}, point: {}}
score: point
zones: {pile: {}, kept: {of: player}, claimed: {of: player, listening: true}}
decks: {d: {starts: pile, routes: {}}}
types: {t: {programs: {act: steps}}}
cards:
  - {id: chest, number: 1, deck: d, type: t, act: "${act}"}
  - {id: box, number: 2, deck: d, type: t, act: gain 1 point}
  - {id: crate, number: 3, deck: d, type: t, act: gain 1 point}
procedures:
  game:
    own: "each player: move cards in pile to claimed"
    deed: "each player: resolve act of chest"
    end: end game
`),
    { players: 1 },
  );
  const offered: string[][] = [];
  for (const choice of choices) {
    offered.push(game.decision?.options.map(({ key }) => key) ?? []);
    game.choose(choice);
  }
  const { players } = game.everything();
  const [{ counters, zones }] = players;
  const on = Object.fromEntries(
    [...zones.claimed.cards!, ...zones.kept.cards!].map(({ card, marks = 0, lying = [] }) => [
      card,
      lying.reduce((sum, { n }) => sum + n, marks),
    ]),
  );
  return {
    on,
    kept: zones.kept.cards!.map(({ card }) => card).toSorted(),
    coin: counters.coin,
    offered,
    open: game.decision?.options.map(({ key }) => key),
  };
}

describe('put on another card than this', () => {
  test.each([
    ['that is named', 'put 2 gems on box', [], { chest: 0, box: 2, crate: 0 }],
    [
      'that was chosen',
      'choose card in claimed where (it is not this) then put 2 gems on it',
      ['card:box'],
      { chest: 0, box: 2, crate: 0 },
    ],
    [
      'by a name',
      'choose card in claimed where (it is not this) as other-card then put 1 gem on this then put 2 gems on other-card',
      ['card:crate'],
      { chest: 1, box: 0, crate: 2 },
    ],
    [
      'each of them',
      'each card in claimed where (it is not this): put 1 gem on it',
      [],
      { chest: 0, box: 1, crate: 1 },
    ],
    [
      'paid',
      'choose card in claimed where (it is not this) then pay 2 coins to it',
      ['card:crate'],
      { chest: 0, box: 0, crate: 2 },
    ],
  ])('%s: %s', (_, act, choices, on) => {
    expect(done(act, ...choices).on).toEqual(on);
  });
});

describe('move up to so many', () => {
  const act = 'move up to 2 cards in claimed to kept then gain amount coins';
  test.each([
    [['done'], [], 3],
    [['again', 'card:box', 'done'], ['box'], 4],
    [['again', 'card:crate', 'again', 'card:box'], ['box', 'crate'], 5],
  ])('%j', (choices, kept, coin) => {
    const end = done(act, ...choices);
    expect([end.kept, end.coin]).toEqual([kept, coin]);
  });
});
