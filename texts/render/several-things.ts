/**
 * Several things that there are, with the verb and what follows all of them said once: *there is a green card and a red
 * card in your hand*.
 */
import type { ExprNode, PhraseNode } from '../../dsl/internal.ts';
import { fill } from '../languages/pattern.ts';
import { alike } from './alike.ts';
import type { RenderContext } from './context.ts';
import { countOf, isPlural, renderPhrase } from './noun-phrases.ts';
import { isReferent } from './references.ts';
import { isNumber } from './word-forms.ts';

/** A test whether there is a thing, which is no thing that was mentioned before. */
export function thingOf(ctx: RenderContext, expr: ExprNode): PhraseNode | undefined {
  if (expr.kind !== 'phrase' || expr.top || expr.ordinal || isReferent(ctx, expr)) return undefined;
  return isPlural(ctx, expr) || isNumber(ctx, expr) || expr.posts.some((post) => post.kind === 'with')
    ? undefined
    : expr;
}

/**
 * Sides of an *and* that come one behind the other; undefined if there is only one, or what follows is not that of all. Within a clause
 * each has its verb: *a city where there is a farm and a laboratory* would be one that has both.
 */
export function renderSeveralThings(ctx: RenderContext, sides: readonly ExprNode[]): string | undefined {
  if (ctx.inClause) return undefined;
  const things = sides.map((side) => thingOf(ctx, side));
  const [first, ...others] = things;
  if (!first || others.length === 0) return undefined;
  if (!others.every((other) => other && alike(other.posts, first.posts))) return undefined;
  return fill(ctx.language.phrases['have each'], (_, c) =>
    ctx.language.list(
      (things as PhraseNode[]).map((thing, i) => {
        const said = i < others.length ? { ...thing, posts: [] } : thing;
        return renderPhrase(ctx, said, countOf(ctx, said), c);
      }),
      'and',
    ),
  );
}
