/**
 * What lies on cards: marks, or counters that are put there. A card's own cell has the first kind that its effects name; cards that
 * hold several have a number more for each of the others. Of a counter of the players that says that it may lie on such cards, each player
 * has a number there. All but the first are half cells.
 */
import { MARKS } from '../../dsl/internal.ts';
import { CARD_MARKS, CARD_SIZE } from '../position/layout.ts';
import { atPlace, placeOfHalf, putAtPlace } from '../position/halves.ts';
import { MARKS_KIND } from '../position/tables.ts';
import { withinLying } from './stopped.ts';
import type { Vm } from './vm.ts';

const ownCell = (vm: Vm, card: number): number => vm.game.tables.layout.cards + card * CARD_SIZE + CARD_MARKS;

/** Whether such a card holds the kind. */
export function holdsKind(vm: Vm, card: number, kind: number): boolean {
  const { furtherKinds, kindsOfPlayers, firstKind } = vm.game.tables;
  return (
    firstKind[card] === kind ||
    furtherKinds.get(card)?.has(kind) === true ||
    kindsOfPlayers.get(card)?.has(kind) === true
  );
}

/** Where a kind on a card is counted, of what a player has there: a counter's number, or MARKS_KIND; -1 where it cannot lie. */
export function placeOnCard(vm: Vm, card: number, kind: number, player: number): number {
  const { furtherKinds, kindsOfPlayers, playersKinds } = vm.game.tables;
  if (playersKinds.has(kind)) {
    const first = kindsOfPlayers.get(card)?.get(kind);
    if (first !== undefined) return placeOfHalf(first + player);
    if (!holdsKind(vm, card, kind)) return -1;
  }
  const half = furtherKinds.get(card)?.get(kind);
  return half === undefined ? ownCell(vm, card) : placeOfHalf(half);
}

/** Whether it may lie on the card. */
export const canLieOn = (vm: Vm, card: number, kind: number): boolean => placeOnCard(vm, card, kind, vm.player) >= 0;

/** How much of a kind lies on a card: of a player's counter, what the acting player has there. */
export const amountOn = (vm: Vm, card: number, kind: number): number => amountOfPlayer(vm, card, kind, vm.player);

/** The same of any player. */
export function amountOfPlayer(vm: Vm, card: number, kind: number, player: number): number {
  const place = placeOnCard(vm, card, kind, player);
  return place < 0 ? 0 : atPlace(vm, place);
}

/** Of a player's counter, what all others have there. */
export function foreignOn(vm: Vm, card: number, kind: number): number {
  const first = vm.game.tables.kindsOfPlayers.get(card)?.get(kind);
  if (first === undefined) return 0;
  let sum = 0;
  for (let player = 0; player < vm.game.tables.players; player++) {
    if (player !== vm.player) sum += vm.halves[first + player];
  }
  return sum;
}

/** Changes how much lies on a card, as it is in a position: of a player's counter, what that player has there. */
export function putAmountOn(vm: Vm, player: number, card: number, kind: number, n: number): void {
  const place = placeOnCard(vm, card, kind, player);
  if (place >= 0) putAtPlace(vm, place, withinLying(n));
}

/** Changes how much lies on a card: of a player's counter, what the acting player has there. */
export function setAmountOn(vm: Vm, card: number, kind: number, n: number): void {
  const before = amountOn(vm, card, kind);
  putAmountOn(vm, vm.player, card, kind, n);
  vm.changes++;
  const change = amountOn(vm, card, kind) - before;
  if (change !== 0 && vm.game.tables.kindsOfPlayers.get(card)?.has(kind)) vm.sink?.onCard(vm, kind, card, change);
}

/** So much more lies on a card, or less. */
export const addOn = (vm: Vm, card: number, kind: number, n: number): void =>
  setAmountOn(vm, card, kind, amountOn(vm, card, kind) + n);

/** Whether nothing lies on a card. */
export function isBare(vm: Vm, card: number): boolean {
  if (vm.cells[ownCell(vm, card)] !== 0) return false;
  for (const half of vm.game.tables.furtherKinds.get(card)?.values() ?? []) if (vm.halves[half] !== 0) return false;
  return !lyingOnCard(vm, card).some(({ n }) => n !== 0);
}

/** What lies on a card goes back to the supply. */
export function clearCard(vm: Vm, card: number): void {
  const { furtherKinds, kindsOfPlayers, players } = vm.game.tables;
  vm.cells[ownCell(vm, card)] = 0;
  for (const half of furtherKinds.get(card)?.values() ?? []) vm.halves[half] = 0;
  for (const half of kindsOfPlayers.get(card)?.values() ?? []) vm.halves.fill(0, half, half + players);
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
  const all = [...(furtherKinds.get(card) ?? [])].map(([kind, half]) => ({ kind, n: vm.halves[half] }));
  return Object.fromEntries(
    all.filter(({ n }) => n !== 0).map(({ kind, n }) => [kind === MARKS_KIND ? MARKS : counterIds[kind], n]),
  );
}

/** What each player has on a card: a counter, how much of it, and whose. */
export function lyingOnCard(vm: Vm, card: number): { counter: string; n: number; owner: number }[] {
  const { kindsOfPlayers, counterIds, players } = vm.game.tables;
  const kinds = kindsOfPlayers.get(card);
  if (!kinds) return [];
  return [...kinds].flatMap(([kind, first]) =>
    Array.from({ length: players }, (_, owner) => ({ counter: counterIds[kind], n: vm.halves[first + owner], owner })),
  );
}

/** By kind, what lies on a card beyond its first kind: of a player's counter, what each player has. */
type FurtherThings = ReadonlyMap<number, readonly number[]>;

export function furtherThings({ halves, game }: Vm, card: number): FurtherThings {
  const { furtherKinds, kindsOfPlayers, players } = game.tables;
  return new Map([
    ...[...(furtherKinds.get(card) ?? [])].map(([kind, half]) => [kind, [halves[half]]] as const),
    ...[...(kindsOfPlayers.get(card) ?? [])].map(
      ([kind, half]) => [kind, [...halves.subarray(half, half + players)]] as const,
    ),
  ]);
}

/** The same lies on another card, as far as that one holds it. */
export function setFurtherThings({ halves, game }: Vm, card: number, things: FurtherThings): void {
  const { furtherKinds, kindsOfPlayers, players } = game.tables;
  for (const [kind, half] of furtherKinds.get(card) ?? []) halves[half] = things.get(kind)?.[0] ?? 0;
  for (const [kind, half] of kindsOfPlayers.get(card) ?? []) {
    for (let player = 0; player < players; player++) halves[half + player] = things.get(kind)?.[player] ?? 0;
  }
}
