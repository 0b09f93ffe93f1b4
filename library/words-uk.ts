/**
 * Games in Ukrainian: what `newGame` of `fathom/engine` needs to speak it.
 *
 * @module fathom/words/uk
 */
export { ukrainian } from '../texts/languages/uk/game.ts';
export type { GameWords } from '../interpreter/index.ts';
