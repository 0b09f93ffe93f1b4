/** Players who are compared with the one who acts, with all players, or with all others: `player with the most kelp`. */
import type { BinaryOp, ExprNode, PhraseNode } from '../../dsl/internal.ts';
import type { ShortKey } from '../languages/phrases.ts';
import { alike } from './alike.ts';
import type { RenderContext } from './context.ts';
import { isYours } from './standing.ts';
import { isOther, isPlayers } from '../meaning/nodes.ts';
import { isNumber } from './word-forms.ts';

interface Comparison {
  key: ShortKey;
  op: BinaryOp;
  /** with what is the right side compared: that of all players, or of all others; with `yours` where it is missing */
  over?: { fn: 'min' | 'max'; others: boolean };
}

export const COMPARISONS_OF_PLAYERS: readonly Comparison[] = [
  { key: 'with > yours', op: '>' },
  { key: 'with < yours', op: '<' },
  { key: 'with = yours', op: '=' },
  { key: 'with >= yours', op: '>=' },
  { key: 'with <= yours', op: '<=' },
  { key: 'with most', op: '=', over: { fn: 'max', others: false } },
  { key: 'with fewest', op: '=', over: { fn: 'min', others: false } },
  { key: 'with more than others', op: '>', over: { fn: 'max', others: true } },
  { key: 'with fewer than others', op: '<', over: { fn: 'min', others: true } },
];

/** How the language says such a comparison after `with`; undefined where it is none, or has no words of its own. */
export function comparedPlayers(
  ctx: RenderContext,
  { op, left, right }: ExprNode & { kind: 'binary' },
): { pattern: string; what: PhraseNode } | undefined {
  if (left.kind !== 'phrase' || isNumber(ctx, left)) return undefined;
  const found = COMPARISONS_OF_PLAYERS.find((one) => one.op === op && isRightSide(one, left, right));
  const pattern = found && ctx.language.phrases[found.key];
  return pattern === undefined ? undefined : { pattern, what: left };
}

/** Whether the language says a condition about a player by what they have: `with at least 2 farms`, `with more kelp than you`. */
export const isSaidOfPlayers = (ctx: RenderContext, test: ExprNode): boolean =>
  test.kind === 'binary' &&
  (test.op === 'and'
    ? isSaidOfPlayers(ctx, test.left) && isSaidOfPlayers(ctx, test.right)
    : comparedPlayers(ctx, test) !== undefined ||
      (test.left.kind === 'phrase' &&
        !isNumber(ctx, test.left) &&
        test.right.kind === 'number' &&
        `with ${test.op}` in ctx.language.phrases));

function isRightSide({ over }: Comparison, left: PhraseNode, right: ExprNode): boolean {
  if (!over) return isYours(right);
  if (right.kind !== 'over' || right.as || right.fn !== over.fn || !alike(right.body, left)) return false;
  return over.others ? isOfOthers(right.phrase) : isOfAll(right.phrase);
}

const isOfAll = (phrase: PhraseNode): boolean =>
  isPlayers(phrase) && phrase.posts.length === 0 && phrase.adjectives.length === 0;

export const isOfOthers = (phrase: PhraseNode): boolean => isOfAll({ ...phrase, adjectives: [] }) && isOther(phrase);
