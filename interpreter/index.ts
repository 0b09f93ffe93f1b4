/** The public face of the interpreter: games, records, positions by name. */
export {
  Game,
  compile,
  newGame,
  optionValues,
  type ChosenBy,
  type Decision,
  type NewGame,
  type Option,
  type Refusal,
  type UndoProblem,
} from './game.ts';
export { GameError, type GameErrorCode, type PositionProblem } from './game-error.ts';
export { Sandbox, type SandboxOption, type SandboxOptions, type SavedPosition } from './sandbox.ts';
export { gameAt } from './setup/game-at.ts';
export { problemOfRecord, replay, type GameRecord, type PositionInput, type Replayed } from './record.ts';
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
export { messageRenderer, sentenceRenderer, type MessageRenderer } from './render/message-renderer.ts';
export { wordedEvent, type WordedEvent } from './render/worded-event.ts';
export type { RankEntry } from './view/ranking.ts';
