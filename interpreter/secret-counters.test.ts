/** Counters that only their owners see: whoever does not see one cannot tell what another has of it. */
import { newGame } from './localized.ts';
import { expect, test } from 'vitest';
import { firstDifference } from '../test/support/differences.ts';
import { pack, packOf, SEALED_BIDS } from '../test/support/packs.ts';
import { rounds } from '../test/support/width.ts';
import { adviceOn } from '../study/bots/advice.ts';
import { ChoiceSource } from './machine/choice-source.ts';
import type { Game } from './game.ts';
import { cellsOfGame, gameFromCells } from './scenario/staged-position.ts';
import { seenEvent } from './view/seen-event.ts';

const model = pack(SEALED_BIDS);
const SECRETS = ['purse', 'sealed-bid'];

/** The same position, with other amounts of what the seat does not see. */
function twinOf(game: Game, seat: number, source: ChoiceSource): Game {
  const { tables } = game.vm.game;
  const cells = cellsOfGame(game);
  for (const id of SECRETS) {
    for (let other = 0; other < game.players; other++) {
      const cell = tables.counter.get(id)!.at + other * tables.layout.nPlayerCounters;
      if (other !== seat) cells[cell] = source.below(9);
    }
  }
  return gameFromCells(game.vm.game, cells);
}

/** All that a seat is told of a position, with what a bot of it would do. */
function toldTo(game: Game, seat: number): unknown {
  const { decision } = game;
  const isAsked = decision?.player === seat;
  return {
    view: game.view(seat),
    asked: isAsked && { prompt: decision.prompt, options: decision.options, refusals: game.refusals() },
    canUndo: game.canUndo,
    dealt: [1, 2].map((deal) => game.hypothetical(seat, deal).everything()),
    advice: isAsked && adviceOn(game, { lines: 20 }),
  };
}

/** Positions of games by chance, with the seat that looks. */
function* positions(players: number, games: number): Generator<[Game, number, ChoiceSource]> {
  for (let seed = 1; seed <= games; seed++) {
    const game = newGame(model, { players, seed, trace: true });
    const source = new ChoiceSource(seed);
    while (game.decision !== null) {
      if (source.below(3) === 0) yield [game, source.below(players), source];
      const { options } = game.decision;
      game.choose(options[source.below(options.length)].key);
    }
  }
}

test.each([2, 3])('two positions that differ only in what others see are told alike, %i players', (players) => {
  let compared = 0;
  for (const [game, seat, source] of positions(players, rounds(4, 40))) {
    const [one, other] = [twinOf(game, seat, source), twinOf(game, seat, source)].map((twin) => toldTo(twin, seat));
    expect(firstDifference(one, other)).toBeNull();
    compared++;
  }
  expect(compared).toBeGreaterThan(20);
});

test('the owner sees it, the others and a spectator do not', () => {
  const game = newGame(model, { players: 2, seed: 1 });
  game.choose('amount:3');
  const seenBy = (seat: number) => SECRETS.map((id) => game.view(seat).players[0].counters[id]);
  expect([0, 1, -1].map(seenBy)).toEqual([
    [4, 3],
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(game.everything().players[0].counters).toMatchObject({ purse: 4, 'sealed-bid': 3 });
});

test('others are not told how it changes, nor that it is paid', () => {
  for (const [game] of positions(2, 1)) {
    for (const viewer of [0, 1, -1]) {
      const told = game.trace.flatMap((event) => {
        const seen = seenEvent(event, viewer, model);
        return seen === null || seen.hidden || event.player === viewer ? [] : [JSON.stringify(seen.event)];
      });
      expect(told.filter((event) => event.includes('"purse"') || event.includes('"sealed-bid"'))).toEqual([]);
    }
  }
});

test('others reckon with anything from nothing to the most, or to what there is at the beginning', () => {
  const game = newGame(model, { players: 2, seed: 1 });
  const dealt = Array.from({ length: 200 }, (_, deal) => game.hypothetical(0, deal).everything().players);
  for (const id of SECRETS) {
    const found = new Set(dealt.map(([, other]) => other.counters[id]));
    expect(found).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(new Set(dealt.map(([own]) => own.counters[id])).size).toBe(1);
  }
});

test('a choice that nobody sees is taken back; one after which the amounts are shown is not', () => {
  const game = newGame(model, { players: 2, seed: 1 });
  const choose = (...keys: string[]): void => keys.forEach((key) => game.choose(key));
  choose('amount:3', 'amount:2', 'do:gain-2-purse');
  expect([game.canUndo, game.undo()]).toEqual([true, true]);
  choose('do:gain-2-purse', 'turn-done', 'do:gain-2-purse');
  expect(game.lastChoiceRevealed).toBe(false);
  choose('turn-done');
  expect(game.lastChoiceRevealed).toBe(true);
});

const withCounters = (counters: string, turn: string) => `
pack: p
title: P
version: 1.0.0
players: [2]
score: coin
ranking: [most coin]
counters: {coin: {}, ${counters}}
procedures: {game: {play: "each player: do turn", end: end game}, turn: {act: "${turn}"}}
`;

test('alone there is nothing that one does not know', () => {
  const solo = packOf(withCounters('purse: {visible: owner, most: 3}', 'gain 1 purse').replace('[2]', '[1]'));
  expect(newGame(solo, { players: 1, seed: 1 }).knowledge.knowsAll(0)).toBe(true);
  expect(newGame(model, { players: 2, seed: 1 }).knowledge.knowsAll(0)).toBe(false);
});
