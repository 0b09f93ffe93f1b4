/** Keys and names of what options stand for. Made only when somebody reads them. */
import type { Vm } from './vm.ts';
import { boardOf } from './board.ts';
import { flagsOf } from './cards.ts';

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
