/** Two names of one thing: `a1 = b1` says what `a1 is b1` says. */
import { type ExprNode, type PhraseNode, isBare } from '../../dsl/internal.ts';

/** It as `a1 is b1`; undefined for everything else. `isGiven`: whether a name was given to a thing. */
export function sameThing(expr: ExprNode, isGiven: (name: string) => boolean): ExprNode | undefined {
  if (expr.kind !== 'binary' || (expr.op !== '=' && expr.op !== '!=')) return undefined;
  const { op, left, right, range } = expr;
  if (left.kind !== 'phrase' || right.kind !== 'phrase') return undefined;
  const isName = (phrase: PhraseNode): boolean => {
    const { text } = phrase.noun;
    return isBare(phrase) && (text === 'it' || text === 'this' || isGiven(text));
  };
  return isName(left) && isName(right) ? { kind: 'is', left, right, negated: op === '!=', range } : undefined;
}
