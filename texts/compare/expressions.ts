/** Differences between two noun phrases or two expressions: numbers, kinds of things, what narrows them down. */
import { align } from './align.ts';
import type { DifferenceKind } from './classes.ts';
import { diffNames, nameClass, NO_DIFFERENCE, difference, combine, type Diff, type Differ } from './diff.ts';
import { sameTree, isTree, listOf, textOf, type Tree } from './tree.ts';

/** `numbers`: what another number means here. */
interface Context {
  differ: Differ;
  numbers: DifferenceKind;
}

// ------------------------------------------------------------------------------------------ noun phrases

export function diffPhrase(a: Tree, b: Tree, context: Context): Diff {
  if (sameTree(a, b)) return NO_DIFFERENCE;
  const { names } = context.differ;
  return combine(
    diffNames(names, a.noun, b.noun),
    diffOrdinal(a, b),
    diffTop(a, b, context),
    diffAdjectives(a, b),
    ...align(listOf(a.posts), listOf(b.posts), sameTree, (x, y) => diffPost(x, y, context).cost, 1).pairs.map(
      (pair): Diff =>
        pair.a && pair.b
          ? diffPost(pair.a, pair.b, context)
          : difference({ class: 'filter', ...(pair.a ? { a: pair.a, nearB: b } : { b: pair.b, nearA: a }) }),
    ),
  );
}

function diffOrdinal(a: Tree, b: Tree): Diff {
  return sameTree(a.ordinal, b.ordinal)
    ? NO_DIFFERENCE
    : difference({ class: 'filter', a: a.ordinal, b: b.ordinal, nearA: a, nearB: b });
}

function diffTop(a: Tree, b: Tree, context: Context): Diff {
  if (sameTree(a.top, b.top)) return NO_DIFFERENCE;
  const [n, m] = [a.top, b.top].map((top) => (isTree(top) ? (top.n as Tree | undefined) : undefined));
  return n && m
    ? diffExpr(n, m, { ...context, numbers: 'choice-size' })
    : difference({ class: 'choice-size', a: a.top, b: b.top, nearA: a, nearB: b });
}

/** One for each that is other: `connected` for `upgraded`, `not connected` for `connected`. */
function diffAdjectives(a: Tree, b: Tree): Diff {
  const { pairs } = align(
    listOf(a.adjectives),
    listOf(b.adjectives),
    sameTree,
    (x, y) => (textOf(x.name) === textOf(y.name) ? 0.5 : 1),
    1,
  );
  return combine(
    ...pairs.map((pair): Diff =>
      sameTree(pair.a, pair.b)
        ? NO_DIFFERENCE
        : difference({ class: 'filter', a: pair.a?.name, b: pair.b?.name, nearA: a, nearB: b }),
    ),
  );
}

function diffPost(a: Tree, b: Tree, context: Context): Diff {
  if (sameTree(a, b)) return NO_DIFFERENCE;
  if (a.kind !== b.kind) return difference({ class: 'filter', a, b });
  switch (a.kind) {
    case 'of':
      return diffPhrase(a.of as Tree, b.of as Tree, context);
    case 'within':
      return combine(diffExpr(a.n as Tree, b.n as Tree, context), diffPhrase(a.of as Tree, b.of as Tree, context));
    case 'to':
    case 'adjacent-to':
      return diffPhrase(a.to as Tree, b.to as Tree, context);
    case 'in':
      return diffPhrase(a.zone as Tree, b.zone as Tree, context);
    case 'with':
    case 'where':
      return diffExpr(a.condition as Tree, b.condition as Tree, context);
    default:
      return difference({ class: 'filter', a, b });
  }
}

// ------------------------------------------------------------------------------------------ expressions

const COMPARING = new Set(['=', '!=', '<', '<=', '>', '>=']);

export function diffExpr(a: Tree, b: Tree, context: Context): Diff {
  if (sameTree(a, b)) return NO_DIFFERENCE;
  const same = a.kind === b.kind ? diffSame(a, b, context) : undefined;
  const otherwise = [
    difference({ class: isCondition(a) || isCondition(b) ? 'filter' : context.numbers, a, b }, 2),
    ...operands(a).map((operand) =>
      combine(
        difference({ class: addedClass(a, context), a: besides(a, operand), nearB: b }),
        diffExpr(operand, b, context),
      ),
    ),
    ...operands(b).map((operand) =>
      combine(
        difference({ class: addedClass(b, context), b: besides(b, operand), nearA: a }),
        diffExpr(a, operand, context),
      ),
    ),
  ];
  return [...(same ? [same] : []), ...otherwise].reduce((best, diff) => (diff.cost < best.cost ? diff : best));
}

function diffSame(a: Tree, b: Tree, context: Context): Diff | undefined {
  const both = (field: string, inner: Context = context): Diff => diffExpr(a[field] as Tree, b[field] as Tree, inner);
  switch (a.kind) {
    case 'number':
      return difference({ class: context.numbers, a, b });
    case 'phrase':
      return diffPhrase(a, b, context);
    case 'unary':
      return combine(a.op === b.op ? NO_DIFFERENCE : difference({ class: 'filter', a, b }), both('operand'));
    case 'binary':
      return diffBinary(a, b, context);
    case 'is':
      return combine(
        a.negated === b.negated ? NO_DIFFERENCE : difference({ class: 'filter', a, b }),
        both('left'),
        diffQuality(a.right as Tree, b.right as Tree, context),
      );
    case 'call':
      return combine(
        diffNames(context.differ.names, a.fn, b.fn, 'limit'),
        diffSides(listOf(a.args), listOf(b.args), a, b, 'limit', { ...context, numbers: 'limit' }),
      );
    case 'table':
      return combine(both('on'), diffRows(a, b, context));
    case 'over':
      return combine(
        a.fn === b.fn ? NO_DIFFERENCE : difference({ class: 'amount', a, b }),
        both('phrase'),
        both('body'),
      );
    default:
      return undefined;
  }
}

function diffBinary(a: Tree, b: Tree, context: Context): Diff {
  const op = String(a.op);
  if (op === 'and' || op === 'or') {
    if (b.op !== 'and' && b.op !== 'or') return difference({ class: 'filter', a, b }, 2);
    return combine(
      a.op === b.op ? NO_DIFFERENCE : difference({ class: 'connective', a, b }),
      diffSides(chain(a), chain(b), a, b, 'filter', context),
    );
  }
  const sign =
    a.op === b.op
      ? NO_DIFFERENCE
      : difference({ class: COMPARING.has(op) || COMPARING.has(String(b.op)) ? 'limit' : 'amount', a, b });
  return combine(
    sign,
    diffExpr(a.left as Tree, b.left as Tree, context),
    diffExpr(a.right as Tree, b.right as Tree, context),
  );
}

/** `a and b and c`, `min(a, b)`: operands in any order. */
function diffSides(a: Tree[], b: Tree[], nearA: Tree, nearB: Tree, alone: DifferenceKind, context: Context): Diff {
  return combine(
    ...align(a, b, sameTree, (x, y) => diffExpr(x, y, context).cost, 1.5).pairs.map((pair): Diff =>
      pair.a && pair.b
        ? diffExpr(pair.a, pair.b, context)
        : difference({ class: alone, ...(pair.a ? { a: pair.a, nearB } : { b: pair.b, nearA }) }, 1.5),
    ),
  );
}

/** What is said of a thing: a quality narrows down, a kind is a kind. */
function diffQuality(a: Tree, b: Tree, context: Context): Diff {
  const bare = (phrase: Tree): boolean => listOf(phrase.adjectives).length === 0 && listOf(phrase.posts).length === 0;
  if (a.kind !== 'phrase' || b.kind !== 'phrase' || !bare(a) || !bare(b)) return diffExpr(a, b, context);
  const found = nameClass(context.differ.names, a.noun, b.noun);
  return diffNames(context.differ.names, a.noun, b.noun, found === 'term' ? 'filter' : found);
}

interface Row {
  key: number;
  value: Tree;
}
function diffRows(a: Tree, b: Tree, context: Context): Diff {
  const rows = (table: Tree): Row[] => [
    ...(table.rows as Row[]),
    ...(table.otherwise ? [{ key: NaN, value: table.otherwise as Tree }] : []),
  ];
  const rowDiff = (x: Row, y: Row): Diff =>
    combine(
      Object.is(x.key, y.key) ? NO_DIFFERENCE : difference({ class: 'amount', a: x.value, b: y.value }),
      diffExpr(x.value, y.value, context),
    );
  const { pairs } = align(
    rows(a),
    rows(b),
    (x, y) => Object.is(x.key, y.key) && sameTree(x.value, y.value),
    (x, y) => rowDiff(x, y).cost,
    1.5,
  );
  return combine(
    ...pairs.map((pair): Diff =>
      pair.a && pair.b
        ? rowDiff(pair.a, pair.b)
        : difference(
            { class: 'amount', ...(pair.a ? { a: pair.a.value, nearB: b } : { b: pair.b!.value, nearA: a }) },
            1.5,
          ),
    ),
  );
}

const isCondition = ({ kind, op }: Tree): boolean =>
  kind === 'is' ||
  (kind === 'unary' && op === 'not') ||
  (kind === 'binary' && (COMPARING.has(String(op)) || op === 'and' || op === 'or'));
const chain = (tree: Tree): Tree[] => [
  ...(isTree(tree.left) && tree.left.kind === 'binary' && tree.left.op === tree.op
    ? chain(tree.left)
    : [tree.left as Tree]),
  tree.right as Tree,
];

/** What is left of an expression when something around it is taken away. */
function operands(tree: Tree): Tree[] {
  switch (tree.kind) {
    case 'unary':
      return [tree.operand as Tree];
    case 'binary':
      return tree.op === 'and' || tree.op === 'or'
        ? chain(tree)
        : COMPARING.has(String(tree.op))
          ? []
          : [tree.left as Tree, tree.right as Tree];
    case 'call':
      return listOf(tree.args);
    default:
      return [];
  }
}
/** What was put to an operand: the other one, or all where that is more. */
function besides(tree: Tree, operand: Tree): Tree {
  const others = operands(tree).filter((other) => other !== operand);
  return others.length === 1 ? others[0] : tree;
}
const addedClass = (tree: Tree, { numbers }: Context): DifferenceKind =>
  isCondition(tree) ? 'filter' : tree.kind === 'call' ? 'limit' : numbers;
