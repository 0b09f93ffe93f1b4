/** Playing games on file again. */
import type { PackModel } from '../dsl/internal.ts';
import { Game, type NewGame } from './game.ts';
import { isDecidedOrder } from './old-orders.ts';
import { GameError } from './game-error.ts';
import { problemOfFormat, type GameRecord } from './record-format.ts';
import { gameAt } from './setup/game-at.ts';

export { problemOfRecord, type GameRecord, type PositionInput } from './record-format.ts';

/** The result of replaying a record. */
export interface Replayed {
  /** after the last choice that could be made */
  game: Game;
  /** why it stopped before the end of the record: number of the choice from 0, its key, the reason for people */
  stopped: { step: number; key: string; reason: string } | null;
  /** whether the rules are those with which the game was recorded; if not, it may stop or end otherwise */
  samePack: boolean;
}

/**
 * Plays a record up to its choice number `to` (all, if not given); stops at the first choice that is not offered.
 * `trace`, `language`, `faceDown`: as for a new game. `inPlace`: numbers of choices that were made in place of a player; see `Game.choose`.
 *
 * Throws a `GameError`: `bad-record` for a format that is not known, `bad-position` when the position where it begins
 * cannot be set up, `not-a-player-count`, `bad-seed` and `unknown-option` when the pack no longer offers such a game. `problemOfRecord`
 * checks a value of which nothing is known.
 */
export function replay(
  model: PackModel,
  record: GameRecord,
  {
    to = Infinity,
    trace = false,
    language = 'en',
    faceDown = [],
    inPlace = [],
  }: { to?: number; inPlace?: readonly number[] } & Pick<NewGame, 'trace' | 'language' | 'faceDown'> = {},
): Replayed {
  const problem = problemOfFormat(record);
  if (problem !== undefined) throw new GameError('bad-record', `The record cannot be played: ${problem}.`);
  const { players, options, position } = record;
  const seed = seedOfRecord(record);
  const start = { players, seed, options, trace, language, faceDown };
  const game = position === undefined ? new Game(model, start) : gameAt(model, position, start);
  const samePack = record.hash === model.hash;
  for (let i = 0; i < record.choices.length && i < to; i++) {
    if (isDecidedOrder(game, record.choices[i])) continue;
    try {
      game.choose(record.choices[i], inPlace.includes(i));
    } catch (error) {
      return { game, samePack, stopped: { step: i, key: record.choices[i], reason: (error as Error).message } };
    }
  }
  return { game, samePack, stopped: null };
}

/** Earlier versions took any whole number, of which the generator read 32 bits. */
const seedOfRecord = ({ seed }: GameRecord): number => (Number.isSafeInteger(seed) ? seed >>> 0 : seed);
