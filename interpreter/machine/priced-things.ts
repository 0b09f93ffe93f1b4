/** Which discounts and rates apply to a payment. */
import type { CompiledCost, PricedThings } from './compiled-game.ts';
import { isUnknown } from './faces.ts';
import type { Vm } from './vm.ts';

const FREE: CompiledCost = { k: 'free' };

/** The price of the card in a variable; nothing, where the acting player does not know what card it is. */
export function priceOf(vm: Vm, v: number): CompiledCost {
  const card = vm.cells[vm.env + v];
  return card >= 0 && isUnknown(vm, card) ? FREE : vm.game.prices[vm.game.tables.cardDefIndex[card]];
}

/** The card whose price a cost is, or -1. */
export const cardOfPrice = (vm: Vm, cost: CompiledCost): number =>
  cost.k === 'price' ? vm.cells[vm.env + cost.v] : -1;

/** Whether a discount or rate that is in force applies; `piece`, `site` and `card` are -1 where there is none. */
export function appliesTo(
  vm: Vm,
  { cards, pieces, only, sites, use: on }: PricedThings,
  use: number,
  piece: number,
  site: number,
  card: number,
): boolean {
  if (on !== use) return false;
  if (cards === null ? piece < 0 || pieces[piece] === 0 : card < 0 || !cards.has(vm, card)) return false;
  if (only !== null && !only(vm)) return false;
  if (sites === null) return true;
  if (site < 0) return false;
  const at = sites(vm);
  return ((vm.sets[at + (site >> 5)] >> (site & 31)) & 1) !== 0;
}
