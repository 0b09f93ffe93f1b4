/** The face of the table: one game with people and bots, what each seat sees of it, and how it is told. It runs in a browser. */

// ------------------------------------------------------------------------------------------------ a game at the table

export { TableGame } from './table-game.ts';
export type { TableSeat } from './seat.ts';
export {
  packNameOf,
  problemOfSavedGame,
  problemOfSeats,
  savedGame,
  type SavedGame,
  type SavedSeat,
} from './saved-game.ts';
export { StoppedError } from './start.ts';
export * from './protocol.ts';
export { editionTitles, sourceViews } from './source-views.ts';

// ------------------------------------------------------------------------------------------------ what is asked

export { tableDecision } from './decision.ts';
export { entryOf, keysOf, mergedDecision, Together } from './merge.ts';

// ------------------------------------------------------------------------------------------------ its rules

export { rulebookOf } from './rulebook/chapters.ts';
export { RULEBOOK_WORDS } from './rulebook/languages.ts';
export type { RulebookWords } from './rulebook/words.ts';

// ------------------------------------------------------------------------------------------------ how it is told

export { PackNames } from './narrative/pack-names.ts';
export { tell, type Telling, type ToldParagraph } from './narrative/paragraphs.ts';
export { criterionText, decidingCriteria, resultSentences } from './narrative/result.ts';
export { scoreTable } from './narrative/score-rows.ts';
