/**
 * What checks found in a pack, stored for the next command: most of the time that loading takes goes into checks, and most
 * commands load a pack that has not changed since the last one. An earlier result is used only by the same build of Fathom,
 * for the same arguments and the same answers of the file system. What cannot be read or stored only costs its time.
 */
import { createHash } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadPack, type LoadOptions, type LoadedPack } from '../../service/index.ts';
import type { Diagnostic, Files } from '../../dsl/internal.ts';
import { readFound } from '../../dsl/node.ts';
import { writeFileAtomic } from '../terminal/write-file.ts';
import { extentOf, type CheckStore, type PackExtent } from './check-store.ts';
import { getSameAnswers, recordQuestions, rememberAnswers, type Question } from './questions.ts';

const FORMAT = 'fathom-checks/1';
const ENDING = '.checks.json';
/** Packs whose results are stored; those stored first are removed. */
const MOST_STORED = 50;
/** What is larger is none of them. */
const MOST_BYTES = 64_000_000;

type Options = Pick<LoadOptions, 'packs'>;

interface StoredCheck {
  format: typeof FORMAT;
  /** all on which the result depends beside the files */
  argument: string;
  questions: Question[];
  diagnostics: Diagnostic[];
  extent: PackExtent;
}

/** Loads packs with the checks stored in a folder. */
export class StoredChecks implements CheckStore {
  /** @param build differs between builds of Fathom whose checks may differ */
  constructor(
    private readonly folder: string,
    private readonly build: string,
  ) {}

  load(files: Files, path: string, options: Options): LoadedPack {
    const known = rememberAnswers(files);
    const stored = this.find(known, path, options);
    if (stored) return loadPack(known, path, { ...options, diagnostics: stored.diagnostics });
    const { files: recorded, questions } = recordQuestions(known);
    const loaded = loadPack(recorded, path, options);
    const argument = this.argumentOf(path, options);
    const { diagnostics } = loaded;
    this.store(argument, { format: FORMAT, argument, questions, diagnostics, extent: extentOf(loaded) });
    return loaded;
  }

  extentOfClean(files: Files, path: string, options: Options): PackExtent | null {
    const stored = this.find(files, path, options);
    return stored?.diagnostics.length === 0 ? stored.extent : null;
  }

  private find(files: Files, path: string, options: Options): StoredCheck | null {
    const argument = this.argumentOf(path, options);
    const stored = readStored(this.fileOf(argument));
    return stored?.argument === argument && getSameAnswers(stored.questions, files) ? stored : null;
  }

  private argumentOf(path: string, options: Options): string {
    return JSON.stringify([this.build, process.cwd(), path, options]);
  }

  private fileOf(argument: string): string {
    return join(this.folder, `${createHash('sha256').update(argument).digest('hex').slice(0, 32)}${ENDING}`);
  }

  private store(argument: string, check: StoredCheck): void {
    try {
      writeFileAtomic(this.fileOf(argument), JSON.stringify(check));
      removeOldest(this.folder);
    } catch {
      // a disk that is full, or a folder that may not be written: the next command checks again
    }
  }
}

function readStored(file: string): StoredCheck | null {
  try {
    const value: unknown = JSON.parse(readFound(file, MOST_BYTES).toString('utf8'));
    return isStored(value) ? value : null;
  } catch {
    return null;
  }
}

function removeOldest(folder: string): void {
  const paths = readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => join(folder, name));
  if (paths.length <= MOST_STORED) return;
  const byAge = paths.map((path) => ({ path, at: statSync(path).mtimeMs })).sort((a, b) => a.at - b.at);
  for (const { path } of byAge.slice(0, paths.length - MOST_STORED)) rmSync(path, { force: true });
}

/** The file is this user's own; only one that was cut or written by something else must not be taken for a result. */
function isStored(value: unknown): value is StoredCheck {
  const { format, argument, questions, diagnostics, extent } = (value ?? {}) as Partial<StoredCheck>;
  return (
    format === FORMAT &&
    typeof argument === 'string' &&
    Array.isArray(questions) &&
    isDiagnosticList(diagnostics) &&
    Number.isInteger(extent?.files)
  );
}

const isDiagnosticList = (value: unknown): value is Diagnostic[] =>
  Array.isArray(value) &&
  value.every((one: unknown) => {
    const { file, line, code, severity, message } = (one ?? {}) as Partial<Diagnostic>;
    return [file, code, severity, message].every((text) => typeof text === 'string') && Number.isInteger(line);
  });
