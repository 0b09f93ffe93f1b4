import type { Citation } from '../../dsl/index.ts';

/** Where a source says it, in a word or two: `en1 p. 12`; a page is not parted from its number. */
export const citationText = ({ edition, at }: Pick<Citation, 'edition' | 'at'>): string =>
  at === undefined ? edition : `${edition} ${at.replace(/(\bpp?\.) /g, '$1\u00a0')}`;
