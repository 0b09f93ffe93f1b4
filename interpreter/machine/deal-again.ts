/** Gives hidden cards other places; see knowledge.ts for which. */
import {
  CARD_FLAGS,
  CARD_NEXT,
  CARD_PREV,
  CARD_SIZE,
  CARD_ZONE,
  FRAMES_BASE,
  TOP_FRAME,
  ZONE_HEAD,
  ZONE_SIZE,
  ZONE_TAIL,
} from '../position/layout.ts';
import { cardsIn, isTilesZone, tileCellOf, zoneOf } from './cards.ts';
import type { ChoiceSource } from './choice-source.ts';
import { isFaceDown } from './faces.ts';
import { FRAME_NODE, FRAME_PARENT } from './frame.ts';
import { seedRandom } from './random.ts';
import { furtherThings, setFurtherThings } from './things-on-cards.ts';
import type { Vm } from './vm.ts';

/** Sets of cards that may lie in each other's places, to be applied in this order. */
export type Mixes = readonly (readonly number[])[];

const SEEDS = 0x40000000;

/** What dealing again has come to. */
export interface Dealt {
  /** the mixes of the new position: the same places, with the cards that may lie in them now */
  readonly mixes: Mixes;
  /** by number of a place: the card that lay there, and the one that lies there now */
  readonly was: readonly number[];
  readonly is: readonly number[];
}

/**
 * Moves the cards of each mix among their places, and gives the generator another state. What comes out depends on the source and on
 * what the mixes leave open, never on how the cards really lie: they are put into a canonical order first.
 */
export function applyMixes(vm: Vm, mixes: Mixes, source: ChoiceSource): Dealt {
  const held = heldInFrames(vm);
  const { zones, cards } = placesOf(vm, mixes, held);
  const was = cards.slice();
  const places = putInOrder(mixes, cards);
  const dealt = places.map((mix) => {
    for (let i = mix.length - 1; i > 0; i--) {
      const j = mix[source.below(i + 1)];
      const held = cards[mix[i]];
      cards[mix[i]] = cards[j];
      cards[j] = held;
    }
    return mix.map((place) => cards[place]);
  });
  relinkAll(vm, zones, cards);
  moveFaces(vm, was, cards);
  moveHeld(vm, held, was, cards);
  seedRandom(vm.cells, source.below(SEEDS));
  return { mixes: dealt, was, is: cards };
}

/** A zone with mixed cards: all its cards, and by position the number of its place among the mixed ones, or -1. */
interface MixedZone {
  zone: number;
  list: number[];
  places: number[];
}

/**
 * Numbers the places of the mixed cards, zone by zone: `cards` has what lies there. The order of a set tells what lies in it: there the
 * places are numbered by the latest mix that they are of, which is known, and first come those whose cards what runs has in its
 * variables.
 */
function placesOf(vm: Vm, mixes: Mixes, held: readonly number[]): { zones: MixedZone[]; cards: number[] } {
  const latest = new Map<number, number>();
  mixes.forEach((mix, m) => {
    for (const card of mix) latest.set(card, m);
  });
  const numbers = [...new Set([...latest.keys()].map((card) => zoneOf(vm, card)))].filter((zone) => zone >= 0);
  const named = held.map((at) => vm.cells[at]);
  const rank = (card: number): number => (named.includes(card) ? named.indexOf(card) : named.length);
  const { zoneDefs } = vm.game.tables;
  const cards: number[] = [];
  const zones = numbers
    .sort((a, b) => a - b)
    .map((zone) => {
      const list = cardsIn(vm, zone);
      // on a board it is seen where each lies
      if (isTilesZone(vm, zone)) list.sort((a, b) => tileCellOf(vm, a) - tileCellOf(vm, b));
      else if (zoneDefs[zone].order === 'set') {
        list.sort((a, b) => (latest.get(a) ?? -1) - (latest.get(b) ?? -1) || rank(a) - rank(b));
      }
      return { zone, list, places: list.map((card) => (latest.has(card) ? cards.push(card) - 1 : -1)) };
    });
  return { zones, cards };
}

/**
 * Undoes the mixes, the latest first: in the places of each come first the cards that are in no earlier one, then the others, each in
 * the order of their numbers. All positions that a player cannot tell apart come to the same. The places of each mix, to apply it.
 */
function putInOrder(mixes: Mixes, cards: number[]): number[][] {
  const places: number[][] = [];
  for (let m = mixes.length - 1; m >= 0; m--) {
    const members = new Set(mixes[m]);
    const rank = new Map<number, number>();
    for (let earlier = 0; earlier < m; earlier++) for (const card of mixes[earlier]) rank.set(card, earlier + 1);
    const own: number[] = [];
    cards.forEach((card, place) => members.has(card) && own.push(place));
    const sorted = own.map((place) => cards[place]).sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0) || a - b);
    own.forEach((place, i) => (cards[place] = sorted[i]));
    places[m] = own;
  }
  return places;
}

function relinkAll(vm: Vm, zones: readonly MixedZone[], cards: readonly number[]): void {
  for (const { zone, list, places } of zones) {
    relink(
      vm,
      zone,
      list.map((card, i) => (places[i] < 0 ? card : cards[places[i]])),
    );
  }
  vm.changes++;
  vm.version++;
}

/** What belongs to a place and not to the card there: its site, what lies on it, who has seen it. */
function moveFaces(vm: Vm, was: readonly number[], is: readonly number[]): void {
  const { cells } = vm;
  const { hasFaces, faces, cards: at } = vm.game.tables.layout;
  if (!hasFaces) return;
  const before = was.map((card) => {
    const cell = at + card * CARD_SIZE;
    return {
      face: cells[faces + card],
      site: isFaceDown(vm, card) ? tileCellOf(vm, card) : -1,
      state: cells.slice(cell + CARD_FLAGS, cell + CARD_SIZE),
      things: furtherThings(vm, card),
    };
  });
  is.forEach((card, place) => {
    const { face, site, state, things } = before[place];
    cells[faces + card] = face;
    cells.set(state, at + card * CARD_SIZE + CARD_FLAGS);
    setFurtherThings(vm, card, things);
    if (site >= 0) cells[site] = card + 1;
  });
}

/** The cells of running programs that hold cards, from the innermost program on. */
export function heldInFrames(vm: Vm): number[] {
  const { cells, game } = vm;
  const held: number[] = [];
  for (let f = cells[TOP_FRAME]; f >= 0; f = cells[cells[FRAMES_BASE] + f + FRAME_PARENT]) {
    const frame = cells[FRAMES_BASE] + f;
    held.push(...game.nodes[cells[frame + FRAME_NODE]].cardCells(vm, frame));
  }
  return held;
}

/** What runs has spoken of the card in a place, whichever that is. */
function moveHeld(vm: Vm, held: readonly number[], was: readonly number[], is: readonly number[]): void {
  for (const at of held) {
    const place = was.indexOf(vm.cells[at]);
    if (place >= 0) vm.cells[at] = is[place];
  }
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
