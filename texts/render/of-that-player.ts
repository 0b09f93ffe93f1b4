/** `farms of that player`: what is said of the player of whom was spoken. */
import { type PhraseNode, isThatPlayer } from '../../dsl/internal.ts';

/** What stands before `of that player` at the end of a phrase; undefined where it does not end so. */
export function beforeThatPlayer(phrase: PhraseNode): PhraseNode | undefined {
  const last = phrase.posts.at(-1);
  if (last?.kind !== 'of') return undefined;
  const before = phrase.posts.slice(0, -1);
  if (isThatPlayer(last.of)) return { ...phrase, posts: before };
  // `place of federation of that player`
  const inner = beforeThatPlayer(last.of);
  return inner && { ...phrase, posts: [...before, { ...last, of: inner }] };
}
