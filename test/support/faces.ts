/** Positions that a seat cannot tell apart: two cards that lie face down on a board have changed places. */
import { expect } from 'vitest';
import { CARD_FLAGS, CARD_SIZE, LENGTH } from '../../interpreter/position/layout.ts';
import { putIn, takeOut, tileCellOf, zoneOf } from '../../interpreter/machine/cards.ts';
import type { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { heldInFrames } from '../../interpreter/machine/deal-again.ts';
import { isFaceDown, knowersOf, knowsCard } from '../../interpreter/machine/faces.ts';
import { furtherThings, setFurtherThings } from '../../interpreter/machine/things-on-cards.ts';
import { restorePosition } from '../../interpreter/machine/restore.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import type { Game } from '../../interpreter/index.ts';
import { Sandbox } from '../../interpreter/sandbox.ts';
import { seenEvent } from '../../interpreter/view/seen-event.ts';
import { firstDifference } from './differences.ts';

/** Cards of one back that lie face down, and that the seat does not know. */
function unknownTo({ vm }: Game, seat: number): number[] {
  const { cardDef } = vm.game.tables;
  return cardDef.map((_, card) => card).filter((card) => isFaceDown(vm, card) && !knowersOf(vm, card).includes(seat));
}

/** Two of them with one back, of which one is another card than the other; null where there are none. */
export function twoUnknown(game: Game, seat: number, source: ChoiceSource): [number, number] | null {
  const { cardDef, model } = game.vm.game.tables;
  const backOf = (card: number): string => {
    const { deck } = cardDef[card];
    return model.decks.find(({ id }) => id === deck)!.back ?? deck;
  };
  const unknown = unknownTo(game, seat);
  const pairs = unknown.flatMap((a, i) =>
    unknown.slice(i + 1).flatMap((b): [number, number][] => {
      const isAnother = cardDef[a].id !== cardDef[b].id && backOf(a) === backOf(b);
      return isAnother ? [[a, b]] : [];
    }),
  );
  return pairs.length === 0 ? null : pairs[source.below(pairs.length)];
}

/**
 * The cells of the position in which the two cards have changed places, and what lies on them and who knows them stays where it is.
 * What runs has spoken of the place, whichever card lies there.
 */
export function withExchanged(game: Game, [a, b]: readonly [number, number]): Int32Array {
  const { layout } = game.vm.game.tables;
  const vm = new Vm(game.vm.game);
  restorePosition(vm, game.vm.cells.slice(0, game.vm.cells[LENGTH]));
  const { cells } = vm;
  const [zoneOfA, zoneOfB] = [zoneOf(vm, a), zoneOf(vm, b)];
  const [siteOfA, siteOfB] = [tileCellOf(vm, a), tileCellOf(vm, b)];
  takeOut(vm, a);
  takeOut(vm, b);
  putIn(vm, a, zoneOfB, 'top');
  putIn(vm, b, zoneOfA, 'top');
  cells[siteOfA] = b + 1;
  cells[siteOfB] = a + 1;
  const stateOf = (card: number): number[] => {
    const at = layout.cards + card * CARD_SIZE;
    return Array.from({ length: CARD_SIZE - CARD_FLAGS }, (_, i) => at + CARD_FLAGS + i);
  };
  const swap = (one: number, other: number): void => {
    [cells[one], cells[other]] = [cells[other], cells[one]];
  };
  swap(layout.faces + a, layout.faces + b);
  stateOf(a).forEach((at, i) => swap(at, stateOf(b)[i]));
  const [onA, onB] = [furtherThings(vm, a), furtherThings(vm, b)];
  setFurtherThings(vm, a, onB);
  setFurtherThings(vm, b, onA);
  for (const at of heldInFrames(vm)) {
    if (cells[at] === a || cells[at] === b) cells[at] = cells[at] === a ? b : a;
  }
  return cells.slice(0, cells[LENGTH]);
}

/** All that a seat can learn of a game: from itself, or by trying what it may try. */
function toldTo(game: Game, seat: number): Record<string, unknown> {
  const { model, renderer, decision } = game;
  const log = game.trace.map((event) => {
    const seen = seenEvent(event, seat, model);
    return seen === null || seen.hidden ? seen : renderer.event(seen.event);
  });
  const isAsked = decision?.player === seat;
  const asked = isAsked ? { ...decision, prompt: decision.prompt } : null;
  return {
    view: game.view(seat),
    ranking: game.ranking,
    decision: asked && {
      kind: decision!.kind,
      prompt: asked.prompt,
      options: decision!.options,
      refusals: game.refusals(),
    },
    undo: game.undoProblem,
    log,
    dealt: dealtFor(game, seat),
  };
}

/** What a fair search of the seat begins with. */
function dealtFor(game: Game, seat: number): unknown {
  const sandbox = new Sandbox(game, { knowing: 'everything' });
  sandbox.dealAgain(seat, 7);
  return [sandbox.hash(), sandbox.everything()];
}

/**
 * Plays both on by the same choices, and compares what the seat is told until it comes to know one of the two cards, or so many times;
 * how often they were compared.
 */
export function playOn(
  [one, other]: readonly [Game, Game],
  cards: readonly [number, number],
  seat: number,
  source: ChoiceSource,
  most = Infinity,
): number {
  for (let compared = 1; ; compared++) {
    const [told, toldOther] = [one, other].map((game) => toldTo(game, seat));
    const where = { seat, keys: one.keys, difference: firstDifference(told, toldOther) };
    expect(where).toEqual({ ...where, difference: null });
    const { decision } = one;
    if (decision === null || other.decision === null || compared >= most) return compared;
    // who knows one of the two, or comes to know it, may do another thing with it
    const knows = (game: Game): boolean => cards.some((card) => knowsCard(game.vm, card, decision.player));
    if (knows(one)) return compared;
    const { key } = decision.options[source.below(decision.options.length)];
    one.choose(key);
    other.choose(key);
    const isSeen = ({ vm }: Game): boolean => cards.some((card) => !isFaceDown(vm, card) || knowsCard(vm, card, seat));
    if ([one, other].some((game) => isSeen(game) || knows(game))) return compared;
  }
}
