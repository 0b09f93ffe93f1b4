/**
 * Judged by enumeration: of very many games with other seeds, those are taken in which the seat has seen exactly the same. What lies
 * hidden in them, and how often, is what dealing again must bring.
 */
import { newGame } from '../localized.ts';
import { describe, expect, test } from 'vitest';
import { loadPack } from '../../service/index.ts';
import { memoryFiles } from '../../dsl/internal.ts';
import { machine } from '../../test/support/packs.ts';
import { rounds } from '../../test/support/width.ts';
import { Game } from '../game.ts';
import { Sandbox } from '../sandbox.ts';
import { ChoiceSource } from './choice-source.ts';
import { describePosition } from '../view/position-view.ts';
import { FRAME_PLAYER } from './frame.ts';
import { legalOptions, optionKeys } from './legal-options.ts';
import { startPosition } from './start.ts';
import { Vm } from './vm.ts';

/** Five cards; `steps` are done by one player after the other once each has drawn. Between them one can look. */
function cardGame(steps: readonly string[], hand = 1, players = 2) {
  const text = `
pack: lanterns
title: Lanterns
version: 1.0.0
players: [${players}]
score: win
ranking: [most win]
counters: {win: {}}
zones:
  hand: {of: player, order: set, visible: owner}
  pile: {of: game, order: stack, visible: none}
  shown: {of: game, order: stack, visible: all}
decks: {lanterns: {starts: pile}}
types: {lantern: {programs: {effect: parts}}}
cards:
${['amber', 'blue', 'coral', 'dun', 'ecru'].map((id) => `  - {id: ${id}, deck: lanterns, type: lantern, effect: gain 1 win}`).join('\n')}
procedures:
  game:
    shuffle: shuffle pile
    deal: "each player: move top ${hand} cards of pile to hand"
${steps.map((step, i) => `    look-${i}: "each player: confirm ready-now"\n    step-${i}: "each player: ${step}"`).join('\n')}
    wait: "each player: confirm go-on"
    end: end game
`;
  const { model, diagnostics } = loadPack(memoryFiles({ 'lanterns.yaml': text }), 'lanterns.yaml');
  expect(diagnostics.filter((d) => d.severity === 'error').map((d) => d.message)).toEqual([]);
  return model!;
}
type Model = ReturnType<typeof cardGame>;

/** Of a machine that is asking: its options, each with its key, and whether it is the confirmation at the end. */
function asked(vm: Vm): { codes: number[]; keys: string[]; isEnd: boolean } {
  const codes = legalOptions(vm);
  const keys = optionKeys(vm, vm.asking, codes);
  return { codes, keys, isEnd: keys[0] === 'go-on' };
}

/** Plays a game to the confirmation at its end, in a machine that is used for all games; all that the seat saw on the way. */
function playIn(vm: Vm, seed: number, seat: number): string {
  const source = new ChoiceSource(seed);
  const seen: unknown[] = [];
  startPosition(vm, seed);
  for (;;) {
    vm.run();
    const { zones, players } = describePosition(vm, seat);
    seen.push(zones, players[seat].zones);
    const { codes, keys, isEnd } = asked(vm);
    if (isEnd) return JSON.stringify(seen);
    const i = source.below(codes.length);
    seen.push(vm.cells[vm.top + FRAME_PLAYER] === seat ? keys[i] : 'another chooses');
    vm.choose(codes[i]);
  }
}

/** The same game, in which knowledge is followed. */
function play(model: Model, seed: number): Game {
  const game = newGame(model, { seed });
  const source = new ChoiceSource(seed);
  while (game.decision && game.decision.options[0].key !== 'go-on') {
    const { options } = game.decision;
    game.choose(options[source.below(options.length)].key);
  }
  return game;
}

/** All cards, zone by zone. */
function hidden(at: Game | Sandbox | Vm): string {
  const { zones, players } = at instanceof Vm ? describePosition(at, 'everything') : at.everything();
  return [zones.pile, zones.shown, ...players.map((p) => p.zones.hand)]
    .map(({ cards }) => cards!.map(({ card }) => card).join(' '))
    .join(' | ');
}

function tally(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** What some seeds deal: the same from all positions that the seat cannot tell apart. */
function dealtFrom(game: Game, seat: number): string[] {
  const sandbox = new Sandbox(game, { knowing: 'everything' });
  return Array.from({ length: 5 }, (_, seed) => {
    sandbox.restore();
    sandbox.dealAgain(seat, seed);
    return hidden(sandbox);
  });
}

/** Each position has the share that it has in the games, within what chance allows. */
function expectSame(model: Model, seat: number, all = 3000): number {
  const games = rounds(all / 3, all);
  const byWhatWasSeen = new Map<string, { seed: number; lies: string }[]>();
  const vm = machine(model, model.playerCounts[0]);
  for (let seed = 1; seed <= games; seed++) {
    const seen = playIn(vm, seed, seat);
    const same = byWhatWasSeen.get(seen);
    const one = { seed, lies: hidden(vm) };
    if (same) same.push(one);
    else byWhatWasSeen.set(seen, [one]);
  }
  const largest = [...byWhatWasSeen.values()].sort((a, b) => b.length - a.length)[0];
  const truth = tally(largest.map(({ lies }) => lies));
  const [first, ...others] = largest.slice(0, 20).map(({ seed, lies }) => {
    const game = play(model, seed);
    expect(hidden(game)).toBe(lies);
    return game;
  });
  const sandbox = new Sandbox(first, { knowing: 'everything' });
  const dealt: string[] = [];
  for (let i = 0; i < rounds(1500, 4000); i++) {
    sandbox.restore();
    sandbox.dealAgain(seat, i);
    dealt.push(hidden(sandbox));
  }
  for (const other of others) expect(dealtFrom(other, seat)).toEqual(dealt.slice(0, 5));
  const found = tally(dealt);
  expect([...found.keys()].sort()).toEqual([...truth.keys()].sort());
  for (const [position, n] of truth) {
    const p = n / largest.length;
    const q = found.get(position)! / dealt.length;
    const error = Math.sqrt((p * (1 - p)) / largest.length + (q * (1 - q)) / dealt.length);
    expect(Math.abs(p - q)).toBeLessThan(5 * error);
  }
  return truth.size;
}

test('what nobody has seen may be anywhere', () => {
  expect(expectSame(cardGame([]), 0)).toBe(24);
});

test('what went under the pile is known there, and what another drew from the top is not', () => {
  const under = 'if seat = 1: move cards in hand to bottom of pile';
  const draw = 'if seat = 2: move top 1 card of pile to hand';
  expect(expectSame(cardGame([under, draw]), 0)).toBe(12);
});

const SHOW = 'if seat = 1: move top 1 card of pile to shown';

test('a card that was seen is known to be in the pile after a shuffle, but not where', () => {
  const back = 'if seat = 1: move cards in shown to pile then shuffle pile';
  const draw = 'if seat = 2: move top 1 card of pile to hand';
  expect(expectSame(cardGame([SHOW, back, draw]), 0, 4000)).toBe(12);
});

test('of two cards, one of them known, another player hides one', () => {
  const take = 'if seat = 2: move cards in shown to hand';
  const hide = 'if seat = 2: choose card in hand as hiding then move hiding to bottom of pile';
  expect(expectSame(cardGame([SHOW, take, hide]), 0, 4000)).toBe(12);
});

describe('cards that are looked at', () => {
  const looks = (seat: number, then: string): string => `if seat = ${seat}: look at top 2 cards of pile${then}`;
  const SEEN = ' then confirm ready-now';
  const UNDER = ' then move 1 card of them to bottom of pile';

  test('are known to the one who looked, and where they went', () =>
    expect(expectSame(cardGame([looks(1, UNDER)]), 0, 4000)).toBe(2));

  test('others, who have looked before, do not know which went under', () =>
    expect(expectSame(cardGame([looks(2, SEEN), looks(1, UNDER)]), 1, 4000)).toBe(4));

  test('others know that those which go back are as they were', () =>
    expect(expectSame(cardGame([looks(2, SEEN), looks(1, SEEN)]), 1, 4000)).toBe(2));
});

describe('hands that all players pass at once', () => {
  const PASS = 'if seat = 1: pass hand to left';
  const HIDE = 'if seat = 2: choose card in hand as hiding then move hiding to bottom of pile';

  test('one knows what one has passed', () => expect(expectSame(cardGame([PASS], 1, 3), 0, 4000)).toBe(6));

  test('until one of it is hidden', () => expect(expectSame(cardGame([PASS, HIDE], 2), 0)).toBe(2));
});

test('undo takes back what was learned of hidden cards', () => {
  const hide = 'if seat = 1: choose card in hand as hiding then move hiding to bottom of pile';
  const game = newGame(cardGame([hide], 2), { seed: 4 });
  game.choose('ready-now');
  game.choose('ready-now');
  const before = game.knowledge.state;
  game.choose(game.decision!.options[0].key);
  expect(game.knowledge.state).not.toEqual(before);
  expect(game.undo()).toBe(true);
  expect(game.knowledge.state).toEqual(before);
});

test("a position without a past: cards of a deck that the player does not see may lie in each other's places", () => {
  const { model, vm } = newGame(cardGame([]), { seed: 4 });
  const from = new Game(model, { seed: 4 }, { compiled: vm.game, cells: vm.cells.slice(0, vm.cells[0]) });
  const sandbox = new Sandbox(from, { knowing: 'everything' });
  const own = from.view(0).players[0];
  const dealt = Array.from({ length: 400 }, (_, seed) => {
    sandbox.restore();
    sandbox.dealAgain(0, seed);
    expect(sandbox.view(0).players[0]).toEqual(own);
    return hidden(sandbox);
  });
  expect(tally(dealt).size).toBe(24);
});
