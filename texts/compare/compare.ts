/**
 * The differences between two effects, as few as possible. Of several ways to
 * explain a difference (a wrapper added, a clause replaced) the cheapest one is reported.
 */
import { isBuilt, type Symbols, type Range } from '../../dsl/internal.ts';
import { normalFormWithRanges } from '../meaning/normal.ts';
import { DIFFERENCE_CLASSES, type DifferenceKind } from './classes.ts';
import type { NameClassifier } from './diff.ts';
import { bodyOf, diffEffects } from './effects.ts';
import { gistOf } from './gist.ts';
import { atPath, isTree, pathTo, rangeOf, type Tree } from './tree.ts';

export interface Difference {
  class: DifferenceKind;
  severity: 'error' | 'warning';
  /** its place in either text; where one side has nothing, the place of what is there instead */
  a: Place;
  b: Place;
  /** no rule changes: the order of what may be done in any order */
  harmless: boolean;
}
export interface Place {
  range: Range;
  /** the text has nothing there */ absent?: true;
  /** the number at this place */ value?: number;
  /** what is there, in few words of the effect language; absent if nothing is */ says?: string;
  /** from the root of the normal form */ path: string[];
}

export interface CompareOptions {
  /** parts are done in the order written (a procedure), not in any (a card) */
  steps?: boolean;
}

/** How `a` (a parsed text) differs from `b` (the effect that is meant), in the order of `a`. */
export function compareEffects(
  a: unknown,
  b: unknown,
  symbols: Symbols,
  { steps = false }: CompareOptions = {},
): Difference[] {
  const treeA = normalFormWithRanges(a, symbols);
  const treeB = normalFormWithRanges(b, symbols);
  return diffEffects(treeA, treeB, nameClassifier(symbols), steps)
    .map((found): Difference => ({
      class: found.class,
      severity: DIFFERENCE_CLASSES[found.class].severity,
      a: placeOf(found.a, found.nearA, treeA, found.head),
      b: placeOf(found.b, found.nearB, treeB, found.head),
      harmless: found.harmless === true,
    }))
    .sort((x, y) => x.a.range.start - y.a.range.start || x.b.range.start - y.b.range.start);
}

/** The range of the node at a path of the normal form, in another text of the same effect. */
export const rangeAt = (effect: unknown, path: readonly string[], symbols: Symbols): Range | undefined =>
  rangeOf(atPath(normalFormWithRanges(effect, symbols), path));

function placeOf(node: unknown, near: unknown, tree: unknown, head = false): Place {
  const holder = (isTree(node) || Array.isArray(node) ? node : undefined) ?? near ?? tree;
  const value = numberOf(node);
  const range = rangeOf(holder) ?? rangeOf(tree) ?? { start: 0, end: 0 };
  return {
    range: head && isTree(node) ? headOf(node, range) : range,
    ...(node === undefined ? { absent: true as const } : { says: gistOf(node) }),
    ...(value === undefined ? {} : { value }),
    path: pathTo(holder, tree) ?? [],
  };
}

/** The number that a node says, or that it is; an item without one says 1. */
function numberOf(node: unknown): number | undefined {
  if (typeof node === 'number') return node;
  if (!isTree(node)) return undefined;
  if (node.kind === 'number') return node.value as number;
  return 'different' in node && !node.amount ? 1 : undefined;
}

/** What a word says before its body begins; of one without a body the word itself. */
function headOf(word: Tree, range: Range): Range {
  const body = bodyOf(word);
  const inside = body && rangeOf(body);
  if (inside && inside.start > range.start) return { start: range.start, end: inside.start };
  return !body && word.keyword ? word.keyword : range;
}

/** Counters are counted, pieces and classes of them built; of whatever else there is just a name. */
function nameClassifier(symbols: Symbols): NameClassifier {
  const members = new Set(
    symbols
      .all('class')
      .filter(({ of }) => of === 'counter')
      .map(({ id }) => id),
  );
  return (name) => {
    const found = symbols.find(name);
    return found.some(({ kind }) => kind === 'counter') || members.has(name)
      ? 'counter'
      : found.some((symbol) => isBuilt(symbol) || symbol.kind === 'site-kind')
        ? 'piece'
        : 'term';
  };
}
