/** Limits of a text. */
export const MAX_LENGTH = 20_000;
export const MAX_NUMBER = 1_000_000;
/** Maximum nesting of brackets, words and phrases, and maximum number of operators in a row. */
export const MAX_DEPTH = 64;
