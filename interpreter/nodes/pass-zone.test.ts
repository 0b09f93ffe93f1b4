/** Hands that all players pass to a neighbor at once. */
import { describe, expect, test } from 'vitest';
import type { PositionView } from '../index.ts';
import { afterEffect, smallPack } from '../../test/support/small-pack.ts';

/** `pass`, `left` and `right` are names in it, too. */
const PACK_TEXT = `pack: hands
title: Hands
version: 0.1.0
status: original
players: [2, 3]
score: coin
ranking: [most coin]
counters: {coin: {}, pass: {start: 2}, left: {}}
zones:
  hand: {of: player, order: set, visible: owner}
  pack-of-cards: {of: player, order: stack, visible: none}
  pile: {of: game, order: stack, visible: none}
types: {number-card: {programs: {effect: steps}}}
decks: {numbers: {starts: pile}}
cards:
${['one', 'two', 'three', 'four', 'five', 'six'].map((id) => `  - {id: ${id}, deck: numbers, type: number-card, effect: gain 1 coin}`).join('\n')}
procedures:
  game: {go: "do right", end: end game}
  right: {go: "if pass >= 2: gain 1 left"}
`;
const PACK = smallPack(PACK_TEXT);

const HANDS = '{me: {hand: [one, two]}, other: {hand: [three]}, third: {hand: [four, five, six]}}';
const STACKS = '{me: {pack-of-cards: [one, two]}, other: {pack-of-cards: [three, four]}}';

const handsOf = ({ players }: PositionView): string[][] =>
  players.map(({ zones }) => zones.hand.cards!.map(({ card }) => card));

const after = (run: string, players = 3, position = HANDS): PositionView =>
  afterEffect(PACK, position, run, players).view;

describe('pass', () => {
  test('to the left: the next seat gets it, and the first what the last had, whatever the order of play', () => {
    const passed = [['four', 'five', 'six'], ['one', 'two'], ['three']];
    expect(handsOf(after('pass hand to left')).map((hand) => hand.toSorted())).toEqual(passed.map((h) => h.toSorted()));
    expect(handsOf(after('rotate players; pass hand to left'))).toEqual(handsOf(after('pass hand to left')));
  });

  test('to the right, and round the table: all have theirs again', () => {
    expect(handsOf(after('pass hand to right')).map((hand) => hand.length)).toEqual([1, 3, 2]);
    expect(handsOf(after('repeat 3 times: pass hand to right'))).toEqual(handsOf(after('gain 1 coin')));
  });

  test('a stack keeps its order', () => {
    const stacks = ({ players }: PositionView): string[][] =>
      players.map(({ zones }) => zones['pack-of-cards'].cards!.map(({ card }) => card));
    expect(stacks(after('pass pack-of-cards to left', 2, STACKS))).toEqual([
      ['three', 'four'],
      ['one', 'two'],
    ]);
  });

  test('is no card that enters, as which cards come is known to nobody but who passed them', () => {
    const listening = smallPack(
      PACK_TEXT.replace('procedures:', 'rules: ["when card enters hand: gain 1 coin"]\nprocedures:'),
    );
    const coins = (run: string): number[] =>
      afterEffect(listening, STACKS, run, 2).view.players.map(({ counters }) => counters.coin);
    expect(coins('pass pack-of-cards to left')).toEqual([0, 0]);
    expect(coins('move top 1 card of pack-of-cards to hand')).toEqual([1, 0]);
    expect(coins('move top 1 card of pack-of-cards to hand then pass hand to left')).toEqual([1, 0]);
  });

  test('is told as one event, which names no card', () => {
    const { game } = afterEffect(PACK, HANDS, 'pass hand to left', 3);
    expect(game.trace.map(({ type }) => type)).toContain('pass');
    expect(JSON.stringify(game.trace)).not.toContain('four');
  });

  test('cannot be taken back: a hand has been seen', () => {
    const { game } = afterEffect(PACK, HANDS, 'choose card in hand then pass hand to left', 3, 'card:one');
    expect(game.undo()).toBe(false);
  });

  test('what nobody could know beforehand to be impossible is left, with the steps after it', () => {
    const run = 'pass hand to left then choose card in hand then move it to pile then gain 1 coin';
    const { game, view } = afterEffect(PACK, '{me: {hand: [one]}, other: {hand: []}}', run);
    expect([game.decision, view.players[0].counters.coin, handsOf(view)]).toEqual([null, 0, [[], ['one']]]);
  });
});
