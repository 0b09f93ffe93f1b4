/** Another position that looks the same to a player: unseen cards are swapped between the zones that hide them. */
import { firstIn, nextOf, putIn, takeOut } from '../../interpreter/machine/cards.ts';
import type { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import type { Vm } from '../../interpreter/machine/vm.ts';

/** Exchanges cards of the same deck. Returns how many lie elsewhere than before. */
export function permuteUnseen(vm: Vm, viewer: number, source: ChoiceSource): number {
  const { tables } = vm.game;
  const places = new Map<string, { zone: number; at: number }[]>();
  const lists: number[][] = [];
  const zones = tables.zoneDefs.flatMap((z, i) =>
    z.visible === 'none' || (z.visible === 'owner' && z.player !== viewer) ? [i] : [],
  );
  for (const zone of zones) {
    const list: number[] = [];
    for (let card = firstIn(vm, zone); card >= 0; card = nextOf(vm, card)) {
      const deck = tables.cardDef[card].deck;
      places.set(deck, [...(places.get(deck) ?? []), { zone: lists.length, at: list.length }]);
      list.push(card);
    }
    lists.push(list);
  }
  let moved = 0;
  const before = lists.map((list) => [...list]);
  for (const of of places.values()) {
    for (let i = of.length - 1; i > 0; i--) {
      const a = of[i];
      const b = of[source.below(i + 1)];
      [lists[a.zone][a.at], lists[b.zone][b.at]] = [lists[b.zone][b.at], lists[a.zone][a.at]];
    }
  }
  lists.forEach((list, z) =>
    list.forEach((card, i) => {
      if (before[z][i] !== card) moved++;
    }),
  );
  for (const list of before) for (const card of list) takeOut(vm, card);
  lists.forEach((list, z) => list.forEach((card) => putIn(vm, card, zones[z], 'bottom')));
  return moved;
}
