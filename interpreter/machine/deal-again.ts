/** Gives hidden cards other places; see knowledge.ts for which. */
import { CARD_NEXT, CARD_PREV, CARD_SIZE, CARD_ZONE, ZONE_HEAD, ZONE_SIZE, ZONE_TAIL } from '../position/layout.ts';
import { firstIn, nextOf, zoneOf } from './cards.ts';
import type { ChoiceSource } from './choice-source.ts';
import { seedRandom } from './random.ts';
import type { Vm } from './vm.ts';

/** Sets of cards that may lie in each other's places, to be applied in this order. */
export type Mixes = readonly (readonly number[])[];

const SEEDS = 0x40000000;

/** Moves the cards of each mix among their places, and gives the generator another state. */
export function applyMixes(vm: Vm, mixes: Mixes, source: ChoiceSource): void {
  // by card: which card is to lie where this one lies
  const instead = new Map<number, number>();
  for (const mix of mixes) {
    for (let i = mix.length - 1; i > 0; i--) {
      const a = mix[i];
      const b = mix[source.below(i + 1)];
      const there = instead.get(a) ?? a;
      instead.set(a, instead.get(b) ?? b);
      instead.set(b, there);
    }
  }
  replaceCards(vm, instead);
  seedRandom(vm.cells, source.below(SEEDS));
}

function replaceCards(vm: Vm, instead: ReadonlyMap<number, number>): void {
  const zones = new Map<number, number[]>();
  for (const card of instead.keys()) {
    const zone = zoneOf(vm, card);
    if (zone < 0 || zones.has(zone)) continue;
    const cards: number[] = [];
    for (let c = firstIn(vm, zone); c >= 0; c = nextOf(vm, c)) cards.push(instead.get(c) ?? c);
    zones.set(zone, cards);
  }
  for (const [zone, cards] of zones) relink(vm, zone, cards);
  vm.changes++;
  vm.version++;
}

/** Makes these the cards of the zone, from its top on. */
function relink(vm: Vm, zone: number, list: number[]): void {
  const { cells } = vm;
  const { layout, zoneDefs } = vm.game.tables;
  if (zoneDefs[zone].order === 'set') list.sort((a, b) => a - b);
  list.forEach((card, i) => {
    const at = layout.cards + card * CARD_SIZE;
    cells[at + CARD_ZONE] = zone;
    cells[at + CARD_PREV] = i > 0 ? list[i - 1] : -1;
    cells[at + CARD_NEXT] = i < list.length - 1 ? list[i + 1] : -1;
  });
  const at = layout.zones + zone * ZONE_SIZE;
  cells[at + ZONE_HEAD] = list[0];
  cells[at + ZONE_TAIL] = list[list.length - 1];
}
