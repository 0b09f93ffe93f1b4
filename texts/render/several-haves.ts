/** Several things that somebody has, with the verb said once: *you have at least 7 farms and at least 3 upgraded tunnels*. */
import type { ExprNode, PhraseNode } from '../../dsl/internal.ts';
import { fill } from '../languages/pattern.ts';
import type { PhraseKey } from '../languages/phrases.ts';
import { ofLaid } from '../meaning/laid.ts';
import { isShared } from '../meaning/shared-things.ts';
import type { RenderContext } from './context.ts';
import { doneInPeriod } from './done-in-period.ts';
import { allAlike } from './different-values.ts';
import { isPlayers } from '../meaning/nodes.ts';
import { isNumber } from './word-forms.ts';

/** *you have* or *there are* */
type HaveVerb = 'have' | 'there';

/** What is compared with a number, at least or at most so many; only these can follow the verb of another. */
interface Have {
  verb: HaveVerb;
  op: string;
  what: PhraseNode;
  n: number;
}

export function haveOf(ctx: RenderContext, expr: ExprNode): Have | undefined {
  if (expr.kind !== 'binary' || expr.left.kind !== 'phrase' || expr.right.kind !== 'number') return undefined;
  const { op, left, right } = expr;
  // what a thing has could go on with what the player has; that all are alike is said of them; what was done has verbs of its own
  if (containsTest(left) || allAlike(expr) || doneInPeriod(expr) || ofLaid(ctx.symbols, left)) return undefined;
  const isCounted = !isNumber(ctx, left) && !isPlayers(left) && right.value > 0 && SHARING.has(op);
  return isCounted
    ? { verb: isShared(ctx.symbols, left) ? 'there' : 'have', op, what: left, n: right.value }
    : undefined;
}

const containsTest = ({ posts }: PhraseNode): boolean =>
  posts.some(
    (post) =>
      post.kind === 'with' ||
      post.kind === 'where' ||
      ((post.kind === 'of' || post.kind === 'within') && containsTest(post.of)) ||
      ((post.kind === 'adjacent-to' || post.kind === 'to') && containsTest(post.to)),
  );

export const SHARING: ReadonlySet<string> = new Set(['=', '<', '<=', '>', '>=']);

/** What follows the verb in a phrase: *at least {what}* of *you have at least {what}*. `verb`: its words, some of which may be absent. */
export function withoutVerb(pattern: string, verb: string): string {
  return verb
    .split(' ')
    .reduce((rest, word) => (rest.startsWith(`${word} `) ? rest.slice(word.length + 1) : rest), pattern);
}

/** Sides of an *and* that come one behind the other and share their verb; undefined if there is only one. */
export function renderSeveralHaves(
  ctx: RenderContext,
  sides: readonly ExprNode[],
  renderCounted: (what: PhraseNode, n: number, grammatical: Parameters<Parameters<typeof fill>[1]>[1]) => string,
): string | undefined {
  const haves = sides.map((side) => haveOf(ctx, side));
  const [first] = haves;
  if (haves.length < 2 || !first) return undefined;
  const { phrases } = ctx.language;
  const items = haves.map((have, i) => {
    if (have?.verb !== first.verb) return undefined;
    const pattern = phrases[`${have.verb} ${have.op}` as PhraseKey];
    const said = i === 0 ? pattern : withoutVerb(pattern, phrases[`${have.verb}, verb`]);
    return fill(said, (_, c) => renderCounted(have.what, have.n, c));
  });
  return items.every((item) => item !== undefined) ? ctx.language.list(items, 'and') : undefined;
}
