/** Playing games on file again. */
import type { PackModel } from '../dsl/internal.ts';
import { fieldsOf, FUNCTION, listOf, NUMBER, WHOLE } from './arguments.ts';
import { requireModel } from './compile/compile-cached.ts';
import { Game, GAME_OPTIONS, type NewEngineGame } from './game.ts';
import { isDecidedOrder } from './old-orders.ts';
import { FathomError } from './fathom-error.ts';
import { badRecord, problemOfRecord, type GameRecord, type PositionInput } from './record-format.ts';

/** The result of replaying a record. */
export interface Replayed {
  /** after the last choice that could be made */
  game: Game;
  /** why it stopped before the end of the record: number of the choice from 0, its key, the reason for people, and for programs */
  stopped: { step: number; key: string; reason: string; error: FathomError } | null;
  /** whether pack and rules are those with which the game was recorded; if not, it may stop or end otherwise */
  samePack: boolean;
  /** whether it ends at the position at which the record ends; null where not all of its choices were made */
  sameEnd: boolean | null;
}

/** How a record is played. */
export interface ReplayOptions extends Pick<NewEngineGame, 'trace' | 'language' | 'effects' | 'faceDown' | 'words'> {
  /** number of the choice where to stop; all are made unless given */
  to?: number;
  /** numbers of choices that were made in place of a player; see `Game.choose` */
  inPlace?: readonly number[];
  /** called with the number of choices made, from 0 on */
  onPosition?: (made: number, game: Game) => void;
}

const { trace, language, effects, faceDown, words } = GAME_OPTIONS;
const REPLAY_OPTIONS = {
  trace,
  language,
  effects,
  faceDown,
  words,
  to: NUMBER,
  inPlace: listOf(WHOLE),
  onPosition: FUNCTION,
};

/** Makes the game that begins at a position. */
type GameAt = (model: PackModel, position: PositionInput, options: NewEngineGame) => Game;

/** Plays a record; `gameAt`: for those that begin at a position, null where there is nothing to parse one with. */
export function replayWith(
  gameAt: GameAt | null,
  model: PackModel,
  record: GameRecord,
  given: ReplayOptions = {},
): Replayed {
  requireModel(model);
  const { to = Infinity, inPlace = [], onPosition, ...words } = fieldsOf('replay', given, REPLAY_OPTIONS);
  const problem = problemOfRecord(record);
  if (problem !== undefined) throw badRecord(problem);
  const { players, options, position } = record;
  const seed = seedOfRecord(record);
  const start = { ...words, players, seed, options };
  const game = position === undefined ? new Game(model, start) : atPosition(gameAt)(model, position, start);
  const samePack = record.pack === model.id && record.hash === model.hash;
  onPosition?.(0, game);
  for (let i = 0; i < record.choices.length && i < to; i++) {
    const key = record.choices[i];
    try {
      if (!isDecidedOrder(game, key)) game.choose(key, { inPlace: inPlace.includes(i) });
    } catch (error) {
      if (!(error instanceof FathomError)) throw error;
      return { game, samePack, sameEnd: null, stopped: { step: i, key, reason: error.message, error } };
    }
    onPosition?.(i + 1, game);
  }
  const sameEnd = to < record.choices.length ? null : game.hash() === record.finalHash;
  return { game, samePack, sameEnd, stopped: null };
}

function atPosition(gameAt: GameAt | null): GameAt {
  if (gameAt !== null) return gameAt;
  throw new FathomError(
    'bad-record',
    'The record begins at a position, and `fathom/engine` has no parser.',
    { why: 'it begins at a position' },
    'Only `replay` of the entry `fathom` can set it up.',
  );
}

/** Earlier versions took any whole number, of which the generator read 32 bits. */
const seedOfRecord = ({ seed }: GameRecord): number => (Number.isSafeInteger(seed) ? seed >>> 0 : seed);
