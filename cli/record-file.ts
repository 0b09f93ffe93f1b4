/**
 * Records on file: the library's record, and what helps to explain why a game no longer replays: the position's hash every
 * few steps, and a short digest of every component of the pack.
 */
import { createHash } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { LIMITS, type Sources } from '../dsl/internal.ts';
import { VERSION } from '../study/version.ts';
import { replay, type Game } from '../interpreter/index.ts';
import { packNameOf, problemOfSavedGame, savedGame, type SavedGame, type SavedSeat } from '../table/index.ts';
import { InputError, UsageError, type Io } from './io.ts';
import { findPack, loadPlayable, shortPath, type PlayablePack } from './packs.ts';
import { writeOutput } from './terminal/output.ts';
import { readInputFile } from './terminal/read-file.ts';
import type { GameWords } from './wording/index.ts';

export interface RecordFile extends SavedGame {
  /** version of the engine that wrote it */
  engine?: string;
  /** name of the pack, by which it is found; never a path, which would lead whoever replays a record of somebody else */
  from?: string;
  /** who sat where, as older versions wrote it */
  bots?: string[];
  /** number of choices, and the hash of the position after them */
  hashes?: [number, string][];
  /** digest of each component, by section */
  components?: Record<string, Record<string, string>>;
}

/** choices between two recorded hashes */
const HASH_INTERVAL = 10;

/** Short digests of the source texts of all components. */
function componentDigests(sources: Sources): Record<string, Record<string, string>> {
  const texts = new Map(sources.files.map(({ path, text }) => [path, text]));
  const out: Record<string, Record<string, string>> = {};
  for (const { section, id, file, range } of sources.components) {
    const text = (texts.get(file) ?? '').slice(range.start, range.end).replace(/\s+/g, ' ').trim();
    (out[section] ??= {})[id] = createHash('sha256').update(text).digest('hex').slice(0, 8);
  }
  return out;
}

/** Components that differ from those with which a record was made: `cards/foo (changed)`. */
export function changedComponents(file: RecordFile, sources: Sources, change: GameWords['replay']['change']): string[] {
  const before = file.components ?? {};
  const now = componentDigests(sources);
  const out: string[] = [];
  for (const section of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const old = before[section] ?? {};
    const fresh = now[section] ?? {};
    for (const id of new Set([...Object.keys(old), ...Object.keys(fresh)])) {
      if (old[id] === fresh[id]) continue;
      const kind = old[id] === undefined ? 'new' : fresh[id] === undefined ? 'removed' : 'changed';
      out.push(`${section}/${id} (${change[kind]})`);
    }
  }
  return out;
}

/** The record of a game, with its hashes. */
export function recordOf(
  game: Game,
  { model, sources, name }: PlayablePack,
  seats: readonly SavedSeat[],
  lesson?: string,
): RecordFile {
  const record = game.save();
  const hashes: [number, string][] = [];
  const again = replay(model, { ...record, choices: [] }).game;
  record.choices.forEach((key, i) => {
    again.choose(key);
    if ((i + 1) % HASH_INTERVAL === 0) hashes.push([i + 1, again.hash()]);
  });
  return {
    ...savedGame(record, { seats, inPlace: game.madeInPlace, lesson }),
    engine: VERSION,
    from: packNameOf(name),
    hashes,
    components: componentDigests(sources),
  };
}

const NAME = /^[A-Za-z0-9][\w.-]*$/;

/**
 * The pack that a record names, or the one that somebody names instead. It is found by its name: among the packs, in the current
 * folder, beside the record. Of a path, as older versions wrote it, only the name counts.
 */
export function loadPackOfRecord(
  record: RecordFile,
  file: string,
  asked: string | undefined,
  io: Io,
): PlayablePack | null {
  if (asked !== undefined) return loadPlayable(asked, io);
  const name = packNameOf(record.from ?? record.pack);
  return loadPlayable(NAME.test(name) ? placeOfPack(name, file, io) : notFound(file, name), io);
}

function placeOfPack(name: string, file: string, io: Io): string {
  const beside = join(dirname(resolve(io.cwd, file)), name);
  const places = [name, ...['', '.yaml', '.yml'].map((ending) => shortPath(`${beside}${ending}`, io.cwd))];
  const place = places.find((one) => isPack(/[/\\]/.test(one) || one === name ? one : `./${one}`, io));
  return place ?? notFound(file, name);
}

function isPack(name: string, io: Io): boolean {
  try {
    findPack(name, io);
    return true;
  } catch (error) {
    if (error instanceof UsageError) return false;
    throw error;
  }
}

function notFound(file: string, name: string): never {
  throw new InputError(
    `"${file}" is a game of the pack "${name}", which is neither among the packs nor beside the record. Say where it is: --pack P.`,
  );
}

/** Writes a record; over another file only if that is a record as well, or with `force`. */
export function writeRecord(path: string, record: RecordFile, io: Io, force = false): void {
  const list = (items: unknown[]): string => `[${items.map((item) => `\n    ${JSON.stringify(item)}`).join(',')}\n  ]`;
  const lines = Object.entries(record).map(([key, value]) => {
    const text =
      key === 'choices'
        ? list(value as unknown[])
        : key === 'components'
          ? `{${Object.entries(value as object)
              .map(([section, of]) => `\n    ${JSON.stringify(section)}: ${JSON.stringify(of)}`)
              .join(',')}\n  }`
          : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  writeOutput(resolve(io.cwd, path), path, `{\n${lines.join(',\n')}\n}\n`, 'record', force);
}

const RECORD = { most: LIMITS.recordSize.most, what: 'The record ', help: '' };

function textOf(path: string, io: Io): string {
  try {
    return readInputFile(resolve(io.cwd, path), path, RECORD).toString('utf8');
  } catch (error) {
    throw error instanceof InputError ? new UsageError(error.message) : error;
  }
}

/** Reads and checks a record. */
export function readRecord(path: string, io: Io): RecordFile {
  const text = textOf(path, io);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new InputError(
      `"${path}" is not a record: it is not JSON (${(error as Error).message.replace(/\s+/g, ' ')}).`,
    );
  }
  const problem = problemOf(value);
  if (problem) throw new InputError(`"${path}" is not a record of a game: ${problem}.`);
  return value as RecordFile;
}

function problemOf(value: unknown): string | undefined {
  const problem = problemOfSavedGame(value);
  const record = value as Partial<Record<keyof RecordFile, unknown>>;
  if (problem) return problem;
  if (
    record.hashes !== undefined &&
    !(
      Array.isArray(record.hashes) &&
      record.hashes.every((h) => Array.isArray(h) && Number.isInteger(h[0]) && typeof h[1] === 'string')
    )
  ) {
    return '"hashes" must be a list of pairs';
  }
  if (record.components !== undefined && (typeof record.components !== 'object' || record.components === null)) {
    return '"components" must be an object';
  }
  for (const key of ['engine', 'from'] as const) {
    if (record[key] !== undefined && typeof record[key] !== 'string') return `"${key}" must be a text`;
  }
  if (
    record.bots !== undefined &&
    !(Array.isArray(record.bots) && record.bots.every((bot) => typeof bot === 'string'))
  ) {
    return '"bots" must be a list of texts';
  }
  return undefined;
}
