/** The canonical text of values, conditions and phrases. */
import { isThat } from './that-player.ts';
import type { BinaryOp, ExprNode, PhraseNode, PostNode } from './ast.ts';
import { RESERVED_NOUNS } from './vocabulary.ts';

/** Precedence of operators; `not` and aggregates are between these. */
const BINDS: Record<BinaryOp, number> = {
  or: 1,
  and: 2,
  '=': 4,
  '!=': 4,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  mod: 6,
};
const WHOLE = 0;
const OPEN = 0.5;
const NOT = 3;
const COMPARISON = 4;
const VALUE = 5;
const MINUS = 7;
const PRIMARY = 8;
const BRACKETS = 9;

/** The canonical text of a condition or a number. */
export const printExpr = (expr: ExprNode): string => printAt(expr, WHOLE);

/** A condition behind which an `or` may follow that is none of its own. */
export const printLastCondition = (expr: ExprNode): string => printAt(expr, BINDS.and);

/** A value as the signature's `value`: a comparison in it needs brackets. */
export const printValue = (expr: ExprNode): string =>
  expr.kind === 'over' ? printAt(expr, COMPARISON) : printAt(expr, VALUE);

/** In brackets, if its precedence is lower than the context requires. */
function printAt(expr: ExprNode, level: number): string {
  const text = printBare(expr);
  return bindingOf(expr) < level ? `(${text})` : text;
}

function bindingOf(expr: ExprNode): number {
  switch (expr.kind) {
    case 'number':
    case 'call':
    case 'table':
      return PRIMARY;
    // words after a condition at the end of a phrase would belong to the condition
    case 'phrase':
      return endsInCondition(expr) ? OPEN : PRIMARY;
    case 'unary':
      return expr.op === 'not' ? NOT : MINUS;
    case 'binary':
      return BINDS[expr.op];
    case 'is':
      return endsInCondition(expr.right) ? OPEN : COMPARISON;
    case 'over':
      return COMPARISON;
  }
}

function printBare(expr: ExprNode): string {
  switch (expr.kind) {
    case 'number':
      return String(expr.value);
    // `not` in front would be the operator
    case 'phrase':
      return (
        (expr.adjectives[0]?.negated && !expr.articles && !expr.ordinal && !expr.top ? 'the ' : '') + printPhrase(expr)
      );
    case 'unary':
      return expr.op === 'not'
        ? `not ${printAt(expr.operand, isComparison(expr.operand) ? BRACKETS : COMPARISON)}`
        : `-${printAt(expr.operand, PRIMARY)}`;
    case 'binary':
      return printBinary(expr.op, expr.left, expr.right);
    case 'is':
      return `${printAt(expr.left, VALUE)} is ${expr.negated ? 'not ' : ''}${printAt(expr.right, WHOLE)}`;
    case 'call':
      return `${expr.fn.text}(${expr.args.map(printExpr).join(', ')})`;
    case 'table': {
      const rows = expr.rows.map(({ key, value }) => `${key}: ${printValue(value)}`);
      if (expr.otherwise) rows.push(`else: ${printValue(expr.otherwise)}`);
      return `table ${printAt(expr.on, VALUE)} (${rows.join(', ')})`;
    }
    case 'over':
      return `${expr.fn} over ${printPhrase(expr.phrase)}${expr.as ? ` as ${expr.as.text}` : ''}: ${printValue(expr.body)}`;
  }
}

/** `not a = 0` would look as if `not` belonged to `a`. */
const isComparison = (expr: ExprNode): boolean => expr.kind === 'binary' && BINDS[expr.op] === COMPARISON;

/** Rows group to the left; a comparison takes two values. */
function printBinary(op: BinaryOp, left: ExprNode, right: ExprNode): string {
  const level = BINDS[op];
  const [leftLevel, rightLevel] = level === COMPARISON ? [VALUE, VALUE] : [level, level + 1];
  // `and` inside `or` gets brackets for clarity, although it binds tighter
  const operand = (expr: ExprNode, at: number): string =>
    op === 'or' && expr.kind === 'binary' && expr.op === 'and' ? printAt(expr, BRACKETS) : printAt(expr, at);
  return `${operand(left, leftLevel)} ${op} ${operand(right, rightLevel)}`;
}

/** `2`, `amount`, `(era + 1)`: where a name alone needs no brackets. */
export const printAtom = (expr: ExprNode): string => (isBareName(expr) ? printBare(expr) : printCount(expr));

/** `2`, `(amount)`: where a name would be parsed as part of the following phrase. */
export const printCount = (expr: ExprNode): string =>
  expr.kind === 'number' ? printBare(expr) : `(${printBare(expr)})`;

const isBareName = (expr: ExprNode): boolean =>
  expr.kind === 'phrase' &&
  !expr.articles &&
  !expr.ordinal &&
  !expr.top &&
  expr.adjectives.length === 0 &&
  expr.posts.length === 0 &&
  !expr.args &&
  !(RESERVED_NOUNS as readonly string[]).includes(expr.noun.text);

/** The canonical text of a noun phrase. */
export function printPhrase(phrase: PhraseNode): string {
  return [
    ...(phrase.articles ?? []).map(({ text }) => text),
    ...(phrase.ordinal ? [printOrdinal(phrase.ordinal.n)] : []),
    ...(phrase.top ? ['top', ...(phrase.top.n ? [printCount(phrase.top.n)] : [])] : []),
    ...phrase.adjectives.map(({ name, negated }) => (negated ? 'not ' : '') + name.text),
    phrase.args ? `${phrase.noun.text}(${phrase.args.map(printExpr).join(', ')})` : phrase.noun.text,
    ...phrase.posts.map((post, i) => printPost(post, isLast(phrase.posts.slice(i + 1)))),
  ].join(' ');
}

/** Whether what follows cannot be taken for a part of the phrase before it. */
const isLast = ([next]: readonly PostNode[]): boolean => next === undefined || next.kind === 'to';

function printPost(post: PostNode, last: boolean): string {
  switch (post.kind) {
    case 'of':
      return `of ${printWhole(post.of, last, post.bracketed)}`;
    case 'adjacent-to':
      return `adjacent to ${printWhole(post.to, last, post.bracketed)}`;
    case 'within':
      return `within ${printAtom(post.n)} of ${printWhole(post.of, last, post.bracketed)}`;
    case 'to':
      return `to ${printWhole(post.to, last, post.bracketed)}`;
    case 'in':
      return `in ${printPhrase(post.zone)}`;
    case 'this':
      return `this ${post.period.text}`;
    // a post after a condition would belong to the last phrase of the condition
    case 'with':
      return `with ${printAt(post.condition, last ? COMPARISON : BRACKETS)}`;
    case 'where':
      return `where ${printAt(post.condition, last ? BINDS.and : BRACKETS)}`;
  }
}

/**
 * The phrase after `of` or `adjacent to`. In brackets if words follow, which would otherwise belong to it, and if it is `it` with a
 * condition, which could be taken for one about the phrase outside.
 */
function printWhole(phrase: PhraseNode, last: boolean, bracketed?: true): string {
  const text = printPhrase(phrase);
  if (isThat(phrase)) return text;
  const isUnclear = bracketed === true || ['it', 'this'].includes(phrase.noun.text);
  return !last || (isUnclear && endsInCondition(phrase)) ? `(${text})` : text;
}

function endsInCondition(phrase: PhraseNode): boolean {
  const last = phrase.posts.at(-1);
  switch (last?.kind) {
    case undefined:
    case 'this':
      return false;
    case 'of':
    case 'within':
      return endsInCondition(last.of);
    case 'to':
    case 'adjacent-to':
      return endsInCondition(last.to);
    case 'in':
      return endsInCondition(last.zone);
    case 'with':
    case 'where':
      return true;
  }
}

export function printOrdinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  const suffix = teen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[n % 10] ?? 'th');
  return `${n}${suffix}`;
}
