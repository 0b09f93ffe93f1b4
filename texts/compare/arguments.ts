/** Differences between the arguments of two words: amounts, costs, events, and what only a word has. */
import { ARGUMENTS, type ArgumentMeaning, argumentOf } from '../../dsl/internal.ts';
import { align } from './align.ts';
import type { DifferenceKind } from './classes.ts';
import { diffNames, nameClass, NO_DIFFERENCE, difference, combine, type Diff, type Differ } from './diff.ts';
import { diffExpr, diffPhrase } from './expressions.ts';
import { sameTree, isTree, listOf, textOf, type Tree } from './tree.ts';

interface Argument {
  word: Tree;
  name: string;
  a: Tree | undefined;
  b: Tree | undefined;
  nearA: Tree;
  nearB: Tree;
}

/** What an argument is where only one side has it, or both have another flag or name. */
const differenceIn = (name: string): DifferenceKind =>
  (ARGUMENTS as Readonly<Record<string, ArgumentMeaning>>)[name]?.difference ?? 'term';

export function diffArgument({ word, name, a, b, nearA, nearB }: Argument, differ: Differ): Diff {
  const own = argumentOf(String(word.word), name)?.difference;
  const number = own ?? limited(word, name);
  if (a === undefined || b === undefined) {
    const found = number ?? differenceIn(name);
    const clause = found === 'missing-clause';
    return difference(
      {
        class: clause && b === undefined ? 'extra-clause' : found,
        ...(a ? { a: inside(a) } : { nearA }),
        ...(b ? { b: inside(b) } : { nearB }),
      },
      clause ? 2 : 1,
    );
  }
  if (sameTree(a, b)) return NO_DIFFERENCE;
  switch (a.type === b.type ? a.type : undefined) {
    case 'value':
      return diffExpr(a.value as Tree, b.value as Tree, { differ, numbers: number ?? 'amount' });
    case 'phrase':
      return diffPhrase(a.phrase as Tree, b.phrase as Tree, { differ, numbers: 'amount' });
    case 'items':
      return diffItems(listOf(a.items), listOf(b.items), differ, ['extra-clause', 'missing-clause'], nearA, nearB);
    case 'cost':
      return diffCost(a.cost as Tree, b.cost as Tree, differ);
    case 'effect':
      return differ.effect(a.effect as Tree, b.effect as Tree);
    case 'event':
      return diffEvent(a.event as Tree, b.event as Tree, differ);
    case 'name':
      return diffNames(differ.names, a.name, b.name, own);
    case 'names':
      return diffList(listOf(a.names), listOf(b.names), nearA, nearB);
    case 'flag':
      return difference({ class: differenceIn(name), a, b });
    default:
      return difference({ class: 'term', a: inside(a), b: inside(b) });
  }

  /** `a and b`: names that replace one another */
  function diffList(all: Tree[], others: Tree[], lackA: Tree, lackB: Tree): Diff {
    const { pairs } = align(all, others, sameTree, () => 1, 1);
    return combine(
      ...pairs.map((pair): Diff =>
        pair.a !== undefined && pair.b !== undefined
          ? diffNames(differ.names, pair.a, pair.b)
          : difference({
              class: nameClass(differ.names, pair.a ?? pair.b),
              ...(pair.a !== undefined ? { a: pair.a, nearB: lackB } : { b: pair.b, nearA: lackA }),
            }),
      ),
    );
  }
}

/** `at most`, `up to`: the number is a limit. */
function limited({ word, args }: Tree, name: string): DifferenceKind | undefined {
  const { how, limit } = args as { how?: Tree; limit?: Tree };
  return name === 'n' &&
    ((word === 'change' && (how?.flag === 'at-most' || how?.flag === 'at-least')) || limit?.flag === 'up-to')
    ? 'limit'
    : undefined;
}

/** The content of an argument, which has a range; a flag itself has one. */
function inside(arg: Tree): unknown {
  const content = arg[String(arg.type)];
  return typeof content === 'object' ? content : arg;
}

// ------------------------------------------------------------------------------------------ amounts, costs

function diffItems(
  a: Tree[],
  b: Tree[],
  differ: Differ,
  [extra, lacking]: [DifferenceKind, DifferenceKind],
  nearA: unknown,
  nearB: unknown,
): Diff {
  const { pairs, moved } = align(a, b, sameTree, (x, y) => diffItem(x, y, differ).cost, 1.5);
  return combine(
    ...pairs.map((pair): Diff =>
      pair.a && pair.b
        ? diffItem(pair.a, pair.b, differ)
        : pair.a
          ? difference({ class: extra, a: pair.a, nearB }, 1.5)
          : difference({ class: lacking, b: pair.b, nearA }, 1.5),
    ),
    ...(moved ? [difference({ class: 'order', a, b, harmless: true }, 0.1)] : []),
  );
}

function diffItem(a: Tree, b: Tree, differ: Differ): Diff {
  if (sameTree(a, b)) return NO_DIFFERENCE;
  const choice = differ.names(textOf(a.what)) === 'piece' || a.different === true;
  const numbers: DifferenceKind = choice ? 'choice-size' : 'amount';
  return combine(
    a.amount && b.amount
      ? diffExpr(a.amount as Tree, b.amount as Tree, { differ, numbers })
      : a.amount || b.amount
        ? difference({ class: numbers, a: a.amount ?? a, b: b.amount ?? b })
        : NO_DIFFERENCE,
    textOf(a.what) === textOf(b.what) ? NO_DIFFERENCE : difference({ class: 'counter', a: a.what, b: b.what }),
    a.different === b.different && a.same === b.same ? NO_DIFFERENCE : difference({ class: 'choice-size', a, b }),
    diffPer(a, b, differ),
  );
}

/** `… per 2 farms` */
function diffPer(a: Tree, b: Tree, differ: Differ): Diff {
  const perA = a.per as Tree | undefined;
  const perB = b.per as Tree | undefined;
  const context = { differ, numbers: 'amount' as const };
  if (!perA || !perB) {
    return perA
      ? difference({ class: 'amount', a: perA, nearB: b })
      : perB
        ? difference({ class: 'amount', b: perB, nearA: a })
        : NO_DIFFERENCE;
  }
  const everyA = perA.every as Tree | undefined;
  const everyB = perB.every as Tree | undefined;
  return combine(
    everyA && everyB
      ? diffExpr(everyA, everyB, context)
      : everyA || everyB
        ? difference({ class: 'amount', a: everyA ?? perA, b: everyB ?? perB })
        : NO_DIFFERENCE,
    diffExpr(perA.of as Tree, perB.of as Tree, context),
  );
}

function diffCost(a: Tree, b: Tree, differ: Differ): Diff {
  if (sameTree(a, b)) return NO_DIFFERENCE;
  if (a.kind !== b.kind) return difference({ class: 'cost', a, b });
  if (a.kind === 'price') return diffPhrase(a.of as Tree, b.of as Tree, { differ, numbers: 'amount' });
  const items = (x: unknown, y: unknown): Diff => diffItems(listOf(x), listOf(y), differ, ['cost', 'cost'], a, b);
  const { pairs } = align(listOf(a.alternatives), listOf(b.alternatives), sameTree, (x, y) => items(x, y).cost, 2);
  return combine(
    ...pairs.map((pair): Diff =>
      pair.a && pair.b
        ? items(pair.a, pair.b)
        : difference({ class: 'cost', ...(pair.a ? { a: pair.a, nearB: b } : { b: pair.b, nearA: a }) }, 2),
    ),
  );
}

// ------------------------------------------------------------------------------------------ events

function diffEvent(a: Tree, b: Tree, differ: Differ): Diff {
  if (sameTree(a, b)) return NO_DIFFERENCE;
  if (a.kind !== b.kind) return difference({ class: 'frame', a, b });
  return combine(
    ...[...new Set([...Object.keys(a), ...Object.keys(b)])]
      .filter((field) => field !== 'kind' && field !== 'range')
      .map((field): Diff => {
        const [x, y] = [a[field], b[field]];
        if (sameTree(x, y)) return NO_DIFFERENCE;
        if (x === undefined || y === undefined) return difference({ class: 'term', a: x ?? a, b: y ?? b });
        if (field === 'phrase') return diffPhrase(x as Tree, y as Tree, { differ, numbers: 'amount' });
        if (field === 'verb') return difference({ class: 'frame', a: x, b: y });
        return isTree(x) && isTree(y) && x.kind !== undefined
          ? diffExpr(x, y, { differ, numbers: 'amount' })
          : diffNames(differ.names, x, y, field === 'predicate' ? 'filter' : undefined);
      }),
  );
}
