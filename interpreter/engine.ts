/**
 * The engine alone: games of a model that is given, without parser, YAML and words. Languages are given to it, see `NewEngineGame.words`.
 * What begins at a position that somebody describes needs a parser: `speaking.ts`.
 */
import type { PackModel } from '../dsl/internal.ts';
import { Game, type NewEngineGame } from './game.ts';
import type { GameRecord } from './record-format.ts';
import { type Replayed, type ReplayOptions, replayWith } from './record.ts';

/**
 * A new game of a pack, at its first decision. It speaks the languages of `words`, and plays without any.
 *
 * @throws GameError `no-model`, `not-a-player-count`, `bad-seed`, `unknown-option` for an option or value that the pack does not have, or
 *   `endless-chain` when the start never comes to a decision.
 *
 * @example
 * import { newGame } from 'fathom/engine';
 * import { english } from 'fathom/words/en';
 * const game = newGame(model, { players: 2, seed: 7, words: [english] });
 */
export const newGame = (model: PackModel, options: NewEngineGame = {}): Game => new Game(model, options);

/**
 * Plays a record, as `replay` of the entry `fathom` does, with the words that are given.
 *
 * @throws GameError as there; and `bad-record` for a record that begins at a position, as nothing here can parse one
 */
export const replay = (model: PackModel, record: GameRecord, options: ReplayOptions = {}): Replayed =>
  replayWith(null, model, record, options);

// ------------------------------------------------------------------------------------------------ what belongs to games

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
