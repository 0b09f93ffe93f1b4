/** What a text may be at most. */
export const MAX_LENGTH = 20_000;
export const MAX_NUMBER = 1_000_000;
/** How deep brackets, words and phrases may stand in one another, and how many operators may stand in a row. */
export const MAX_DEPTH = 64;
