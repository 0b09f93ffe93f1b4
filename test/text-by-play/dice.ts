/** Choices at random, the same for the same seed, and what is spoken of so far. */
import { ChoiceSource } from '../../interpreter/internal.ts';
import { PIECES, RESOURCES, type Piece, type Resource } from './terms.ts';

export const NUMBERS = [1, 2, 3, 7, 12] as const;
export const FEW = [1, 2, 3] as const;
export const PERIODS = ['turn', 'round', 'era'] as const;
export type Period = (typeof PERIODS)[number];

/** What positions are about: the things and numbers that a statement speaks of. */
export class About {
  readonly resources = new Set<Resource>();
  readonly pieces = new Set<Piece>();
  readonly numbers = new Set<number>();
  cards = false;
  era = false;
}

export class Dice {
  readonly about = new About();
  readonly #source: ChoiceSource;

  constructor(seed: number) {
    this.#source = new ChoiceSource(seed);
  }

  below(n: number): number {
    return this.#source.below(n);
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }
  one<T>(list: readonly (() => T)[]): T {
    return this.pick(list)();
  }
  number(list: readonly number[] = NUMBERS): number {
    const n = this.pick(list);
    this.about.numbers.add(n);
    return n;
  }
  resource(): Resource {
    const what = this.pick(RESOURCES);
    this.about.resources.add(what);
    return what;
  }
  twoResources(): [Resource, Resource] {
    const first = this.resource();
    const second = this.pick(RESOURCES.filter((one) => one !== first));
    this.about.resources.add(second);
    return [first, second];
  }
  piece(): Piece {
    const what = this.pick(PIECES);
    this.about.pieces.add(what);
    return what;
  }
  cards(): void {
    this.about.cards = true;
  }
  era(): void {
    this.about.era = true;
  }
  allResources(): void {
    for (const one of RESOURCES) this.about.resources.add(one);
  }
}
