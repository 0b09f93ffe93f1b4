/** `card of top 3 cards of pile`: cards among the top ones of a stack. */
import type { ExprNode, PhraseNode, PostNode, Range } from '../../dsl/internal.ts';
import type { PhraseKey } from '../languages/phrases.ts';
import { bareNoun } from './nodes.ts';
import { wordTable } from '../../dsl/internal.ts';

/** Such a phrase, taken apart. */
export interface AmongTop {
  /** the cards, without where they are */
  cards: PhraseNode;
  /** how many there are on top */
  n: ExprNode & { kind: 'number' };
  zone: PhraseNode;
  /** what follows: in the effect language it is behind the zone, but is about the cards */
  tests: PostNode[];
}

/** Its phrase, by how many are meant, where nothing else is said of the cards. */
export const AMONG_TOP: Partial<Record<string, PhraseKey>> = wordTable({
  one: 'one of top',
  each: 'each of top',
  number: 'of top',
});

/** Undefined for all other phrases, also for those about one card, or about a number that is worked out. */
export function amongTop(phrase: PhraseNode): AmongTop | undefined {
  const [post, ...after] = phrase.posts;
  if (post?.kind !== 'of' || !post.of.top) return undefined;
  const { top, posts, adjectives } = post.of;
  const [place, ...later] = posts;
  const zone = place?.kind === 'of' ? place.of : place?.kind === 'in' ? place.zone : undefined;
  if (top.n?.kind !== 'number' || top.n.value < 2 || !zone || adjectives.length > 0 || !isCard(post.of)) {
    return undefined;
  }
  return {
    cards: { ...phrase, posts: [] },
    n: top.n,
    zone: { ...zone, posts: [] },
    tests: [...zone.posts, ...later, ...after],
  };
}

/** The phrase of these parts, as the effect language has it. */
export function phraseAmongTop({ cards, n, zone, tests }: AmongTop, range: Range): PhraseNode {
  const of: PhraseNode = { ...zone, posts: tests, range };
  const top: PhraseNode = {
    ...bareNoun('cards', range),
    top: { n, range },
    posts: [{ kind: 'of', of, range }],
  };
  return { ...cards, posts: [{ kind: 'of', of: top, range }], range };
}

/** `top 3 cards of pile` where one of them is meant, as in `choose top 3 cards of pile`: `card of top 3 cards of pile`. */
export function oneOfTop(phrase: PhraseNode): PhraseNode {
  const { noun, range, top } = phrase;
  if (!top) return phrase;
  const one = { ...bareNoun('card', noun.range), posts: [{ kind: 'of' as const, of: phrase, range }], range };
  return amongTop(one) ? one : phrase;
}

const isCard = ({ noun }: PhraseNode): boolean => noun.text === 'card' || noun.text === 'cards';
