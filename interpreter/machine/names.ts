/** Keys and names of what options stand for. Made only when somebody reads them. */
import { boardOf, pieceAt } from './board.ts';
import { flagsOf } from './cards.ts';
import type { Vm } from './vm.ts';
import { BY_CARD, BY_PIECE, BY_SITE, BY_SLOT, BY_TRACK } from './codes.ts';

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

/** `credit` with its amount: `2 credits` */
export function amountText(vm: Vm, counter: number, n: number): string {
  const def = vm.game.tables.model.counters[counter];
  return `${n} ${n === 1 ? def.name : def.plural}`;
}

/** Text of a payment (amounts by player counter), `1 kelp, 2 credits`, or `nothing`. */
export function planText(vm: Vm, plan: Int32Array, join = ', ', named = true): string {
  const parts: string[] = [];
  vm.game.playerCounters.forEach((counter, i) => {
    if (plan[i] > 0) {
      parts.push(named ? amountText(vm, counter, plan[i]) : `${plan[i]}-${vm.game.tables.model.counters[counter].id}`);
    }
  });
  return parts.length === 0 ? 'nothing' : parts.join(join);
}

/** Cards that are the same thing to a chooser: same definition, same flags. */
export const sameCard = (vm: Vm, frame: number, b: number): boolean =>
  vm.game.tables.cardDefIndex[frame] === vm.game.tables.cardDefIndex[b] && flagsOf(vm, frame) === flagsOf(vm, b);

export const cardLabel = (vm: Vm, card: number): string => vm.game.tables.cardDef[card].name;
export const slotLabel = (vm: Vm, slot: number): string => vm.game.tables.slots[slot].def.name;

/** `c8 (tunnel)`: a site with its piece, or with its kind when it is empty or shared. */
export function siteLabel(vm: Vm, site: number): string {
  const { model, tables } = vm.game;
  const def = boardOf(vm, vm.player).sites[site]!;
  const isOwn = site < tables.layout.ownSites;
  const piece = isOwn ? pieceAt(vm, vm.player, site) : -1;
  if (piece >= 0) return `${def.id} (${model.pieces[piece].name})`;
  return `${def.id} (${model.siteKinds.find((kind) => kind.id === def.kind)?.name ?? def.kind})`;
}

/** Id of the component whose program acts (see `BY_…`), `game` for the rules. */
export function causeId(vm: Vm, cause: number, id: number): string {
  const { model, tables } = vm.game;
  switch (cause) {
    case BY_CARD:
      return tables.cardDef[id].id;
    case BY_SLOT:
      return tables.slots[id].def.id;
    case BY_SITE:
      return boardOf(vm, vm.player).sites[id]?.id ?? '';
    case BY_TRACK:
      return model.tracks[id].id;
    case BY_PIECE:
      return model.pieces[id].id;
    default:
      return 'game';
  }
}

/** The same for people. */
export function causeName(vm: Vm, cause: number, id: number): string {
  const { model, tables } = vm.game;
  switch (cause) {
    case BY_CARD:
      return tables.cardDef[id].name;
    case BY_SLOT:
      return tables.slots[id].def.name;
    case BY_SITE:
      return `site ${causeId(vm, cause, id)}`;
    case BY_TRACK:
      return model.tracks[id].name;
    case BY_PIECE:
      return model.pieces[id].name;
    default:
      return 'the rules';
  }
}
