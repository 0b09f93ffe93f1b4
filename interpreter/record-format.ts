/** Games on file: what is needed to play them again, and what is no such file. Without the engine, so that a page can ask before it needs it. */
import type { OptionValues } from './position/tables.ts';

export interface GameRecord {
  format: 'fathom-record/1';
  pack: string;
  version: string;
  hash: string;
  players: number;
  seed: number;
  options: OptionValues;
  /** keys of the choices that somebody made; automatic ones follow by themselves */
  choices: string[];
  finalHash: string;
}

/** What of a value makes it no record of a game, in plain words; undefined when it is one. */
export function problemOfRecord(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'it must be one object';
  const record = value as Partial<Record<keyof GameRecord, unknown>>;
  if (record.format !== 'fathom-record/1') {
    return `its "format" is ${JSON.stringify(record.format) ?? 'missing'}, not "fathom-record/1"`;
  }
  for (const key of ['pack', 'version', 'hash', 'finalHash'] as const) {
    if (typeof record[key] !== 'string') return `"${key}" must be a text`;
  }
  for (const key of ['players', 'seed'] as const) {
    if (!Number.isSafeInteger(record[key])) return `"${key}" must be a whole number`;
  }
  if (typeof record.options !== 'object' || record.options === null || Array.isArray(record.options)) {
    return '"options" must be an object';
  }
  if (!Array.isArray(record.choices) || record.choices.some((key) => typeof key !== 'string')) {
    return '"choices" must be a list of texts';
  }
  return undefined;
}
