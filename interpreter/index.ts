/** The public face of the interpreter: games, records, positions by name. */
export {
  Game,
  compile,
  optionValues,
  type ChosenBy,
  type Decision,
  type NewGame,
  type Option,
  type Refusal,
  type UndoProblem,
} from './game.ts';
export { GameError, type GameErrorCode, type PositionProblem } from './game-error.ts';
export { frozen, readModel, writeModel } from './model-file.ts';
export { Seat, type SeatView } from './seat.ts';
export { Sandbox, type SandboxOption, type SandboxOptions, type SavedPosition } from './sandbox.ts';
export { gameAt, newGame, replay } from './speaking.ts';
export { problemOfRecord, type GameRecord, type PositionInput } from './record-format.ts';
export type { Replayed, ReplayOptions } from './record.ts';
export {
  describePosition,
  type CardView,
  type PlayerView,
  type PositionView,
  type SiteView,
  type ZoneView,
} from './view/position-view.ts';
export type { CoverView } from './machine/messages.ts';
export { currentPeriods, type CurrentPeriod } from './view/current-periods.ts';
export { isSeen } from './position/visibility.ts';
export { resolutionOf, type ResolutionLevel } from './view/resolution.ts';
export { seenEvent, type SeenEvent } from './view/seen-event.ts';
export type { DecisionKind } from './machine/node.ts';
export type {
  Amount,
  Cause,
  ChoiceProblem,
  OptionMeaning,
  PartMeaning,
  PriceSource,
  Question,
  Reason,
  SiteVerb,
} from './machine/messages.ts';
export type { TraceEvent } from './machine/trace-event.ts';
export type { ChangedFact, ChangeWords } from './render/changes.ts';
export { messageRenderer, sentenceRenderer } from './render/languages.ts';
export type { MessageRenderer } from './render/message-renderer.ts';
export type { EffectStyle, GameWords } from './render/game-words.ts';
export { wordedEvent, type WordedEvent } from './render/worded-event.ts';
export type { RankEntry } from './view/ranking.ts';
