/** What `each … :` goes through. */
import type { CardsFn, SitesFn, SlotsFn } from '../machine/compiled-game.ts';
import { members } from '../machine/board.ts';
import type { Vm } from '../machine/vm.ts';

export type Range =
  | { k: 'sites'; sites: SitesFn }
  | { k: 'cards'; cards: CardsFn }
  | { k: 'slots'; slots: SlotsFn }
  /** what is no component: kinds of piece, or colors, by their numbers */
  | { k: 'values'; values: readonly number[] }
  /** `that`: the variable of the only one; -1 for all */
  | { k: 'players'; others: boolean; that: number; fromMe: boolean };

/** Whether `it` is each of them. */
export const isOfComponents = ({ k }: Range): boolean => k !== 'players' && k !== 'values';

/** Lists them; the number of items. */
export function itemsOf(range: Range, vm: Vm, out: Int32Array): number {
  switch (range.k) {
    case 'sites':
      return members(vm, range.sites(vm), out);
    case 'cards':
      return range.cards.list(vm, out);
    case 'slots':
      return range.slots.list(vm, out);
    case 'values':
      out.set(range.values);
      return range.values.length;
    case 'players': {
      if (range.that >= 0) {
        out[0] = vm.cells[vm.env + range.that];
        return out[0] < 0 ? 0 : 1;
      }
      const { order, players } = vm.game.tables.layout;
      let first = 0;
      if (range.fromMe) while (vm.cells[order + first] !== vm.player) first++;
      let n = 0;
      for (let i = 0; i < players; i++) {
        const player = vm.cells[order + ((first + i) % players)];
        if (!range.others || player !== vm.player) out[n++] = player;
      }
      return n;
    }
  }
}
