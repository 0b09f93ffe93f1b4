/** What each player does not know of hidden cards, as sets of cards that may lie in each other's places. Found by hand. */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';
import type { Game } from '../game.ts';

const CARDS = ['amber', 'blue', 'coral', 'dun', 'ecru'];

/** Five cards, one of them in each hand; then `steps`, with a question before each. */
function gameOf(steps: readonly string[], faceDown: readonly number[] = [], until = 'go-on'): Game {
  const model = packOf(`
pack: lanterns
title: Lanterns
version: 1.0.0
players: [2]
score: win
ranking: [most win]
counters: {win: {}}
periods: {turn: {}}
zones:
  hand: {of: player, order: set, visible: owner}
  pile: {of: game, order: stack, visible: none}
  shown: {of: game, order: stack, visible: all}
decks: {lanterns: {starts: pile}}
types: {lantern: {programs: {effect: parts}}}
cards:
${CARDS.map((id) => `  - {id: ${id}, deck: lanterns, type: lantern, effect: gain 1 win}`).join('\n')}
procedures:
  game:
    shuffle: shuffle pile
    deal: "each player: move top 1 card of pile to hand"
${steps.map((step, i) => `    look-${i}: "each player: confirm ready-now"\n    step-${i}: "each player: ${step}"`).join('\n')}
    wait: "each player: confirm go-on"
    end: end game
`);
  const game = newGame(model, { seed: 7, faceDown });
  while (game.decision!.options[0].key !== until) game.choose(game.decision!.options[0].key);
  return game;
}

const idsOf = ({ vm }: Game, cards: readonly number[]): string[] =>
  cards.map((card) => vm.game.tables.cardDef[card].id).sort();
const mixesOf = (game: Game, seat: number): string[][] =>
  game.knowledge.state.mixes[seat].map((mix) => idsOf(game, mix));
const handOf = (game: Game, seat: number): string[] =>
  game.everything().players[seat].zones.hand.cards!.map(({ card }) => card);
const pileOf = (game: Game): string[] => game.everything().zones.pile.cards!.map(({ card }) => card);
/** All cards but these. */
const without = (...known: string[]): string[] => CARDS.filter((card) => !known.includes(card));

test('what is in the own hand is known, all else may be anywhere', () => {
  const game = gameOf([]);
  for (const seat of [0, 1]) expect(mixesOf(game, seat)).toEqual([without(...handOf(game, seat))]);
});

test('what is put under the pile is known to who put it there, until the pile is shuffled', () => {
  const under = 'if seat = 1: move cards in hand to bottom of pile';
  const game = gameOf([under]);
  const last = pileOf(game).at(-1)!;
  expect(mixesOf(game, 0)).toEqual([without(last)]);
  expect(mixesOf(game, 1)).toEqual([without(...handOf(game, 1))]);

  const shuffled = gameOf([under, 'if seat = 2: shuffle pile']);
  expect(mixesOf(shuffled, 0)).toContainEqual(pileOf(shuffled).sort());
  expect(mixesOf(shuffled, 1)).toEqual([without(...handOf(shuffled, 1))]);
});

test('what all see is known to all, also when it goes back on the pile', () => {
  const show = 'if seat = 1: move top 1 card of pile to shown';
  const game = gameOf([show]);
  const [{ card: shown }] = game.everything().zones.shown.cards!;
  for (const seat of [0, 1]) expect(mixesOf(game, seat)).toEqual([without(shown, ...handOf(game, seat))]);
  const back = gameOf([show, 'if seat = 1: move cards in shown to pile']);
  for (const seat of [0, 1]) expect(mixesOf(back, seat)).toEqual([without(shown, ...handOf(back, seat))]);
});

test('of two cards in a hand, others do not know which one was hidden', () => {
  const take = 'if seat = 2: move top 1 card of pile to hand';
  const hide = 'if seat = 2: choose card in hand as hiding then move hiding to bottom of pile';
  const game = gameOf([take, hide]);
  const hiding = pileOf(game).at(-1)!;
  expect(mixesOf(game, 0)).toContainEqual([hiding, ...handOf(game, 1)].sort());
  expect(mixesOf(game, 1)).toEqual([without(hiding, ...handOf(game, 1))]);
});

test('when two are left, one of them seen, the other is known', () => {
  const game = gameOf(['if seat = 1: move top 2 cards of pile to shown']);
  const seen = game.everything().zones.shown.cards!.map(({ card }) => card);
  expect(mixesOf(game, 0)).toEqual([without(...seen, ...handOf(game, 0))]);
  const all = gameOf(['if seat = 1: move top 3 cards of pile to shown']);
  expect(mixesOf(all, 0)).toEqual([]);
  expect(all.knowledge.knowsAll(0)).toBe(true);
  expect(game.knowledge.knowsAll(0)).toBe(false);
});

test('who draws face down in the own turn knows the card only when it is turned up', () => {
  const steps = ['begin turn then move top 1 card of pile to hand then confirm done-now then end turn'];
  const game = gameOf(steps, [0], 'done-now');
  const { knowledge, vm } = game;
  expect(knowledge.state.faceDown).toHaveLength(1);
  const [drawn] = idsOf(game, knowledge.state.faceDown);
  expect(handOf(game, 0)).toContain(drawn);
  expect(mixesOf(game, 0).flat()).toContain(drawn);
  const drawnByOther = handOf(game, 1);
  for (const card of drawnByOther) expect(mixesOf(game, 1).flat()).not.toContain(card);
  knowledge.turnUp(vm);
  expect(mixesOf(game, 0).flat()).not.toContain(drawn);
  expect(knowledge.state.faceDown).toEqual([]);
});
