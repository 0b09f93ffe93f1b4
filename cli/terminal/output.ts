/**
 * Files that a command makes for somebody to look at or to keep: they may replace an earlier one of the same kind, and nothing
 * else. An earlier one is recognised by a mark in its content, never by its name.
 */
import { closeSync, openSync, readSync, statSync, type Stats } from 'node:fs';
import { InputError } from '../io.ts';
import { systemErrorText } from '../../study/errors.ts';
import { writeFileAtomic } from './write-file.ts';

/** The kinds of outputs, each with its name and what the content of one has near its beginning. */
const OUTPUTS = {
  record: { name: 'a record of a game', mark: /"format"\s*:\s*"fathom-record\/\d+"/ },
  page: { name: 'a page that Fathom wrote', mark: /<meta name="generator" content="Fathom[" ]/ },
  statistics: { name: 'statistics that Fathom wrote', mark: /^# [^\n]*\n+Written by `fathom simulate / },
  model: { name: 'a model that Fathom wrote', mark: /"format"\s*:\s*"fathom-model\/\d+"/ },
  weights: { name: 'weights of bots', mark: /"format"\s*:\s*"fathom-weights\/\d+"/ },
  rules: { name: 'a rulebook that Fathom wrote', mark: /Written by `fathom rules`\./ },
  sarif: { name: 'a report that Fathom wrote', mark: /"driver": \{\s*"name": "fathom"/ },
} as const;

type OutputKind = keyof typeof OUTPUTS;

/** What every page has in its head, by which it is recognised. */
export const GENERATOR = '<meta name="generator" content="Fathom">';

/** What every rulebook that is no page has, by which it is recognised. */
export const WRITTEN_BY_RULES = 'Written by `fathom rules`.';

const LOOKED_AT = 4096;

/** Throws an `InputError` if there is a file that is no output of this kind. Asked before long work as well. */
export function refuseForeign(path: string, shown: string, kind: OutputKind, force: boolean): void {
  const found = statOf(path, shown);
  if (!found || force || (found.isFile() && isOutput(path, kind))) return;
  throw new InputError(
    found.isFile()
      ? `"${shown}" exists and is not ${OUTPUTS[kind].name}. Choose another name, or write over it with --force.`
      : `"${shown}" is ${found.isDirectory() ? 'a folder' : 'no ordinary file'}; choose another name.`,
  );
}

function statOf(path: string, shown: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw new InputError(`"${shown}" cannot be written: ${systemErrorText(error)}.`);
  }
}

/** Writes an output, never over anything else unless forced to. */
export function writeOutput(path: string, shown: string, text: string, kind: OutputKind, force: boolean): void {
  refuseForeign(path, shown, kind, force);
  writeFileAtomic(path, text);
}

/** An empty file has nothing to lose. */
function isOutput(path: string, kind: OutputKind): boolean {
  const beginning = Buffer.alloc(LOOKED_AT);
  const file = openSync(path, 'r');
  try {
    const length = readSync(file, beginning, 0, LOOKED_AT, 0);
    return length === 0 || OUTPUTS[kind].mark.test(beginning.toString('utf8', 0, length));
  } finally {
    closeSync(file);
  }
}
