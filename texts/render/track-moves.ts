/** Markers that are moved on a track: *move your marker to space 3 of the track*; parsed by `parse/rules/track-moves.ts`. */
import { usualTrack, type ExprNode, type Ident, type PhraseNode, type WordNode } from '../../dsl/internal.ts';
import type { RenderContext } from './context.ts';
import { beforeThatPlayer } from './of-that-player.ts';
import { isTrack } from './word-forms.ts';

export interface TrackMove {
  key: 'set to-space' | 'set to-theirs';
  /** absent where it is the usual one */
  track: Ident | undefined;
  /** the number of the space; absent where it is that of another player */
  to: ExprNode | undefined;
}

/** `set space to 3`, `set federation to space of that player`; undefined for any other number. */
export function trackMove(ctx: RenderContext, { word, args: { what, to } }: WordNode): TrackMove | undefined {
  if (word !== 'set' || what?.type !== 'phrase' || to?.type !== 'value') return undefined;
  const track = trackOf(ctx, what.phrase);
  if (track === undefined) return undefined;
  const { value } = to;
  if (value.kind === 'number') return { key: 'set to-space', track: track ?? undefined, to: value };
  const theirs = value.kind === 'phrase' ? beforeThatPlayer(value) : undefined;
  const other = theirs && trackOf(ctx, theirs);
  const isSame = other !== undefined && nameOf(ctx, other) === nameOf(ctx, track);
  return isSame ? { key: 'set to-theirs', track: track ?? undefined, to: undefined } : undefined;
}

/** The track on which somebody’s space is; null for the usual one, undefined for any other number. */
function trackOf(ctx: RenderContext, phrase: PhraseNode): Ident | null | undefined {
  if (phrase.posts.length > 0 || phrase.adjectives.length > 0) return undefined;
  return phrase.noun.text === 'space' ? null : isTrack(ctx, phrase) ? phrase.noun : undefined;
}

const nameOf = ({ symbols }: RenderContext, track: Ident | null): string | undefined =>
  track?.text ?? usualTrack(symbols)?.id;
