/** The languages in which effects are rendered and parsed. Every word has its phrases in each of them. */
export const LANGUAGE_CODES = ['en', 'it', 'uk'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];
