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
  /** whether pack and rules are those with which the game was recorded; if not, it may stop or end otherwise */
  samePack: boolean;
  /** whether it ends at the position at which the record ends; null where not all of its choices were made */
  sameEnd: boolean | null;
}

/**
 * Plays a record up to its choice number `to` (all, if not given); stops at the first choice that is not offered. A record of which
 * somebody has changed the choices may be played to its end all the same: `sameEnd` says whether it is the game that was recorded.
 * `onPosition` is called with the number of choices made, from 0 on. `trace`, `language`, `faceDown`: as for a new game. `inPlace`:
 * numbers of choices that were made in place of a player; see `Game.choose`.
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
    onPosition,
  }: { to?: number; inPlace?: readonly number[]; onPosition?: (made: number, game: Game) => void } & Pick<
    NewGame,
    'trace' | 'language' | 'faceDown'
  > = {},
): Replayed {
  const problem = problemOfFormat(record);
  if (problem !== undefined) throw new GameError('bad-record', `The record cannot be played: ${problem}.`);
  const { players, options, position } = record;
  const seed = seedOfRecord(record);
  const start = { players, seed, options, trace, language, faceDown };
  const game = position === undefined ? new Game(model, start) : gameAt(model, position, start);
  const samePack = record.pack === model.id && record.hash === model.hash;
  onPosition?.(0, game);
  for (let i = 0; i < record.choices.length && i < to; i++) {
    const key = record.choices[i];
    try {
      if (!isDecidedOrder(game, key)) game.choose(key, { inPlace: inPlace.includes(i) });
    } catch (error) {
      return { game, samePack, sameEnd: null, stopped: { step: i, key, reason: (error as Error).message } };
    }
    onPosition?.(i + 1, game);
  }
  const sameEnd = to < record.choices.length ? null : game.hash() === record.finalHash;
  return { game, samePack, sameEnd, stopped: null };
}

/** Earlier versions took any whole number, of which the generator read 32 bits. */
const seedOfRecord = ({ seed }: GameRecord): number => (Number.isSafeInteger(seed) ? seed >>> 0 : seed);
