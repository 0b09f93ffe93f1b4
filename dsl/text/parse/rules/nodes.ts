/** Nodes that several rules make. */
import type { ExprNode, PhraseNode, Range } from '../../../syntax/ast.ts';

export const number = (value: number, range: Range): ExprNode => ({ kind: 'number', value, range });
export const bareNoun = (text: string, range: Range): PhraseNode => ({
  kind: 'phrase',
  adjectives: [],
  noun: { text, range },
  posts: [],
  range,
});
export const amount = (range: Range): PhraseNode => bareNoun('amount', range);
