/** Games that speak all languages, and may begin at a position that somebody describes: what everybody but `fathom/engine` uses. */
import type { PackModel } from '../dsl/internal.ts';
import { Game, type NewGame } from './game.ts';
import type { GameRecord, PositionInput } from './record-format.ts';
import { type Replayed, type ReplayOptions, replayWith } from './record.ts';
import { ALL_WORDS } from './render/languages.ts';
import { gameAtWith } from './setup/game-at.ts';

/**
 * A new game of a pack, at its first decision.
 *
 * @throws FathomError `no-model` for a pack that did not load, `not-a-player-count`, `bad-seed`, `no-such-option` for an option or
 *   value that the pack does not have, or `endless-chain` when the start never comes to a decision.
 *
 * @example
 * const { model } = loadPack('cards/nim.yaml');
 * const game = newGame(model, { players: 2, seed: 7 });
 * while (game.decision) game.choose(game.decision.options[0].key);
 * console.log(game.ranking[0].player);
 */
export const newGame = (model: PackModel, options: NewGame = {}): Game =>
  new Game(model, { words: ALL_WORDS, ...options });

/**
 * A game that goes on from a position. It is played, undone, viewed and saved as any other.
 *
 * @param position where it begins, as scenarios write it (dsl/scenarios/README.md):
 *   - the name of a preset: `start` (the first turn; empty hands, boards in a fixed order), `rich` (the same with 20 of
 *     every counter that is not hidden) or `midgame` (the turn in the middle of a game by random choices);
 *   - YAML text with what differs from a preset, `{preset: start, me: {credit: 3, hand: [34]}}`;
 *   - the same as a plain object, as a YAML or JSON parser gives it.
 *
 *   `me` is the player whose turn it is in the preset, `other` the next in the order of play, then `third`, and so on.
 *   Nothing happens by setting a position up: no cost, bonus or event. Cards that give way lie in no zone.
 * @param options as for `newGame`. `seed` makes the game in which the preset is found, and with it the order of hidden
 *   cards; 1, the default, is what scenarios see.
 * @returns the game at its first decision. Its `position` is the one given; `save()` writes it into the record, and
 *   `replay` begins there.
 * @throws FathomError `bad-position` with all `problems` when the position names what the pack does not have, when
 *   something of it cannot be set (no piece is left, a card is not in this game), or when the rules cannot go on from
 *   it; `no-model`, `not-a-player-count`, `bad-seed` and `no-such-option` as `newGame` does.
 *
 * @example
 * const game = gameAt(model, { preset: 'midgame', me: { credit: 5 } }, { players: 2, seed: 7 });
 * game.choose(game.decision.options[0].key);
 * const again = replay(model, game.save()).game; // the same position
 */
export const gameAt = (model: PackModel, position: PositionInput, options: NewGame = {}): Game =>
  gameAtWith(model, position, { words: ALL_WORDS, ...options });

/**
 * Plays a record up to its choice number `to` (all, if not given); stops at the first choice that is not offered. A record of which
 * somebody has changed the choices may be played to its end all the same: `sameEnd` says whether it is the game that was recorded.
 *
 * Throws a `FathomError`: `bad-record` for what is no record or one of a format that is not known, `bad-position` when the position
 * where it begins cannot be set up, `not-a-player-count`, `bad-seed` and `no-such-option` when the pack no longer offers such a
 * game. `problemOfRecord` says what is wrong with a value without playing it.
 */
export const replay = (model: PackModel, record: GameRecord, options: ReplayOptions = {}): Replayed =>
  replayWith(gameAtWith, model, record, { words: ALL_WORDS, ...options });
