/** Where players are, compared with the one who acts: `ahead of you on the track`, `after you in the order of play`. */
import type { BinaryOp, ExprNode, Ident, PhraseNode } from '../../dsl/internal.ts';
import type { PlayerKey } from '../languages/phrases.ts';
import { fill } from '../languages/pattern.ts';
import type { RenderContext } from './context.ts';
import { trackName } from './names.ts';
import { isTrack } from './word-forms.ts';

/** What is compared: the place among the markers on a track, the place in the order of play, the space on a track. */
export type Measure = 'track' | 'order' | 'space';

export const STANDINGS: readonly { key: PlayerKey; measure: Measure; op: BinaryOp }[] = [
  { key: 'ahead on', measure: 'track', op: '<' },
  { key: 'behind on', measure: 'track', op: '>' },
  { key: 'ahead in order', measure: 'order', op: '<' },
  { key: 'behind in order', measure: 'order', op: '>' },
  { key: 'on higher space', measure: 'space', op: '>' },
  { key: 'on lower space', measure: 'space', op: '<' },
  { key: 'on same space', measure: 'space', op: '=' },
];

/** How the language says where a player is, in place of a condition about each; undefined where it is about something else. */
export function renderStanding(ctx: RenderContext, condition: ExprNode): string | undefined {
  if (condition.kind !== 'binary') return undefined;
  const { op, left, right } = condition;
  const measured = measureOf(ctx, left);
  if (!measured) return undefined;
  const { measure, track } = measured;
  const { phrases } = ctx.language;
  if (isYours(right)) {
    const found = STANDINGS.find((one) => one.measure === measure && one.op === op);
    return found && fill(phrases[found.key], (_, c) => trackName(ctx, track, c));
  }
  if (measure !== 'space' || op !== '=' || right.kind !== 'number') return undefined;
  return fill(phrases['on space'], ([name], c) => (name === 'track' ? trackName(ctx, track, c) : String(right.value)));
}

/** Whether it is where somebody is before or after the one who acts. */
export const isAhead = (ctx: RenderContext, condition: ExprNode): boolean =>
  condition.kind === 'binary' &&
  condition.op !== '=' &&
  isYours(condition.right) &&
  renderStanding(ctx, condition) !== undefined;

const isYours = (expr: ExprNode): boolean =>
  expr.kind === 'phrase' && expr.noun.text === 'yours' && expr.posts.length === 0;

function measureOf(ctx: RenderContext, expr: ExprNode): { measure: Measure; track?: Ident } | undefined {
  if (expr.kind !== 'phrase' || expr.adjectives.length > 0 || expr.posts.length > 1) return undefined;
  const [post] = expr.posts;
  if (expr.noun.text === 'place') {
    if (!post) return { measure: 'order' };
    return post.kind === 'of' && isPlainTrack(ctx, post.of) ? { measure: 'track', track: post.of.noun } : undefined;
  }
  if (isTrack(ctx, expr)) return post ? undefined : { measure: 'space', track: expr.noun };
  if (expr.noun.text !== 'space') return undefined;
  if (!post) return { measure: 'space' };
  return post.kind === 'of' && isPlainTrack(ctx, post.of) ? { measure: 'space', track: post.of.noun } : undefined;
}

const isPlainTrack = (ctx: RenderContext, phrase: PhraseNode): boolean =>
  phrase.posts.length === 0 && isTrack(ctx, phrase);
