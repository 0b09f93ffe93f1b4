/**
 * `different colors of cards in hand`: how many colors, or types, things have; `2 cards of different colors`: how those
 * chosen are alike.
 */
import type { PhraseNode, PostNode } from './ast.ts';
import { wordTable } from '../source/word-table.ts';

/** What things may have in common. */
export type SharedValue = 'color' | 'type';

/** The nouns for which `different` counts what things have, not the things. */
const VALUE_NOUNS: Readonly<Record<string, SharedValue>> = wordTable({ colors: 'color', types: 'type' });

/** `different colors of cards in hand`: the value, and the things that have it; undefined for any other phrase. */
export function differentValues(phrase: PhraseNode): { value: SharedValue; of: PhraseNode } | undefined {
  const { adjectives, noun, posts } = phrase;
  const value = Object.hasOwn(VALUE_NOUNS, noun.text) ? VALUE_NOUNS[noun.text] : undefined;
  const [post, ...more] = posts;
  const isCount = adjectives.length === 1 && adjectives[0].name.text === 'different' && !adjectives[0].negated;
  return value && isCount && post?.kind === 'of' && more.length === 0 ? { value, of: post.of } : undefined;
}

/** `colors`, of a count. */
export const pluralOfValue = (value: SharedValue): string => `${value}s`;

/** How several things that are chosen are alike. */
export interface Alike {
  value: SharedValue;
  /** all have the same one, else each has another one */
  same: boolean;
}

/** `of different colors`, `of the same type`; undefined for all other posts. */
export function alikeIn(post: PostNode): Alike | undefined {
  if (post.kind !== 'of' || post.of.adjectives.length !== 1) return undefined;
  const { noun, adjectives } = post.of;
  const [{ name, negated }] = adjectives;
  if (negated) return undefined;
  if (name.text === 'different' && Object.hasOwn(VALUE_NOUNS, noun.text)) {
    return { value: VALUE_NOUNS[noun.text], same: false };
  }
  return name.text === 'same' && (noun.text === 'color' || noun.text === 'type')
    ? { value: noun.text, same: true }
    : undefined;
}

/** What is chosen from, and how those chosen are alike; `post`: the words that say it. */
interface AlikePhrase {
  phrase: PhraseNode;
  alike?: Alike;
  post?: PostNode & { kind: 'of' };
}

/**
 * Splits off `of different colors`, wherever it is written: `cards of different colors in hand`, where the zone is bound to the
 * colors, and `cards in hand of different colors`, where the colors are bound to the zone, are both about the cards.
 */
export function withoutAlike(phrase: PhraseNode): AlikePhrase {
  for (const [i, post] of phrase.posts.entries()) {
    const alike = alikeIn(post);
    if (alike && post.kind === 'of') {
      const posts = [...phrase.posts.slice(0, i), ...post.of.posts, ...phrase.posts.slice(i + 1)];
      return { phrase: { ...phrase, posts }, alike, post: { ...post, of: { ...post.of, posts: [] } } };
    }
    const inner = post.kind === 'in' ? withoutAlike(post.zone) : post.kind === 'of' ? withoutAlike(post.of) : undefined;
    if (!inner?.alike) continue;
    const narrowed = post.kind === 'in' ? { ...post, zone: inner.phrase } : { ...post, of: inner.phrase };
    return { ...inner, phrase: { ...phrase, posts: phrase.posts.with(i, narrowed) } };
  }
  return { phrase };
}

/** The same phrase, with these words first behind the noun. */
export function alikeFirst(written: PhraseNode): PhraseNode {
  const { phrase, post } = withoutAlike(written);
  return post ? { ...phrase, posts: [post, ...phrase.posts] } : written;
}
