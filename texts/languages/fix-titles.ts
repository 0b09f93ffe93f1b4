/** What a language must have for the titles of fixes; a kind without words does not compile. */
import type { FixTitleKind, FixTitles } from '../../dsl/internal.ts';

export type FixTitleWords = { [Kind in FixTitleKind]: (title: FixTitles[Kind]) => string };

export const isNumber = (text: string): boolean => /^[+-]?\d+$/.test(text);
