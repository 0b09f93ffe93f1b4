/**
 * Games in Italian: what `newGame` of `fathom/engine` needs to speak it.
 *
 * @module fathom/words/it
 */
export { italian } from '../texts/languages/it/game.ts';
export type { GameWords } from '../interpreter/index.ts';
