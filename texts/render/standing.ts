/** Where players are: `ahead of you on the track`, `you are first in the order of play`, `the space of that player`. */
import type { ExprNode, Ident } from '../../dsl/internal.ts';
import { STANDINGS } from '../constructions/places.ts';
import type { Conditions } from '../constructions/template.ts';
import { fill } from '../languages/pattern.ts';
import type { RenderContext } from './context.ts';
import { trackName } from './names.ts';
import { saidBy } from './said-by.ts';
import { isTrack } from './word-forms.ts';

/** By one of such phrases; undefined for anything else. */
export function renderWhere(ctx: RenderContext, phrases: Conditions, expr: ExprNode): string | undefined {
  const said = saidBy(ctx, phrases, expr, (thing, hole) =>
    hole === 'b' ? thing.kind === 'number' : trackOf(ctx, thing, hole === 'space') !== undefined,
  );
  if (!said) return undefined;
  const { track, space, b } = said.things as Readonly<Record<string, ExprNode | undefined>>;
  const place = (track && trackOf(ctx, track, false)) ?? (space && trackOf(ctx, space, true)) ?? undefined;
  return fill(said.pattern, ([name], c) => {
    if (name === 'track') return trackName(ctx, place, c);
    return b?.kind === 'number' ? String(b.value) : undefined;
  });
}

/** Where a player is, compared with the one who acts. */
export const renderStanding = (ctx: RenderContext, condition: ExprNode): string | undefined =>
  renderWhere(ctx, STANDINGS, condition);

/** Whether it is where somebody is before or after the one who acts. */
export const isAhead = (ctx: RenderContext, condition: ExprNode): boolean =>
  condition.kind === 'binary' && condition.op !== '=' && renderStanding(ctx, condition) !== undefined;

/** The track that a phrase names, or whose space it is; null for the usual one, undefined for anything else. */
export function trackOf(ctx: RenderContext, expr: ExprNode, isSpace: boolean): Ident | null | undefined {
  if (expr.kind !== 'phrase' || expr.adjectives.length > 0) return undefined;
  const [post, ...others] = expr.posts;
  if (isSpace && expr.noun.text === 'space') {
    if (!post) return null;
    return post.kind === 'of' && others.length === 0 ? trackOf(ctx, post.of, false) : undefined;
  }
  return !post && isTrack(ctx, expr) ? expr.noun : undefined;
}
