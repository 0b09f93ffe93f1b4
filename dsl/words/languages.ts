/** The languages in which effects are rendered and parsed. Every word has its phrases in each of them. */
export const LANGUAGE_CODES = ['en', 'it', 'uk'] as const;
/** A language in which texts are rendered and parsed, by its ISO 639-1 code. */
export type LanguageCode = (typeof LANGUAGE_CODES)[number];
