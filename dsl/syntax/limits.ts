/** Limits of a text, from the table of all limits. */
import { LIMITS } from '../source/limits.ts';

export const MAX_LENGTH = LIMITS.effectLength.most;
export const MAX_NUMBER = LIMITS.number.most;
/** Maximum nesting of brackets, words and phrases, and maximum number of operators in a row. */
export const MAX_DEPTH = LIMITS.effectNesting.most;
