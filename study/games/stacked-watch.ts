/** Listens to cards that move and stacks one shuffle: two cards of it change places, as chance could have had it. */
import { cardsIn, putIn, takeOut, type CardWatch, type Vm } from '../../interpreter/internal.ts';
import type { Stack } from './setting.ts';

export class StackedWatch implements CardWatch {
  /** whether the cards have changed places */
  isStacked = false;
  private shuffles = 0;

  constructor(
    private readonly vm: Vm,
    private readonly stack: Stack | null,
    private readonly listeners: readonly CardWatch[],
  ) {}

  moved(...move: Parameters<CardWatch['moved']>): void {
    for (const listener of this.listeners) listener.moved(...move);
  }

  saw(card: number, seats: number): void {
    for (const listener of this.listeners) listener.saw?.(card, seats);
  }

  shuffled(zone: number, cards: ArrayLike<number>): void {
    if (this.stack?.shuffle === this.shuffles) this.isStacked = exchange(this.vm, zone, this.stack);
    this.shuffles++;
    for (const listener of this.listeners) listener.shuffled(zone, cards);
  }
}

/** False where none of the others was shuffled with the card. */
function exchange(vm: Vm, zone: number, { card, others }: Stack): boolean {
  const order = cardsIn(vm, zone);
  const own = order.indexOf(card);
  const other = others.map((one) => order.indexOf(one)).find((at) => at >= 0) ?? -1;
  if (own < 0 || other < 0) return false;
  [order[own], order[other]] = [order[other], order[own]];
  for (const one of order) takeOut(vm, one);
  for (const one of order) putIn(vm, one, zone, 'bottom');
  return true;
}
