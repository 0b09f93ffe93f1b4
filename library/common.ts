/** What is the same on every platform: packs as data, diagnostics, games, and what is told of them. */

// ------------------------------------------------------------------------------------------------ packs

export { LANGUAGE_CODES } from '../dsl/index.ts';
export { DIAGNOSTIC_CODES, type DiagnosticCode } from '../service/index.ts';
export { VERSION } from '../study/version.ts';
export type {
  Diagnostic,
  FileEntry,
  FileRange,
  Files,
  FileSource,
  LanguageCode,
  LineColumn,
  Lines,
  OwnerOfCodes,
  PackModel,
  RenderOptions,
  Severity,
  Sources,
} from '../dsl/index.ts';
export type { LoadPackOptions, Pack, PackInput } from './load.ts';
export { memoryFiles, renderDiagnostic } from './files.ts';

// ------------------------------------------------------------------------------------------------ games

export * from '../interpreter/game-types.ts';
export type { CurrentPeriod } from '../interpreter/index.ts';
export { gameAt, newGame, replay } from '../interpreter/localized.ts';

// ------------------------------------------------------------------------------------------------ what is told of a game

export {
  eventInWords,
  type Round,
  rounds,
  type ScoreRow,
  scoreSheet,
  type ScoreSheet,
  story,
  type StoryParagraph,
  type ToldFor,
} from '../table/told.ts';
