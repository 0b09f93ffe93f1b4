/** Keys and ids of what options stand for. Made only when somebody reads them. */
import { boardOf, pieceAt, siteOfTile } from './board.ts';
import { flagsOf, tileCellOf } from './cards.ts';
import { BY_CARD, BY_PIECE, BY_SITE, BY_SLOT, BY_TRACK } from './codes.ts';
import { isFaceDown } from './faces.ts';
import { ENV_CAUSE, ENV_CAUSE_ID } from './frame.ts';
import type { Amount, Cause, OptionMeaning } from './messages.ts';
import type { Vm } from './vm.ts';

/** `build 2 tunnels; gain a card` → `build-2-tunnels-gain-card`: articles say nothing, so keys do without them */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(?:the|an?|all|your)\b/g, ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const siteId = (vm: Vm, site: number): string => boardOf(vm, vm.player).sites[site]!.id;
export const slotId = (vm: Vm, slot: number): string => vm.game.tables.slots[slot].def.id;
export const cardId = (vm: Vm, card: number): string => vm.game.tables.cardDef[card].id;
export const pieceId = (vm: Vm, piece: number): string => vm.game.tables.model.pieces[piece].id;

/** A payment (amounts by player counter). */
export function amountsOf({ game }: Vm, plan: Int32Array): Amount[] {
  const { counters } = game.tables.model;
  return game.playerCounters.flatMap((counter, i) =>
    plan[i] > 0 ? [{ counter: counters[counter].id, n: plan[i] }] : [],
  );
}

/** The key of a payment: `pay:1-kelp+2-credit`, or `pay:nothing`. */
export const paymentKey = (vm: Vm, plan: Int32Array): string =>
  `pay:${
    amountsOf(vm, plan)
      .map(({ counter, n }) => `${n}-${counter}`)
      .join('+') || 'nothing'
  }`;

/** Cards that are the same thing to a chooser: same definition, same flags; of two that lie face down none is the other. */
export const sameCard = (vm: Vm, frame: number, b: number): boolean =>
  vm.game.tables.cardDefIndex[frame] === vm.game.tables.cardDefIndex[b] &&
  flagsOf(vm, frame) === flagsOf(vm, b) &&
  !isFaceDown(vm, frame) &&
  !isFaceDown(vm, b);

/** A card that lies face down is told by its site: the key of an option says no more than who chooses knows. */
export const cardMeaning = (vm: Vm, card: number): OptionMeaning =>
  isFaceDown(vm, card) ? siteMeaning(vm, siteUnder(vm, card)) : { type: 'card', card: cardId(vm, card) };
export const slotMeaning = (vm: Vm, slot: number): OptionMeaning => ({ type: 'slot', slot: slotId(vm, slot) });
export const pieceMeaning = (vm: Vm, piece: number): OptionMeaning => ({ type: 'piece', piece: pieceId(vm, piece) });

/** The site on which a card lies, as the acting player names it. */
export const siteUnder = (vm: Vm, card: number): number => siteOfTile(vm, vm.player, tileCellOf(vm, card));

/** A site, with the piece on it unless the site is shared. */
export function siteMeaning(vm: Vm, site: number): OptionMeaning {
  const { id, kind } = boardOf(vm, vm.player).sites[site]!;
  const piece = site < vm.game.tables.layout.ownSites ? pieceAt(vm, vm.player, site) : -1;
  return { type: 'site', site: id, kind, piece: piece < 0 ? null : pieceId(vm, piece) };
}

/** The component whose program acts (see `BY_…`). */
export function causeFrom(vm: Vm, cause: number, id: number): Cause {
  const { model, tables } = vm.game;
  switch (cause) {
    case BY_CARD:
      return { kind: 'card', id: tables.cardDef[id].id };
    case BY_SLOT:
      return { kind: 'slot', id: tables.slots[id].def.id };
    case BY_SITE:
      return { kind: 'site', id: boardOf(vm, vm.player).sites[id]?.id ?? '' };
    case BY_TRACK:
      return { kind: 'track', id: model.tracks[id].id };
    case BY_PIECE:
      return { kind: 'piece', id: model.pieces[id].id };
    default:
      return { kind: 'game', id: 'game' };
  }
}

/** The component of the running program. */
export const causeOf = (vm: Vm): Cause => causeFrom(vm, vm.cells[vm.env + ENV_CAUSE], vm.cells[vm.env + ENV_CAUSE_ID]);
