/** `farms of that player`: what is counted is that of the player of whom was spoken. */
import type { PhraseNode, PostNode, Range } from '../syntax/ast.ts';
import { isKnownOfOthers } from './known-of-others.ts';
import type { Num } from './ir.ts';
import { ofPlayer } from './own-of-player.ts';
import type { Scope } from './scope.ts';

/** A phrase without the player of whom it is, and where that player stands in it. */
interface OfPlayer<P extends PhraseNode = PhraseNode> {
  phrase: PhraseNode;
  player: P;
  at: Range;
}

/** The phrase without `of that player` or the like, wherever it stands; everything in the phrase is of that player. */
export function withoutPlayer<P extends PhraseNode>(
  phrase: PhraseNode,
  isPlayer: (phrase: PhraseNode) => phrase is P,
): OfPlayer<P> | undefined {
  for (const [i, post] of phrase.posts.entries()) {
    if (post.kind === 'of' && isPlayer(post.of)) {
      return { phrase: { ...phrase, posts: phrase.posts.toSpliced(i, 1) }, player: post.of, at: post.range };
    }
  }
  // a player at the end of what follows the noun: `cards in hand of that player`
  const last = phrase.posts.at(-1);
  const inner = last && innerOf(last);
  const found = inner && withoutPlayer(inner.phrase, isPlayer);
  return found && { ...found, phrase: { ...phrase, posts: [...phrase.posts.slice(0, -1), inner.put(found.phrase)] } };
}

function innerOf(post: PostNode): { phrase: PhraseNode; put: (phrase: PhraseNode) => PostNode } | undefined {
  switch (post.kind) {
    case 'of':
      return { phrase: post.of, put: (of) => ({ ...post, of }) };
    case 'within':
      return { phrase: post.of, put: (of) => ({ ...post, of }) };
    case 'to':
    case 'adjacent-to':
      return { phrase: post.to, put: (to) => ({ ...post, to }) };
    case 'in':
      return { phrase: post.zone, put: (zone) => ({ ...post, zone }) };
    default:
      return undefined;
  }
}

/** What a number is for that player. */
export function numberOfThatPlayer(of: Num, { at, phrase }: OfPlayer, scope: Scope): Num {
  const thatPlayer = scope.meantPlayer();
  if (!thatPlayer) scope.report('no-that-player', at);
  if (!isKnownOfOthers(of)) scope.report('not-known-of-others', phrase.range);
  return thatPlayer ? { k: 'for-player', player: thatPlayer.v, of: ofPlayer(of, scope.symbols) } : of;
}
