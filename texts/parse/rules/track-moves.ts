/** Markers that are moved on a track; parses what `render/track-moves.ts` renders. */
import { type Arg, type PhraseNode, type Range, thatPlayerAt } from '../../../dsl/internal.ts';
import type { Bindings } from '../word-arguments.ts';
import { bareNoun } from '../../meaning/nodes.ts';

/** `move your marker to space 3 of the track`: what is set, and to what; undefined where that is no number. */
export function withTrackMove({ track, to }: Bindings, isTheirs: boolean, range: Range): Bindings | undefined {
  const { name } = track as Arg & { type: 'name' };
  const what = bareNoun(name.text, name.range);
  if (isTheirs) {
    const theirs: PhraseNode = { ...what, posts: [{ kind: 'of', of: thatPlayerAt(range), range }] };
    return { what: { type: 'phrase', phrase: what }, to: { type: 'value', value: theirs } };
  }
  const value = to as Arg;
  return value.type === 'value' && value.value.kind === 'number'
    ? { what: { type: 'phrase', phrase: what }, to: value }
    : undefined;
}
