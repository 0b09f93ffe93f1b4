/** What belongs to games, whether they have words: the same names in `index.ts` and in `engine.ts`. */
export type { ChosenBy, Game, NewEngineGame, NewGame, UndoProblem } from './game.ts';
export type { Decision, Option, Refusal } from './asked-decision.ts';
export { FathomError, type FathomErrorCode, type FathomErrorData, type PositionProblem } from './fathom-error.ts';
export { readModel, writeModel } from './model-file.ts';
export { Seat, type SeatView } from './seat.ts';
export { readRecord, type GameRecord, type PositionInput } from './record-format.ts';
export type { Replayed, ReplayOptions } from './record.ts';
export type { CardView, LyingView, PlayerView, PositionView, SiteView, ZoneView } from './view/position-view.ts';
export type { SeenEvent } from './view/seen-event.ts';
export type { ChoiceProblem, OptionMeaning, Question, Reason } from './machine/messages.ts';
export type { RequestProblem } from './machine/request-messages.ts';
export type { PieceDeed, TileDeed, TraceEvent } from './machine/trace-event.ts';
export type { EffectStyle, GameWords } from './render/game-words.ts';
export type { RankEntry } from './view/ranking.ts';
export type { OptionValues } from './position/tables.ts';
export type { DecisionKind } from './machine/node.ts';
export type { Origin } from '../dsl/internal.ts';
export type * as messages from './machine/messages.ts';
