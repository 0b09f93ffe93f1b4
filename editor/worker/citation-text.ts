import type { Citation } from '../../dsl/internal.ts';

/** A place in a source, such as `en1 p. 12`. A page is not separated from its number at the end of a line. */
export const citationText = ({ edition, at }: Pick<Citation, 'edition' | 'at'>): string =>
  at === undefined ? edition : `${edition} ${at.replace(/(\bpp?\.) /g, '$1\u00a0')}`;
