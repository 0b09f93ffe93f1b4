/** Which discounts apply to a payment. */
import type { CompiledCost, Discount } from './compiled-game.ts';
import type { Vm } from './vm.ts';

/** The card whose price a cost is, or -1. */
export const cardOfPrice = (vm: Vm, cost: CompiledCost): number =>
  cost.k === 'price' ? vm.cells[vm.env + cost.v] : -1;

/** Whether a discount that is in force applies; `piece`, `site` and `card` are -1 where there is none. */
export function discountApplies(
  vm: Vm,
  discount: Discount,
  use: number,
  piece: number,
  site: number,
  card: number,
): boolean {
  if (discount.use !== use) return false;
  if (discount.cards === null ? piece < 0 || discount.pieces[piece] === 0 : !isAmong(vm, discount.cards, card)) {
    return false;
  }
  if (discount.only !== null && !discount.only(vm)) return false;
  if (discount.sites === null) return true;
  if (site < 0) return false;
  const at = discount.sites(vm);
  return ((vm.sets[at + (site >> 5)] >> (site & 31)) & 1) !== 0;
}

const isAmong = (vm: Vm, cards: NonNullable<Discount['cards']>, card: number): boolean =>
  card >= 0 && cards.has(vm, card);
