/**
 * Games in English: what `newGame` of `fathom/engine` needs to speak it.
 *
 * @module fathom/words/en
 */
export { english } from '../texts/languages/en/game.ts';
export type { GameWords } from '../interpreter/index.ts';
