/** Colors behind a noun: *of that color*, *of the same color as that card*, *of different colors*. */
import { type PhraseNode, type PostNode, isOfThatColor } from '../../dsl/internal.ts';
import { type AlikePost, alikePost } from './different-values.ts';

/** What follows a noun about colors; `x`: what it has the color of. */
interface OfColor {
  key: 'post of that color' | 'post same color' | `post ${AlikePost}`;
  x?: PhraseNode;
}

/** `of that color`, `where color of it = color of x`, `of different colors`; undefined for all other posts. */
export function ofColor(post: PostNode): OfColor | undefined {
  const alike = alikePost(post);
  if (alike) return { key: alike };
  if (isOfThatColor(post)) return { key: 'post of that color' };
  if (post.kind !== 'where' || post.condition.kind !== 'binary' || post.condition.op !== '=') return undefined;
  const { left, right } = post.condition;
  const [own, x] = [left, right].map((side) => (side.kind === 'phrase' ? coloredOf(side) : undefined));
  return own?.noun.text === 'it' && own.posts.length === 0 && x ? { key: 'post same color', x } : undefined;
}

/** `color of x`: x */
function coloredOf({ noun, posts, adjectives }: PhraseNode): PhraseNode | undefined {
  const [of, ...more] = posts;
  return noun.text === 'color' && adjectives.length === 0 && of?.kind === 'of' && more.length === 0 ? of.of : undefined;
}
