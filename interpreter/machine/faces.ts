/**
 * Cards that lie face down on a board, and who knows them: a cell for each card, in packs that ever lay one face down.
 *
 * A seat knows a card that it has seen, on the board or before it came there, as long as it could follow the card: until the card is
 * shuffled, or chosen from a hand that the seat does not see. What the acting player does not know can be asked by no effect:
 * such a card has no type, color or number. Look-ahead learns nothing: what it turns up, or takes from the board, stays as unknown as
 * it was.
 */
import { CARD_SIZE, CARD_ZONE, FACE_DOWN, FACE_SEATS, UNSEEN_AHEAD } from '../position/layout.ts';
import { isSeen } from '../position/visibility.ts';
import { noteTiles } from './board.ts';
import type { Vm } from './vm.ts';

const cellOf = (vm: Vm, card: number): number => vm.game.tables.layout.faces + card;
const hasFaces = (vm: Vm): boolean => vm.game.tables.layout.hasFaces;
/** A spectator has no bit. */
const bitOf = (seat: number): number => (seat < 0 ? 0 : 1 << seat);
const everybody = (vm: Vm): number => (1 << vm.game.tables.players) - 1;

/** Whether it lies face down on a board. */
export const isFaceDown = (vm: Vm, card: number): boolean =>
  hasFaces(vm) && (vm.cells[cellOf(vm, card)] & FACE_DOWN) !== 0;

const hasSeen = (vm: Vm, card: number, seat: number): boolean =>
  hasFaces(vm) && (vm.cells[cellOf(vm, card)] & bitOf(seat)) !== 0;

/** Whether the seat knows which card it is, wherever it lies. */
export function knowsCard(vm: Vm, card: number, seat: number): boolean {
  if (hasSeen(vm, card, seat)) return true;
  const zone = vm.cells[vm.game.tables.layout.cards + card * CARD_SIZE + CARD_ZONE];
  if (zone < 0 || isFaceDown(vm, card)) return false;
  const { visible, player } = vm.game.tables.zoneDefs[zone];
  return isSeen(visible, player === seat);
}

/** The seats that know a card which lies face down. */
export const knowersOf = (vm: Vm, card: number): number[] =>
  Array.from({ length: vm.game.tables.players }, (_, seat) => seat).filter((seat) => hasSeen(vm, card, seat));

/** Whether no effect of the acting player can tell what card it is. */
export function isUnknown(vm: Vm, card: number): boolean {
  if (!hasFaces(vm)) return false;
  const face = vm.cells[cellOf(vm, card)];
  if ((face & UNSEEN_AHEAD) !== 0) return true;
  return (face & FACE_DOWN) !== 0 && (face & bitOf(vm.player)) === 0;
}

/**
 * The card leaves a zone, or comes from none, and lies face down afterwards or not. `isChosen`: who does not see the zone has lost
 * track of it.
 */
export function carryFace(vm: Vm, card: number, from: number, isChosen: boolean, isDown: boolean): void {
  const { cells } = vm;
  const at = cellOf(vm, card);
  const was = cells[at];
  let seats = was & FACE_SEATS;
  if (from >= 0 && (was & FACE_DOWN) === 0) {
    const { visible, player } = vm.game.tables.zoneDefs[from];
    if (visible === 'all') seats = everybody(vm);
    else if (visible === 'owner') seats = (isChosen ? 0 : seats) | bitOf(player);
  }
  const unseen = vm.lookAhead > 0 && isUnknown(vm, card) ? UNSEEN_AHEAD : 0;
  cells[at] = seats | unseen | (isDown ? FACE_DOWN : 0);
}

/** Nobody knows any more which of these cards is which. */
export function forgetFaces(vm: Vm, cards: Int32Array): void {
  if (hasFaces(vm)) for (const card of cards) vm.cells[cellOf(vm, card)] &= ~FACE_SEATS;
}

/** Says who knows a card that lies face down, for a position that is described. */
export function setFaceDown(vm: Vm, card: number, seats: readonly number[]): void {
  vm.cells[cellOf(vm, card)] = seats.reduce((mask, seat) => mask | bitOf(seat), FACE_DOWN);
}
/** It lies open, or in no zone, in a position that is described. */
export function clearFace(vm: Vm, card: number): void {
  if (hasFaces(vm)) vm.cells[cellOf(vm, card)] = 0;
}

/** How cards on a board are turned: `look`: the acting player sees what lies face down. */
export type Turning = 'look' | 'up' | 'down';

/** Looks at a card on a board that lies face down, or turns it over. */
export function turnCard(vm: Vm, card: number, how: Turning): void {
  const at = cellOf(vm, card);
  const wasUnknown = isUnknown(vm, card);
  const seats = how === 'look' ? bitOf(vm.player) : everybody(vm);
  vm.cells[at] = (vm.cells[at] & ~FACE_DOWN) | seats | (how === 'up' ? 0 : FACE_DOWN);
  noteTiles(vm);
  if (vm.lookAhead > 0) {
    if (wasUnknown) vm.cells[at] |= UNSEEN_AHEAD;
    return;
  }
  if (wasUnknown) vm.learned = true;
  vm.watch?.saw?.(card, seats);
}
