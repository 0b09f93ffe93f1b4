/** `farms of that player`: what is said of the player of whom was spoken. */
import type { PhraseNode } from '../../syntax/ast.ts';
import { isThatPlayer } from '../../syntax/that-player.ts';

/** The phrase without `of that player` at its end. */
export function withoutThatPlayer(phrase: PhraseNode): PhraseNode | undefined {
  const last = phrase.posts.at(-1);
  if (last?.kind !== 'of') return undefined;
  const before = phrase.posts.slice(0, -1);
  if (isThatPlayer(last.of)) return { ...phrase, posts: before };
  // `place of federation of that player`
  const inner = withoutThatPlayer(last.of);
  return inner && { ...phrase, posts: [...before, { ...last, of: inner }] };
}
