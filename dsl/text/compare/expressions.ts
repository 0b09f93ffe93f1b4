/** Differences between two noun phrases or two expressions: numbers, kinds of things, what narrows them down. */
import { aligned } from './align.ts';
import type { DifferenceKind } from './classes.ts';
import { diffNames, nameClass, NONE, one, sum, type Diff, type Differ } from './diff.ts';
import { alike, isTree, listOf, textOf, type Tree } from './tree.ts';

/** `numbers`: what another number means here. */
export interface Context {
  differ: Differ;
  numbers: DifferenceKind;
}

// ------------------------------------------------------------------------------------------ noun phrases

export function diffPhrase(a: Tree, b: Tree, context: Context): Diff {
  if (alike(a, b)) return NONE;
  const { names } = context.differ;
  return sum(
    diffNames(names, a.noun, b.noun),
    diffOrdinal(a, b),
    diffTop(a, b, context),
    diffAdjectives(a, b),
    ...aligned(listOf(a.posts), listOf(b.posts), alike, (x, y) => diffPost(x, y, context).cost, 1).pairs.map(
      (pair): Diff =>
        pair.a && pair.b
          ? diffPost(pair.a, pair.b, context)
          : one({ class: 'filter', ...(pair.a ? { a: pair.a, nearB: b } : { b: pair.b, nearA: a }) }),
    ),
  );
}

function diffOrdinal(a: Tree, b: Tree): Diff {
  return alike(a.ordinal, b.ordinal) ? NONE : one({ class: 'filter', a: a.ordinal, b: b.ordinal, nearA: a, nearB: b });
}

function diffTop(a: Tree, b: Tree, context: Context): Diff {
  if (alike(a.top, b.top)) return NONE;
  const [n, m] = [a.top, b.top].map((top) => (isTree(top) ? (top.n as Tree | undefined) : undefined));
  return n && m
    ? diffExpr(n, m, { ...context, numbers: 'choice-size' })
    : one({ class: 'choice-size', a: a.top, b: b.top, nearA: a, nearB: b });
}

/** One for each that is other: `connected` for `upgraded`, `not connected` for `connected`. */
function diffAdjectives(a: Tree, b: Tree): Diff {
  const { pairs } = aligned(
    listOf(a.adjectives),
    listOf(b.adjectives),
    alike,
    (x, y) => (textOf(x.name) === textOf(y.name) ? 0.5 : 1),
    1,
  );
  return sum(
    ...pairs.map((pair): Diff =>
      alike(pair.a, pair.b) ? NONE : one({ class: 'filter', a: pair.a?.name, b: pair.b?.name, nearA: a, nearB: b }),
    ),
  );
}

function diffPost(a: Tree, b: Tree, context: Context): Diff {
  if (alike(a, b)) return NONE;
  if (a.kind !== b.kind) return one({ class: 'filter', a, b });
  switch (a.kind) {
    case 'of':
      return diffPhrase(a.of as Tree, b.of as Tree, context);
    case 'adjacent-to':
      return diffPhrase(a.to as Tree, b.to as Tree, context);
    case 'in':
      return diffPhrase(a.zone as Tree, b.zone as Tree, context);
    case 'with':
    case 'where':
      return diffExpr(a.condition as Tree, b.condition as Tree, context);
    default:
      return one({ class: 'filter', a, b });
  }
}

// ------------------------------------------------------------------------------------------ expressions

const COMPARING = new Set(['=', '!=', '<', '<=', '>', '>=']);

export function diffExpr(a: Tree, b: Tree, context: Context): Diff {
  if (alike(a, b)) return NONE;
  const same = a.kind === b.kind ? diffSame(a, b, context) : undefined;
  const otherwise = [
    one({ class: isCondition(a) || isCondition(b) ? 'filter' : context.numbers, a, b }, 2),
    ...operands(a).map((operand) =>
      sum(one({ class: addedClass(a, context), a: besides(a, operand), nearB: b }), diffExpr(operand, b, context)),
    ),
    ...operands(b).map((operand) =>
      sum(one({ class: addedClass(b, context), b: besides(b, operand), nearA: a }), diffExpr(a, operand, context)),
    ),
  ];
  return [...(same ? [same] : []), ...otherwise].reduce((best, diff) => (diff.cost < best.cost ? diff : best));
}

function diffSame(a: Tree, b: Tree, context: Context): Diff | undefined {
  const both = (field: string, inner: Context = context): Diff => diffExpr(a[field] as Tree, b[field] as Tree, inner);
  switch (a.kind) {
    case 'number':
      return one({ class: context.numbers, a, b });
    case 'phrase':
      return diffPhrase(a, b, context);
    case 'unary':
      return sum(a.op === b.op ? NONE : one({ class: 'filter', a, b }), both('operand'));
    case 'binary':
      return diffBinary(a, b, context);
    case 'is':
      return sum(
        a.negated === b.negated ? NONE : one({ class: 'filter', a, b }),
        both('left'),
        diffQuality(a.right as Tree, b.right as Tree, context),
      );
    case 'call':
      return sum(
        diffNames(context.differ.names, a.fn, b.fn, 'limit'),
        diffSides(listOf(a.args), listOf(b.args), a, b, 'limit', { ...context, numbers: 'limit' }),
      );
    case 'table':
      return sum(both('on'), diffRows(a, b, context));
    case 'over':
      return sum(a.fn === b.fn ? NONE : one({ class: 'amount', a, b }), both('phrase'), both('body'));
    default:
      return undefined;
  }
}

function diffBinary(a: Tree, b: Tree, context: Context): Diff {
  const op = String(a.op);
  if (op === 'and' || op === 'or') {
    if (b.op !== 'and' && b.op !== 'or') return one({ class: 'filter', a, b }, 2);
    return sum(
      a.op === b.op ? NONE : one({ class: 'connective', a, b }),
      diffSides(chain(a), chain(b), a, b, 'filter', context),
    );
  }
  const sign =
    a.op === b.op ? NONE : one({ class: COMPARING.has(op) || COMPARING.has(String(b.op)) ? 'limit' : 'amount', a, b });
  return sum(
    sign,
    diffExpr(a.left as Tree, b.left as Tree, context),
    diffExpr(a.right as Tree, b.right as Tree, context),
  );
}

/** `a and b and c`, `min(a, b)`: side by side, wherever they stand. */
function diffSides(a: Tree[], b: Tree[], nearA: Tree, nearB: Tree, alone: DifferenceKind, context: Context): Diff {
  return sum(
    ...aligned(a, b, alike, (x, y) => diffExpr(x, y, context).cost, 1.5).pairs.map((pair): Diff =>
      pair.a && pair.b
        ? diffExpr(pair.a, pair.b, context)
        : one({ class: alone, ...(pair.a ? { a: pair.a, nearB } : { b: pair.b, nearA }) }, 1.5),
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
    sum(
      Object.is(x.key, y.key) ? NONE : one({ class: 'amount', a: x.value, b: y.value }),
      diffExpr(x.value, y.value, context),
    );
  const { pairs } = aligned(
    rows(a),
    rows(b),
    (x, y) => Object.is(x.key, y.key) && alike(x.value, y.value),
    (x, y) => rowDiff(x, y).cost,
    1.5,
  );
  return sum(
    ...pairs.map((pair): Diff =>
      pair.a && pair.b
        ? rowDiff(pair.a, pair.b)
        : one({ class: 'amount', ...(pair.a ? { a: pair.a.value, nearB: b } : { b: pair.b!.value, nearA: a }) }, 1.5),
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
