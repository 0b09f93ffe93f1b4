/** Numbers and calculations. */
import type { ExprNode, Ident, PhraseNode } from '../../syntax/ast.ts';
import { tellCondition } from './conditions.ts';
import type { Case } from './language.ts';
import { isKind } from './names.ts';
import { tellPhrase } from './noun-phrases.ts';
import { ARITHMETIC_PHRASES, NUMBER_PHRASES, THING_NOUNS } from './own-names.ts';
import { fill } from './pattern.ts';
import { kindForms, nounOf, remember } from './spoken-of.ts';
import type { Telling } from './telling.ts';

/** A number, or what is counted or calculated. */
export function tellValue(t: Telling, expr: ExprNode, grammatical: Case): string {
  const phrases = t.language.phrases;
  switch (expr.kind) {
    case 'number':
      return String(expr.value);
    case 'phrase':
      return isNumber(t, expr)
        ? tellPhrase(t, expr, 'the', grammatical)
        : fill(phrases['count of'], (_, c) => tellPhrase(t, expr, 'many', c));
    case 'unary':
      return expr.op === '-' ? fill(phrases.negative, () => tellOperand(t, expr.operand)) : tellCondition(t, expr);
    case 'binary': {
      const { op, left, right } = expr;
      const key = ARITHMETIC_PHRASES[op];
      if (!key) return tellCondition(t, expr);
      const bare = SUMS.has(op) && (isSum(left) || boundsOf(t, left) !== undefined);
      return fill(phrases[key], ([side]) =>
        side === 'b' ? tellOperand(t, right) : bare ? tellValue(t, left, 'nom') : tellOperand(t, left),
      );
    }
    case 'is':
      return tellCondition(t, expr);
    case 'call': {
      const bounded = boundsOf(t, expr);
      if (bounded) return fill(bounded.pattern, ([side]) => tellOperand(t, bounded[side as 'a' | 'b']));
      return fill(phrases[expr.fn.text as 'min' | 'max'], () =>
        t.language.list(
          flat(expr).map((arg) => tellOperand(t, arg)),
          'and',
        ),
      );
    }
    case 'over':
      return fill(phrases[`over ${expr.fn}`], ([name], c) => {
        if (name === 'body') return tellValue(t, expr.body, c);
        if (name !== 'as') return tellOver(t, expr.phrase, expr.as, c);
        const clear = !expr.as || kindForms(t, expr.as) || (t.language.named && t.spoken.things.clear(expr.as.text));
        return clear ? undefined : t.language.quoted(expr.as!.text);
      });
    case 'table':
      return fill(phrases.table, ([name], c) => (name === 'rows' ? tellRows(t, expr) : tellValue(t, expr.on, c)));
  }
}

/** What is gone through: `each city`, `each kind of building`. */
function tellOver(t: Telling, phrase: PhraseNode, as: Ident | undefined, grammatical: Case): string {
  const kind = as !== undefined && isKind(t, phrase.noun, 'class');
  const noun = kind && nounOf(t, phrase);
  const kinds = noun ? t.language.kinds?.(noun) : undefined;
  const text = kinds
    ? t.language.nounPhrase({ count: 'each', noun: kinds.each, adjectives: [] }, grammatical)
    : tellPhrase(t, phrase, 'each', grammatical);
  remember(t, phrase, as, kind);
  return text;
}

export function tellRows(t: Telling, { rows, otherwise }: ExprNode & { kind: 'table' }): string {
  const { row, 'row else': rest } = t.language.phrases;
  const told = rows.map(({ key, value }) =>
    fill(row, ([name]) => (name === 'key' ? String(key) : tellValue(t, value, 'nom'))),
  );
  return [...told, ...(otherwise ? [fill(rest, () => tellValue(t, otherwise, 'nom'))] : [])].join(', ');
}

/** `min(cities, 7)`: cities, but at most 7. */
function boundsOf(t: Telling, expr: ExprNode): { pattern: string; a: ExprNode; b: ExprNode } | undefined {
  if (expr.kind !== 'call') return undefined;
  const pattern = t.language.phrases[expr.fn.text === 'min' ? 'no more than' : 'no less than'];
  const args = flat(expr);
  const [a, b] = args[0].kind === 'number' ? [args[1], args[0]] : args;
  return pattern !== undefined && args.length === 2 && a.kind !== 'number' && b.kind === 'number'
    ? { pattern, a, b }
    : undefined;
}

function tellOperand(t: Telling, expr: ExprNode): string {
  const text = tellValue(t, expr, 'nom');
  return BRACKETED.has(expr.kind) ? `(${text})` : text;
}

/** What a number is changed by: `+2`, `−1`. */
export function tellSigned(t: Telling, expr: ExprNode): string {
  if (expr.kind === 'number') return fill(t.language.phrases.signed, () => `+${expr.value}`);
  return expr.kind === 'unary' && expr.operand.kind === 'number'
    ? `−${expr.operand.value}`
    : `+(${tellValue(t, expr, 'nom')})`;
}

/** Variables, constants, counters of the game and the numbers of the language stand for themselves; a player's counters and things are counted. */
export function isNumber(t: Telling, { noun }: PhraseNode): boolean {
  const found = t.symbols.find(noun.text);
  if (noun.text in NUMBER_PHRASES || noun.text === 'amount' || found.some(({ kind }) => kind === 'track')) return true;
  if (t.spoken.named.has(noun.text)) return false;
  if (found.length === 0) return !THING_NOUNS.has(noun.text);
  if (found.some(({ kind, of }) => kind === 'counter' && of === 'game')) return true;
  return found.every(({ kind }) => kind === 'constant' || kind === 'attribute' || kind === 'option');
}

/** `min(min(a, b), c)` says what `min(a, b, c)` says. */
const flat = (call: ExprNode & { kind: 'call' }): ExprNode[] =>
  call.args.flatMap((arg) => (arg.kind === 'call' && arg.fn.text === call.fn.text ? flat(arg) : [arg]));

/** `a + b` before `+ c`: needs no brackets. */
const isSum = (expr: ExprNode): boolean => expr.kind === 'binary' && SUMS.has(expr.op);
const SUMS = new Set(['+', '-']);

/** Values that would take in what follows. */
const BRACKETED = new Set<ExprNode['kind']>(['binary', 'call', 'over', 'table', 'is']);
