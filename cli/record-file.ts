/**
 * Records on file: the library's record, and what helps to explain why a game no longer replays: the position's hash every
 * few steps, and a short digest of every component of the pack.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PackModel, Sources } from '../dsl/index.ts';
import { problemOfRecord, replay, type Game, type GameRecord } from '../interpreter/index.ts';
import { InputError, UsageError, type Io } from './io.ts';
import { systemErrorText, writeFileAtomic } from './terminal/write-file.ts';
import { VERSION } from './version.ts';
import type { GameWords } from './wording/index.ts';

export interface RecordFile extends GameRecord {
  /** version of the engine that wrote it */
  engine?: string;
  /** name or path of the pack, as it was typed */
  from?: string;
  bots?: string[];
  /** number of choices, and the hash of the position after them */
  hashes?: [number, string][];
  /** digest of each component, by section */
  components?: Record<string, Record<string, string>>;
}

/** choices between two recorded hashes */
const HASH_INTERVAL = 10;

/** Short digests of the source texts of all components. */
export function componentDigests(sources: Sources): Record<string, Record<string, string>> {
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
export function recordOf(game: Game, model: PackModel, sources: Sources, from: string, bots: string[]): RecordFile {
  const record = game.save();
  const hashes: [number, string][] = [];
  const again = replay(model, { ...record, choices: [] }).game;
  record.choices.forEach((key, i) => {
    again.choose(key);
    if ((i + 1) % HASH_INTERVAL === 0) hashes.push([i + 1, again.hash()]);
  });
  return { ...record, engine: VERSION, from, bots, hashes, components: componentDigests(sources) };
}

export function writeRecord(path: string, record: RecordFile, io: Io): void {
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
  writeFileAtomic(resolve(io.cwd, path), `{\n${lines.join(',\n')}\n}\n`);
}

/** Reads and checks a record. */
export function readRecord(path: string, io: Io): RecordFile {
  let text: string;
  try {
    text = readFileSync(resolve(io.cwd, path), 'utf8');
  } catch (error) {
    throw new UsageError(`The record "${path}" cannot be read: ${systemErrorText(error)}.`);
  }
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
  const problem = problemOfRecord(value);
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
  return undefined;
}
