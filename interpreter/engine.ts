/**
 * The engine alone: games of a model that is given, without parser, YAML and words. Languages are given to it, see `NewEngineGame.words`.
 * What begins at a position that somebody describes needs a parser: `localized.ts`.
 */
import type { PackModel } from '../dsl/internal.ts';
import { Game, type NewEngineGame } from './game.ts';
import type { GameRecord } from './record-format.ts';
import { type Replayed, type ReplayOptions, replayWith } from './record.ts';

/**
 * A new game of a pack, at its first decision. It speaks the languages of `words`, and plays without any.
 *
 * @throws FathomError `no-model`, `not-a-player-count`, `bad-seed`; `no-such-option` or `no-such-value` for what the pack does not have;
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
 * @throws FathomError as there; and `bad-record` for a record that begins at a position, as nothing here can parse one
 */
export const replay = (model: PackModel, record: GameRecord, options: ReplayOptions = {}): Replayed =>
  replayWith(null, model, record, options);

export * from './game-types.ts';
