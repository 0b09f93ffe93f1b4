/** A game on file, as page and terminal write and open it: the record of the engine, and who sat where. */
import { problemOfRecord, type GameRecord } from '../interpreter/record-format.ts';

/** `bot`: the kind of bot that plays; null: a person. */
export interface SavedSeat {
  name: string;
  bot: string | null;
}

export interface SavedGame extends GameRecord {
  /** as the record of the engine does not say it */
  seats?: SavedSeat[];
  /** numbers of the choices that were made in place of people */
  inPlace?: number[];
  /** the id of the lesson that it follows */
  lesson?: string;
}

/** The name of a pack in a path to it, by which other packs and records name it. */
export const packNameOf = (path: string): string =>
  path
    .replace(/[/\\]+$/, '')
    .replace(/^.*[/\\]/, '')
    .replace(/\.ya?ml$/, '');

/** The record with who sat where. `inPlace`, `lesson`: nothing is written where there is none. */
export const savedGame = (
  record: GameRecord,
  { seats, inPlace, lesson }: { seats: readonly SavedSeat[]; inPlace: readonly number[]; lesson: string | undefined },
): SavedGame => ({
  ...record,
  seats: seats.map(({ name, bot }) => ({ name, bot })),
  ...(inPlace.length === 0 ? {} : { inPlace: [...inPlace] }),
  ...(lesson === undefined ? {} : { lesson }),
});

/** Why a value is no game, in plain words; undefined when it is one. Who sat where is looked at by `problemOfSeats`. */
export function problemOfSavedGame(value: unknown): string | undefined {
  const problem = problemOfRecord(value);
  if (problem !== undefined) return problem;
  const { inPlace, lesson } = value as Partial<Record<keyof SavedGame, unknown>>;
  if (inPlace !== undefined && !(Array.isArray(inPlace) && inPlace.every((n) => Number.isSafeInteger(n)))) {
    return '"inPlace" must be a list of whole numbers';
  }
  if (lesson !== undefined && typeof lesson !== 'string') return '"lesson" must be a text';
  return undefined;
}

const LONGEST_NAME = 60;
/** A file of somebody else writes nothing but a name to a terminal. */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_NAME && /^[^\p{C}]*[^\p{C}\p{Z}][^\p{C}]*$/u.test(value);

const isSeat = (value: unknown): value is SavedSeat => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, bot } = value as Partial<Record<keyof SavedSeat, unknown>>;
  return isName(name) && (bot === null || isName(bot));
};

/** Why a game does not say who sat where, though it means to; undefined where it does, or says nothing of it. The game can be played. */
export function problemOfSeats({ seats, players }: SavedGame): string | undefined {
  const given: unknown = seats;
  if (given === undefined) return undefined;
  if (!Array.isArray(given)) return '"seats" must be a list';
  if (given.length !== players) return `"seats" has ${given.length} entries; ${players} play`;
  const wrong = given.findIndex((seat) => !isSeat(seat));
  return wrong < 0 ? undefined : `entry ${wrong + 1} of "seats" needs a "name", and a "bot" or null`;
}
