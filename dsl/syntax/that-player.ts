/** `that player` and `that color`, behind `of`: the one of whom, or of which, was spoken. */
import type { Ident, PhraseNode, PostNode, Range } from './ast.ts';

export const that = (word: Ident, noun: Ident): PhraseNode => ({
  kind: 'phrase',
  adjectives: [{ name: word, negated: false }],
  noun,
  posts: [],
  range: { start: word.range.start, end: noun.range.end },
});

/** The same where it is not written. */
export const thatPlayerAt = (range: Range): PhraseNode => that({ text: 'that', range }, { text: 'player', range });

/** `of that color` */
export const ofThatColorAt = (range: Range): PostNode & { kind: 'of' } => ({
  kind: 'of',
  of: that({ text: 'that', range }, { text: 'color', range }),
  range,
});

export const isThat = (phrase: PhraseNode): boolean => phrase.adjectives.some(({ name }) => name.text === 'that');

export const isOfThatColor = (post: PostNode): boolean =>
  post.kind === 'of' && post.of.noun.text === 'color' && isThat(post.of);

export const isThatPlayer = ({ adjectives, noun, posts }: PhraseNode): boolean =>
  noun.text === 'player' && posts.length === 0 && adjectives.length === 1 && adjectives[0].name.text === 'that';
