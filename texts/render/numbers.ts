/** Numbers and calculations. */
import type { ExprNode, Ident, PhraseNode, Case } from '../../dsl/internal.ts';
import { fill } from '../languages/pattern.ts';
import type { RenderContext } from './context.ts';
import { renderPhrase } from './noun-phrases.ts';
import { ARITHMETIC_PHRASES } from './own-names.ts';
import { kindNoun, referentNoun, setAntecedent } from './references.ts';
import { isPlayers } from '../meaning/nodes.ts';
import { inThirdPerson } from './third-person.ts';
import { isKind, isNumber } from './word-forms.ts';

/** A number, or what is counted or calculated. */
export function renderValue(ctx: RenderContext, expr: ExprNode, grammatical: Case): string {
  const phrases = ctx.language.phrases;
  switch (expr.kind) {
    case 'number':
      return String(expr.value);
    case 'phrase':
      return isNumber(ctx, expr)
        ? renderPhrase(ctx, expr, 'the', grammatical)
        : fill(phrases['count of'], (_, c) => renderPhrase(ctx, expr, 'many', c));
    case 'unary':
      return expr.op === '-'
        ? fill(phrases.negative, () => renderOperand(ctx, expr.operand))
        : ctx.recursive.condition(ctx, expr);
    case 'binary': {
      const { op, left, right } = expr;
      const key = ARITHMETIC_PHRASES[op];
      if (!key) return ctx.recursive.condition(ctx, expr);
      const bare = SUMS.has(op) && (isSum(left) || boundsOf(ctx, left) !== undefined);
      return fill(phrases[key], ([side]) =>
        side === 'b' ? renderOperand(ctx, right) : bare ? renderValue(ctx, left, 'nom') : renderOperand(ctx, left),
      );
    }
    case 'is':
      return ctx.recursive.condition(ctx, expr);
    case 'call': {
      const bounded = boundsOf(ctx, expr);
      if (bounded) return fill(bounded.pattern, ([side]) => renderOperand(ctx, bounded[side as 'a' | 'b']));
      return fill(phrases[expr.fn.text as 'min' | 'max'], () =>
        ctx.language.list(
          flattenCall(expr).map((arg) => renderOperand(ctx, arg)),
          'and',
        ),
      );
    }
    case 'over':
      return fill(phrases[`over ${expr.fn}`], ([name], c) => {
        if (name === 'body') return renderValue(isPlayers(expr.phrase) ? inThirdPerson(ctx) : ctx, expr.body, c);
        if (name !== 'as') return renderOver(ctx, expr.phrase, expr.as, c);
        const clear =
          !expr.as ||
          kindNoun(ctx, expr.as) ||
          (ctx.language.named && ctx.discourse.referents.isUnambiguous(expr.as.text));
        return clear ? undefined : ctx.language.quoted(expr.as!.text);
      });
    case 'table':
      return fill(phrases.table, ([name], c) =>
        name === 'rows' ? renderRows(ctx, expr) : renderValue(ctx, expr.on, c),
      );
  }
}

/** What a sum goes over: `each city`, `each kind of building`. */
export function renderOver(ctx: RenderContext, phrase: PhraseNode, as: Ident | undefined, grammatical: Case): string {
  const kind = as !== undefined && isKind(ctx, phrase.noun, 'class');
  const noun = kind && referentNoun(ctx, phrase);
  const kinds = noun ? ctx.language.kinds?.(noun) : undefined;
  const text = kinds
    ? ctx.language.nounPhrase({ count: 'each', noun: kinds.each, adjectives: [] }, grammatical)
    : renderPhrase(ctx, eachOf(phrase), 'each', grammatical);
  setAntecedent(ctx, phrase, as, kind);
  return text;
}

/** `players` alone is their number. */
const eachOf = (phrase: PhraseNode): PhraseNode =>
  isPlayers(phrase) ? { ...phrase, noun: { ...phrase.noun, text: 'player' } } : phrase;

export function renderRows(ctx: RenderContext, { rows, otherwise }: ExprNode & { kind: 'table' }): string {
  const { row, 'row else': rest } = ctx.language.phrases;
  const renderedRows = rows.map(({ key, value }) =>
    fill(row, ([name]) => (name === 'key' ? String(key) : renderValue(ctx, value, 'nom'))),
  );
  return [...renderedRows, ...(otherwise ? [fill(rest, () => renderValue(ctx, otherwise, 'nom'))] : [])].join(', ');
}

/** `min(cities, 7)`: cities, but at most 7. */
function boundsOf(ctx: RenderContext, expr: ExprNode): { pattern: string; a: ExprNode; b: ExprNode } | undefined {
  if (expr.kind !== 'call') return undefined;
  const pattern = ctx.language.phrases[expr.fn.text === 'min' ? 'no more than' : 'no less than'];
  const args = flattenCall(expr);
  const [a, b] = args[0].kind === 'number' ? [args[1], args[0]] : args;
  return pattern !== undefined && args.length === 2 && a.kind !== 'number' && b.kind === 'number'
    ? { pattern, a, b }
    : undefined;
}

/** How many there are of something; a number less or more is said before the value: *1 less than the number of players*. */
export function renderTotal(ctx: RenderContext, expr: ExprNode, grammatical: Case): string {
  if (expr.kind !== 'binary' || !SUMS.has(expr.op)) return renderValue(ctx, expr, grammatical);
  const { op, left, right } = expr;
  const pattern = ctx.language.phrases[op === '-' ? 'less than' : 'more than'];
  return left.kind === 'phrase' && right.kind === 'number' && pattern !== undefined
    ? fill(pattern, ([side]) => renderOperand(ctx, side === 'a' ? left : right))
    : renderValue(ctx, expr, grammatical);
}

function renderOperand(ctx: RenderContext, expr: ExprNode): string {
  const text = renderValue(ctx, expr, 'nom');
  return BRACKETED.has(expr.kind) ? `(${text})` : text;
}

/** What a number is changed by: `+2`, `−1`. */
export function renderSigned(ctx: RenderContext, expr: ExprNode): string {
  if (expr.kind === 'number') return fill(ctx.language.phrases.signed, () => `+${expr.value}`);
  return expr.kind === 'unary' && expr.operand.kind === 'number'
    ? `−${expr.operand.value}`
    : `+(${renderValue(ctx, expr, 'nom')})`;
}

/** `min(min(a, b), c)` says what `min(a, b, c)` says. */
export const flattenCall = (call: ExprNode & { kind: 'call' }): ExprNode[] =>
  call.args.flatMap((arg) => (arg.kind === 'call' && arg.fn.text === call.fn.text ? flattenCall(arg) : [arg]));

/** `a + b` before `+ c`: needs no brackets. */
const isSum = (expr: ExprNode): boolean => expr.kind === 'binary' && SUMS.has(expr.op);
const SUMS = new Set(['+', '-']);

/** Values that need brackets as operands, as they would take in what follows. */
const BRACKETED = new Set<ExprNode['kind']>(['binary', 'call', 'over', 'table', 'is']);
