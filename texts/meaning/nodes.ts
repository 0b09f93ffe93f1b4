/** Nodes that several rules make. */
import type { BinaryOp, ExprNode, PhraseNode, Range } from '../../dsl/internal.ts';

export const number = (value: number, range: Range): ExprNode => ({ kind: 'number', value, range });
/** The player who has the piece there. */
export const ownerOf = (of: PhraseNode): PhraseNode => ({
  ...bareNoun('owner', of.range),
  posts: [{ kind: 'of', of, range: of.range }],
});

export const bareNoun = (text: string, range: Range): PhraseNode => ({
  kind: 'phrase',
  adjectives: [],
  noun: { text, range },
  posts: [],
  range,
});
/** `other players` */
export const otherPlayers = (range: Range): PhraseNode => ({
  ...bareNoun('players', range),
  adjectives: [{ name: { text: 'other', range }, negated: false }],
});

export const isPlayers = ({ noun }: PhraseNode): boolean => PLAYERS.has(noun.text);
const PLAYERS: ReadonlySet<string> = new Set(['player', 'players']);

/** `other players`, whatever follows */
export const isOther = ({ adjectives }: PhraseNode): boolean =>
  adjectives.length === 1 && adjectives[0].name.text === 'other' && !adjectives[0].negated;

export const amount = (range: Range): PhraseNode => bareNoun('amount', range);

export const binary = (op: BinaryOp, left: ExprNode, right: ExprNode, range: Range): ExprNode => ({
  kind: 'binary',
  op,
  left,
  right,
  range,
});

/** Operators of which each has a phrase: *you have at least 3 farms*. */
export const COMPARISONS = ['=', '!=', '<', '<=', '>', '>='] as const;
