/**
 * Games on file: what is needed to play them again, and whether a value is such a record. Without the machine, so that a
 * page can ask before it loads it.
 */
import { LIMITS } from '../dsl/internal.ts';
import { FathomError } from './fathom-error.ts';
import type { OptionValues } from './position/tables.ts';

/**
 * Where a game begins: the name of a preset, YAML text as in scenarios, or the same as a plain object. See `gameAt` and
 * dsl/scenarios/README.md.
 */
export type PositionInput = string | { readonly [key: string]: unknown };

/** Records of games from the start. */
export const RECORD_FORMAT = 'fathom-record/1';
/** Records that name the position where the game began; older programs refuse them instead of playing another game. */
export const POSITION_RECORD_FORMAT = 'fathom-record/2';

/** A game on file, as JSON. The same pack, players, seed, options and choices give the same game. */
export interface GameRecord {
  format: typeof RECORD_FORMAT | typeof POSITION_RECORD_FORMAT;
  /** id and version of the pack, and the hash of its rules when the game was played */
  pack: string;
  version: string;
  hash: string;
  players: number;
  /** whole number; what the game does by chance follows from its lowest 32 bits. New games have it from 0 to 4294967295 */
  seed: number;
  /** all options of the pack */
  options: OptionValues;
  /** where the game began; only in `fathom-record/2`, and there always */
  position?: PositionInput;
  /** keys of the choices that somebody made; automatic ones follow by themselves */
  choices: string[];
  /** `Game.hash()` after the last choice: 16 hexadecimal digits */
  finalHash: string;
}

/**
 * A record that comes from outside, such as a file or a request: itself, or why it is none, in plain words. It is not played here; see
 * `replay`.
 *
 * @example
 * const { record, problem } = readRecord(JSON.parse(text));
 * if (record === null) console.error(problem);
 */
export function readRecord(
  value: unknown,
): { readonly record: GameRecord; readonly problem: null } | { readonly record: null; readonly problem: string } {
  const problem = problemOfRecord(value);
  return problem === undefined ? { record: value as GameRecord, problem: null } : { record: null, problem };
}

/** The error for a record that cannot be played. */
export const badRecord = (why: string): FathomError =>
  new FathomError('bad-record', `The record cannot be played: ${why}.`, { why });

/** Why a value is not a record of a game, in plain words; undefined when it is one. */
export function problemOfRecord(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'it must be one object';
  const record = value as Partial<Record<keyof GameRecord, unknown>>;
  const problem = problemOfFormat(record);
  if (problem !== undefined) return problem;
  for (const key of ['pack', 'version', 'hash', 'finalHash'] as const) {
    if (typeof record[key] !== 'string') return `"${key}" must be a text`;
  }
  for (const key of ['players', 'seed'] as const) {
    if (!Number.isSafeInteger(record[key])) return `"${key}" must be a whole number`;
  }
  const players = record.players as number;
  if (players < 1 || players > LIMITS.players.most) return `"players" must be from 1 to ${LIMITS.players.most}`;
  if (typeof record.options !== 'object' || record.options === null || Array.isArray(record.options)) {
    return '"options" must be an object';
  }
  if (!Array.isArray(record.choices) || record.choices.some((key) => typeof key !== 'string')) {
    return '"choices" must be a list of texts';
  }
  return undefined;
}

/** Why the format, and with it the place of `position`, is not one that is known. */
export function problemOfFormat({ format, position }: { format?: unknown; position?: unknown }): string | undefined {
  switch (format) {
    case RECORD_FORMAT:
      return position === undefined ? undefined : `"position" belongs to the format "${POSITION_RECORD_FORMAT}"`;
    case POSITION_RECORD_FORMAT: {
      const isPosition =
        typeof position === 'string' || (typeof position === 'object' && position !== null && !Array.isArray(position));
      return isPosition ? undefined : '"position" must be a text or an object';
    }
    default: {
      const later = typeof format === 'string' && /^fathom-record\/\d+$/.test(format);
      return `its "format" is ${typeof format === 'string' ? JSON.stringify(format) : format === undefined ? 'missing' : String(format)}, not "${RECORD_FORMAT}" or "${POSITION_RECORD_FORMAT}"${later ? '; a newer version of Fathom may have written it' : ''}`;
    }
  }
}
