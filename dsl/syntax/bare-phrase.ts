import type { PhraseNode } from './ast.ts';

/** Whether the phrase is a noun alone. */
export const isBare = (phrase: PhraseNode): boolean =>
  !phrase.ordinal && !phrase.top && phrase.adjectives.length === 0 && phrase.posts.length === 0;
