/** Names of programs that need no declaration. */

/** What most components do. */
export const EFFECT = 'effect';

/** The program that a type gives its cards. */
export const PLAYED = 'played';

/** What a site gives when something is built there; it can be resolved as a program, too. */
export const BONUS = 'bonus';
