/** Differences between two effects: clauses, how they are joined, what is wrapped around them. */
import { WORD_BY_NAME } from '../../dsl/internal.ts';
import { align } from './align.ts';
import type { DifferenceKind } from './classes.ts';
import { diffArgument } from './arguments.ts';
import {
  NO_DIFFERENCE,
  difference,
  combine,
  type Diff,
  type Differ,
  type RawDifference,
  type NameClassifier,
} from './diff.ts';
import { sameTree, isTree, listOf, type Tree } from './tree.ts';

const cheaper = (x: Diff, y: Diff): Diff => (y.cost < x.cost ? y : x);

/** A clause on one side alone; a clause that is quite another is cheaper than two of these. */
const ALONE = 2;
const REPLACED = 3;

/** What a word is that has an effect inside, where only one side has it. */
const wrapperOf = ({ word }: Tree): DifferenceKind => WORD_BY_NAME.get(String(word))?.wrapper ?? 'frame';

export function diffEffects(a: unknown, b: unknown, names: NameClassifier, steps: boolean): RawDifference[] {
  return new Effects(names).effect(a as Tree, b as Tree, !steps).found;
}

class Effects implements Differ {
  private readonly known = new Map<Tree, Map<Tree, Diff>>();
  constructor(readonly names: NameClassifier) {}

  /** `free`: parts of a block may be done in any order. */
  effect(a: Tree, b: Tree, free = false): Diff {
    if (sameTree(a, b)) return NO_DIFFERENCE;
    let from = this.known.get(a);
    if (!from) this.known.set(a, (from = new Map()));
    let diff = from.get(b);
    if (!diff) from.set(b, (diff = this.cheapest(a, b, free)));
    return diff;
  }

  private cheapest(a: Tree, b: Tree, free: boolean): Diff {
    const joinedA = partsOf(a);
    const joinedB = partsOf(b);
    const bodyA = bodyOf(a);
    const bodyB = bodyOf(b);
    // only single clauses are replaced as a whole; of joined clauses and of wrappers the parts are compared
    let best = difference({ class: 'action', a, b }, (joinedA && joinedB) || (bodyA && bodyB) ? Infinity : REPLACED);
    // a clause on one side may be joined of several itself
    if (joinedA && joinedB) best = cheaper(best, this.joined(a, b, joinedA, joinedB, free));
    if (joinedA) best = cheaper(best, this.joined(a, b, joinedA, [b], free));
    if (joinedB) best = cheaper(best, this.joined(a, b, [a], joinedB, free));
    if (a.kind === 'word' && b.kind === 'word') best = cheaper(best, this.words(a, b));
    if (bodyA) {
      best = cheaper(
        best,
        combine(difference({ class: wrapperOf(a), a, nearB: b, head: true }), this.effect(bodyA, b, free)),
      );
    }
    if (bodyB) {
      best = cheaper(
        best,
        combine(difference({ class: wrapperOf(b), b, nearA: a, head: true }), this.effect(a, bodyB, free)),
      );
    }
    return best;
  }

  private joined(a: Tree, b: Tree, partsA: Tree[], partsB: Tree[], free: boolean): Diff {
    const other = a.kind !== b.kind && partsA.length > 1 && partsB.length > 1;
    const { pairs, moved } = align(partsA, partsB, sameTree, (x, y) => this.effect(x, y).cost, ALONE);
    let lastA: Tree | undefined;
    let lastB: Tree | undefined;
    const diffs = pairs.map((pair): Diff => {
      const near = { nearA: lastA ?? a, nearB: lastB ?? b };
      lastA = pair.a ?? lastA;
      lastB = pair.b ?? lastB;
      if (pair.a && pair.b) return this.effect(pair.a, pair.b);
      return pair.a
        ? difference({ class: 'extra-clause', a: pair.a, ...near }, ALONE)
        : difference({ class: 'missing-clause', b: pair.b, ...near }, ALONE);
    });
    const harmless = a.kind === 'or' || (a.kind === 'block' && free);
    return combine(
      ...(other ? [difference({ class: 'connective', a, b })] : []),
      ...diffs,
      ...(moved && !other ? [difference({ class: 'order', a, b, harmless }, harmless ? 0.1 : 1)] : []),
    );
  }

  private words(a: Tree, b: Tree): Diff {
    const argsA = a.args as Record<string, Tree>;
    const argsB = b.args as Record<string, Tree>;
    if (a.word !== b.word) {
      const bodyA = bodyOf(a);
      const bodyB = bodyOf(b);
      // another wrapper around the same, or the same done to another end
      if (bodyA && bodyB) {
        return combine(difference({ class: wrapperOf(b), a, b, head: true }), this.effect(bodyA, bodyB));
      }
      if (Object.keys(argsA).sort().join() !== Object.keys(argsB).sort().join() || bodyA || bodyB) {
        return difference({ class: 'action', a, b }, REPLACED);
      }
      return combine(difference({ class: 'action', a, b, head: true }), this.args(a, b, argsA, argsB));
    }
    return this.args(a, b, argsA, argsB);
  }

  private args(a: Tree, b: Tree, argsA: Record<string, Tree>, argsB: Record<string, Tree>): Diff {
    const fields = [...new Set([...Object.keys(argsA), ...Object.keys(argsB)])];
    return combine(
      ...fields.map((name) =>
        diffArgument({ word: a, name, a: argsA[name], b: argsB[name], nearA: a, nearB: b }, this),
      ),
    );
  }
}

/** The clauses that are joined; an optional last step becomes a `may`. */
function partsOf(tree: Tree): Tree[] | undefined {
  switch (tree.kind) {
    case 'block':
      return listOf(tree.parts);
    case 'or':
      return listOf(tree.options);
    case 'then': {
      const may = tree.may as boolean[];
      return stepsOf(tree, listOf(tree.steps), may);
    }
    default:
      return undefined;
  }
}
const steps = new WeakMap<Tree, Tree[]>();
function stepsOf(tree: Tree, all: Tree[], may: boolean[]): Tree[] {
  let made = steps.get(tree);
  if (!made) {
    steps.set(
      tree,
      (made = all.map((step, i) =>
        may[i] && step.word !== 'may'
          ? {
              kind: 'word',
              word: 'may',
              args: { body: { effect: step, type: 'effect' } },
              ...(step.range ? { range: step.range } : {}),
            }
          : step,
      )),
    );
  }
  return made;
}

/** The effect inside a word that has only this one. */
export function bodyOf(tree: Tree): Tree | undefined {
  const body = isTree(tree.args) ? tree.args.body : undefined;
  return isTree(body) && body.type === 'effect' && !(tree.args as Tree).otherwise ? (body.effect as Tree) : undefined;
}
