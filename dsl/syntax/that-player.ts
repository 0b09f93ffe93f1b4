/** `that player`, behind `of`: the player of whom was spoken. */
import type { Ident, PhraseNode, Range } from './ast.ts';

export const thatPlayer = (that: Ident, noun: Ident): PhraseNode => ({
  kind: 'phrase',
  adjectives: [{ name: that, negated: false }],
  noun,
  posts: [],
  range: { start: that.range.start, end: noun.range.end },
});

/** The same where it is not written. */
export const thatPlayerAt = (range: Range): PhraseNode =>
  thatPlayer({ text: 'that', range }, { text: 'player', range });

export const isThatPlayer = ({ adjectives, noun, posts }: PhraseNode): boolean =>
  noun.text === 'player' && posts.length === 0 && adjectives.length === 1 && adjectives[0].name.text === 'that';
