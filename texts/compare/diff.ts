/** Differences while they are searched, with their cost: the cheapest explanation is reported. */
import type { DifferenceKind } from './classes.ts';
import { textOf, type Tree } from './tree.ts';

/** What a name means, for the classes of differences. */
export type NameClassifier = (name: string) => 'counter' | 'piece' | 'term';

/** A difference before its place is known. `near`: the node where something is missing. */
export interface RawDifference {
  class: DifferenceKind;
  a?: unknown;
  b?: unknown;
  nearA?: unknown;
  nearB?: unknown;
  /** only the part before its body is meant */ head?: boolean;
  harmless?: boolean;
}
export interface Diff {
  cost: number;
  found: RawDifference[];
}

/** What each part of the comparison needs of the others. */
export interface Differ {
  names: NameClassifier;
  effect(a: Tree, b: Tree): Diff;
}

export const NO_DIFFERENCE: Diff = { cost: 0, found: [] };
export const difference = (found: RawDifference, cost = 1): Diff => ({ cost, found: [found] });
export const combine = (...diffs: Diff[]): Diff => ({
  cost: diffs.reduce((total, { cost }) => total + cost, 0),
  found: diffs.flatMap(({ found }) => found),
});

/** Of two names: counters before pieces before whatever else. */
export function nameClass(names: NameClassifier, ...given: unknown[]): DifferenceKind {
  const kinds = given.flatMap((name) => (name === undefined ? [] : [names(textOf(name))]));
  return kinds.includes('counter') ? 'counter' : kinds.includes('piece') ? 'piece' : 'term';
}

/** Two names; `as` is the class if it does not follow from what they name. */
export const diffNames = (names: NameClassifier, a: unknown, b: unknown, as?: DifferenceKind): Diff =>
  textOf(a) === textOf(b) ? NO_DIFFERENCE : difference({ class: as ?? nameClass(names, a, b), a, b });
