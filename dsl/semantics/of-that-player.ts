/** `farms of that player`: what is counted is that of the player of whom was spoken. */
import type { PhraseNode, PostNode, Range } from '../syntax/ast.ts';
import { isThatPlayer } from '../syntax/that-player.ts';
import { isKnownOfOthers } from './known-of-others.ts';
import type { Num } from './ir.ts';
import { ofPlayer } from './own-of-player.ts';
import type { Scope } from './scope.ts';

/** The phrase without `of that player`, wherever it stands, and where; everything in the phrase is of that player. */
export function withoutThatPlayer(phrase: PhraseNode): { phrase: PhraseNode; at: Range } | undefined {
  for (const [i, post] of phrase.posts.entries()) {
    if (post.kind === 'of' && isThatPlayer(post.of)) {
      return { phrase: { ...phrase, posts: phrase.posts.toSpliced(i, 1) }, at: post.range };
    }
  }
  // a player at the end of what follows the noun: `cards in hand of that player`
  const last = phrase.posts.at(-1);
  const inner = last && innerOf(last);
  const found = inner && withoutThatPlayer(inner.phrase);
  return (
    found && { phrase: { ...phrase, posts: [...phrase.posts.slice(0, -1), inner.put(found.phrase)] }, at: found.at }
  );
}

function innerOf(post: PostNode): { phrase: PhraseNode; put: (phrase: PhraseNode) => PostNode } | undefined {
  switch (post.kind) {
    case 'of':
      return { phrase: post.of, put: (of) => ({ ...post, of }) };
    case 'adjacent-to':
      return { phrase: post.to, put: (to) => ({ ...post, to }) };
    case 'in':
      return { phrase: post.zone, put: (zone) => ({ ...post, zone }) };
    default:
      return undefined;
  }
}

/** What a number is for that player. */
export function numberOfThatPlayer(of: Num, { at, phrase }: { at: Range; phrase: PhraseNode }, scope: Scope): Num {
  const thatPlayer = scope.meantPlayer();
  if (!thatPlayer) scope.report('no-that-player', at);
  if (!isKnownOfOthers(of)) scope.report('not-known-of-others', phrase.range);
  return thatPlayer ? { k: 'for-player', player: thatPlayer.v, of: ofPlayer(of, scope.symbols) } : of;
}
