/**
 * What a bot sees of a board that all share: what of a player lies on cards there, which cards of a kind it lies on, and how near it and
 * the player's pieces are to where something can be had. Of packs in which nothing of players lies on cards, and no piece goes
 * by steps to cards, there is nothing.
 */
import { nodesOf, type PackModel } from '../../dsl/internal.ts';
import {
  anchorOf,
  boardOf,
  amountOfPlayer,
  type CompiledGame,
  eachJoinedToSite,
  isOwned,
  OWNER_SHIFT,
  PIECE_MASK,
  siteCell,
  tileCell,
  type Vm,
} from '../../interpreter/internal.ts';
import type { Feature } from './feature.ts';

/** A counter of players, and a name of cards on which it lies: a type or a deck. */
interface Lying {
  counter: string;
  on: string;
}

/** At so many steps, something is half as near as where one stands. */
const HALF_AS_NEAR = 4;
/** Farther away is not looked. */
const FARTHEST = 24;

const nearness = (steps: number): number => HALF_AS_NEAR / (HALF_AS_NEAR + steps);

/** What lies on cards for each player. */
function lyingOf(model: PackModel): Lying[] {
  const names = new Set([...model.types.map(({ id }) => id), ...model.decks.map(({ id }) => id)]);
  return model.counters.flatMap(({ id, of, hidden, liesOn = [] }) =>
    of === 'player' && !hidden ? liesOn.filter((on) => names.has(on)).map((on) => ({ counter: id, on })) : [],
  );
}

/** Counters that go by steps along the way that arises where ports meet. */
const walkersOf = (model: PackModel): ReadonlySet<string> =>
  new Set(nodesOf(model, 'effect', 'transfer').flatMap(({ counter, walk }) => (walk?.byPorts ? [counter] : [])));

/** Whether pieces of players go by steps over a board on which cards lie. */
const goToCards = (model: PackModel): boolean =>
  model.pieces.some(({ of }) => of === 'player') &&
  nodesOf(model, 'effect', 'relocate').some(({ walk }) => walk !== undefined) &&
  nodesOf(model, 'effect', 'place-card').length > 0;

/** The features, in the order in which they are read: how much lies on such cards, and on how many that are laid. */
export function boardFeaturesOf(model: PackModel): Feature[] {
  const walkers = walkersOf(model);
  const ofPieces = goToCards(model) ? model.pieces.filter(({ of }) => of === 'player') : [];
  return [
    ...lyingOf(model).flatMap(({ counter, on }): Feature[] => [
      { name: `${counter} on ${on}`, kind: 'lying' },
      { name: `${on} with ${counter}`, kind: 'lying' },
      ...(walkers.has(counter) ? [{ name: `${counter} near ${on}`, kind: 'near' as const }] : []),
    ]),
    ...ofPieces.map(({ id }): Feature => ({ name: `${id} near cards`, kind: 'near' })),
  ];
}

/** Reads these features of positions. */
export class BoardFeatures {
  readonly #game: CompiledGame;
  readonly #lying: { kind: number; cards: readonly number[]; walks: boolean; all: readonly number[] }[];
  readonly #pieces: readonly number[];
  /** by site: how far it is, or -1; and those that were reached, in their order */
  readonly #far: Int32Array;
  readonly #reached: Int32Array;
  #count = 0;

  constructor(game: CompiledGame) {
    this.#game = game;
    const { model, tables } = game;
    const walkers = walkersOf(model);
    const pairs = lyingOf(model);
    const cardsOf = (names: readonly string[]): number[] =>
      tables.cardDef.flatMap(({ type, deck }, card) => (names.includes(type) || names.includes(deck) ? [card] : []));
    this.#lying = pairs.map(({ counter, on }) => ({
      kind: tables.counter.get(counter)!.index,
      cards: cardsOf([on]),
      walks: walkers.has(counter),
      all: cardsOf(pairs.filter((pair) => pair.counter === counter).map((pair) => pair.on)),
    }));
    this.#pieces = goToCards(model) ? model.pieces.flatMap(({ of }, piece) => (of === 'player' ? [piece] : [])) : [];
    const { ownSites, sharedSites } = tables.layout;
    this.#far = new Int32Array(ownSites + sharedSites).fill(-1);
    this.#reached = new Int32Array(ownSites + sharedSites);
  }

  /** Fills the values from a number on; the number of the next feature. The player must be the acting one. */
  read(vm: Vm, player: number, values: Float64Array, first: number): number {
    let at = first;
    for (const { kind, cards, walks, all } of this.#lying) {
      let sum = 0;
      let held = 0;
      for (const card of cards) {
        const n = amountOfPlayer(vm, card, kind, player);
        sum += n;
        if (n > 0 && anchorOf(vm, card) >= 0) held++;
      }
      values[at++] = sum;
      values[at++] = held;
      if (walks) values[at++] = this.#nearCards(vm, player, kind, cards, all);
    }
    for (const piece of this.#pieces) values[at++] = this.#nearTiles(vm, player, piece);
    return at;
  }

  /** Of the cards on which the player has nothing: how near those are that may leave where they lie. */
  #nearCards(vm: Vm, player: number, kind: number, cards: readonly number[], all: readonly number[]): number {
    this.#begin();
    for (const card of all) {
      // one of the kind that is looked for is not left without anything
      if (amountOfPlayer(vm, card, kind, player) > (cards.includes(card) ? 1 : 0)) this.#reach(anchorOf(vm, card), 0);
    }
    this.#goOn((site, visit) => eachJoinedToSite(vm, site, visit));
    let sum = 0;
    for (const card of cards) {
      const steps = amountOfPlayer(vm, card, kind, player) > 0 ? -1 : this.#stepsTo(anchorOf(vm, card));
      if (steps > 0) sum += nearness(steps);
    }
    return sum;
  }

  /** How near the pieces of the player are to the nearest cards on the board. */
  #nearTiles(vm: Vm, player: number, piece: number): number {
    const { links } = boardOf(vm, player);
    const { setSize } = vm;
    const { ownSites, sharedSites } = this.#game.tables.layout;
    let sum = 0;
    for (let site = 0; site < ownSites + sharedSites; site++) {
      const cell = vm.cells[siteCell(vm, player, site)];
      if ((cell & PIECE_MASK) - 1 !== piece || (isOwned(vm, piece) && cell >> OWNER_SHIFT !== player + 1)) continue;
      this.#begin();
      this.#reach(site, 0);
      const found = this.#goOn(
        (from, visit) => {
          for (let w = 0; w < setSize; w++) {
            for (let bits = links[from * setSize + w]; bits !== 0; bits &= bits - 1) {
              visit(w * 32 + 31 - Math.clz32(bits & -bits));
            }
          }
        },
        (to) => vm.cells[tileCell(vm, player, to)] !== 0,
      );
      if (found >= 0) sum += nearness(found);
    }
    return sum;
  }

  #begin(): void {
    for (let i = 0; i < this.#count; i++) this.#far[this.#reached[i]] = -1;
    this.#count = 0;
  }

  #reach(site: number, steps: number): void {
    if (site < 0 || this.#far[site] >= 0) return;
    this.#far[site] = steps;
    this.#reached[this.#count++] = site;
  }

  #stepsTo(site: number): number {
    return site < 0 ? -1 : this.#far[site];
  }

  /** Goes on from the sites that are reached; how far the first one is that is looked for, or -1. */
  #goOn(links: (site: number, visit: (to: number) => void) => void, isFound?: (site: number) => boolean): number {
    for (let i = 0; i < this.#count; i++) {
      const site = this.#reached[i];
      const steps = this.#far[site];
      if (isFound?.(site)) return steps;
      if (steps < FARTHEST) links(site, (to) => this.#reach(to, steps + 1));
    }
    return -1;
  }
}
