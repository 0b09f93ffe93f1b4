/** What belongs to games, whether they have words: the same names in `index.ts` and in `engine.ts`. */
export type { ChosenBy, Game, NewEngineGame, NewGame, UndoProblem } from './game.ts';
export type { Decision, Option, Refusal } from './asked-decision.ts';
export { GameError, type GameErrorCode, type PositionProblem } from './game-error.ts';
export { readModel, writeModel } from './model-file.ts';
export { Seat, type SeatView } from './seat.ts';
export { problemOfRecord, type GameRecord, type PositionInput } from './record-format.ts';
export type { Replayed, ReplayOptions } from './record.ts';
export type { CardView, PlayerView, PositionView, SiteView, ZoneView } from './view/position-view.ts';
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
export type { EffectStyle, GameWords } from './render/game-words.ts';
export type { RankEntry } from './view/ranking.ts';
