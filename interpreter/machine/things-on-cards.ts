/**
 * What lies on cards: marks, or counters that are put there. A card's own cell has the first kind that its effects name; cards that
 * hold several have a cell more for each of the others.
 */
import { MARKS } from '../../dsl/internal.ts';
import { CARD_MARKS, CARD_SIZE } from '../position/layout.ts';
import { MARKS_KIND } from '../position/tables.ts';
import { within } from './stopped.ts';
import type { Vm } from './vm.ts';

const ownCell = (vm: Vm, card: number): number => vm.game.tables.layout.cards + card * CARD_SIZE + CARD_MARKS;

/** The cell of a kind on a card: a counter's number, or MARKS_KIND. */
function cellOf(vm: Vm, card: number, kind: number): number {
  return vm.game.tables.furtherKinds.get(card)?.get(kind) ?? ownCell(vm, card);
}

/** How much of a kind lies on a card. */
export const amountOn = (vm: Vm, card: number, kind: number): number => vm.cells[cellOf(vm, card, kind)];

/** Changes how much lies on a card. */
export function setAmountOn(vm: Vm, card: number, kind: number, n: number): void {
  vm.cells[cellOf(vm, card, kind)] = within(n);
  vm.changes++;
}

/** So much more lies on a card, or less. */
export const addOn = (vm: Vm, card: number, kind: number, n: number): void =>
  setAmountOn(vm, card, kind, amountOn(vm, card, kind) + n);

/** Whether nothing lies on a card. */
export function isBare(vm: Vm, card: number): boolean {
  if (vm.cells[ownCell(vm, card)] !== 0) return false;
  for (const cell of vm.game.tables.furtherKinds.get(card)?.values() ?? []) if (vm.cells[cell] !== 0) return false;
  return true;
}

/** What lies on a card goes back to the supply. */
export function clearCard(vm: Vm, card: number): void {
  vm.cells[ownCell(vm, card)] = 0;
  for (const cell of vm.game.tables.furtherKinds.get(card)?.values() ?? []) vm.cells[cell] = 0;
}

/** What lies on a card of its first kind; the counter's name, unless they are marks. */
export function firstOn(vm: Vm, card: number): { n: number; counter?: string } {
  const { firstKind, counterIds } = vm.game.tables;
  const kind = firstKind[card];
  return { n: vm.cells[ownCell(vm, card)], ...(kind === MARKS_KIND ? {} : { counter: counterIds[kind] }) };
}

/** By name, what lies on a card of the kinds beyond the first. */
export function furtherOn(vm: Vm, card: number): Record<string, number> {
  const { furtherKinds, counterIds } = vm.game.tables;
  const all = [...(furtherKinds.get(card) ?? [])].map(([kind, cell]) => ({ kind, n: vm.cells[cell] }));
  return Object.fromEntries(
    all.filter(({ n }) => n !== 0).map(({ kind, n }) => [kind === MARKS_KIND ? MARKS : counterIds[kind], n]),
  );
}
