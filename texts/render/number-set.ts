/** What is set in words of its own: *become first in the order of play*, *move your marker to space 3 of the track*, *add 2 to …* */
import type { Case, ExprNode, Ident, PhraseNode, WordNode } from '../../dsl/internal.ts';
import { SET, type SetKey } from '../constructions/set.ts';
import { effectTemplate } from '../constructions/template.ts';
import type { RenderContext } from './context.ts';
import { trackName } from './names.ts';
import { renderValue } from './numbers.ts';
import { trackOf } from './standing.ts';

interface NumberSet {
  key: SetKey;
  /** absent where it is the usual one */
  track?: Ident;
  step?: ExprNode;
}

/** Undefined for any other number, and for all other words. */
export function numberSet(ctx: RenderContext, node: WordNode): NumberSet | undefined {
  if (node.word !== 'set') return undefined;
  for (const [key, means] of Object.entries(SET) as [SetKey, string][]) {
    const bound = effectTemplate(means).match(node, ctx.symbols) as
      { to?: ExprNode; track?: PhraseNode; step?: ExprNode } | undefined;
    if (!bound) continue;
    const { to, track, step } = bound;
    if (!track) return { key, step };
    const named = track.posts.length === 0 ? trackOf(ctx, track, true) : undefined;
    // on a track only to a number that is written
    if (named !== undefined && (!to || to.kind === 'number')) return { key, track: named ?? undefined };
  }
  return undefined;
}

/** What fills a placeholder of its phrase, where that is no argument of the word. */
export function renderInSet(
  ctx: RenderContext,
  set: NumberSet | undefined,
  name: string,
  grammatical: Case,
): string | undefined {
  if (set && name === 'track') return trackName(ctx, set.track, grammatical);
  return set?.step && name === 'step' ? renderValue(ctx, set.step, grammatical) : undefined;
}
