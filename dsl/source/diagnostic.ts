/** A problem with its place in a file, as commands, editors and `--json` show it. */
import type { Lines } from './lines.ts';
import type { OwnerOfCodes, Problem, Severity } from './problem.ts';

export type { Severity } from './problem.ts';

/** Lines and columns from 1, columns in UTF-16 units, the end exclusive. */
export interface FileRange {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A problem in a file, placed by line and column. */
export interface Diagnostic<Code extends string = string> extends FileRange {
  /** stable, kebab-case; each has its line in the documentation */
  code: Code;
  /** whose code it is; absent for the code of a pack */
  of?: OwnerOfCodes;
  severity: Severity;
  message: string;
  help?: string;
  suggestions?: string[];
  related?: ({ message: string } & FileRange)[];
  /** the data of the message, for fixes and translations */
  data?: unknown;
}

/** A problem with offsets into a file. */
export interface FileProblem extends Problem {
  file: string;
}

/** The lines and columns of a span. */
export function fileRange(file: string, lines: Lines, { start, end }: { start: number; end: number }): FileRange {
  const from = lines.place(start);
  const to = lines.place(Math.max(start, end));
  return { file, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

/** Converts offsets to lines and columns. */
export function toDiagnostic(problem: FileProblem, linesOf: (file: string) => Lines | undefined): Diagnostic {
  const range = (file: string, span: { start: number; end: number }): FileRange => {
    const lines = linesOf(file);
    return lines ? fileRange(file, lines, span) : { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
  };
  const { code, of, severity, message, help, suggestions, related, data } = problem;
  return {
    ...range(problem.file, problem),
    code,
    ...(of === undefined ? {} : { of }),
    severity,
    message,
    ...(help ? { help } : {}),
    ...(suggestions?.length ? { suggestions } : {}),
    ...(related?.length
      ? { related: related.map((place) => ({ message: place.message, ...range(place.file, place) })) }
      : {}),
    ...(data === undefined ? {} : { data }),
  };
}

/** Sorts by file (in the given order), then by place. Equal diagnostics are merged, with all their related places. */
export function sortDiagnostics(diagnostics: Diagnostic[], files: string[]): Diagnostic[] {
  const rank = new Map(files.map((file, i) => [file, i]));
  const order = ({ file }: Diagnostic): number => rank.get(file) ?? files.length;
  const seen = new Map<string, Diagnostic>();
  for (const diagnostic of [...diagnostics].sort(
    (a, b) => order(a) - order(b) || compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  )) {
    const key = JSON.stringify([
      diagnostic.file,
      diagnostic.line,
      diagnostic.column,
      diagnostic.code,
      diagnostic.message,
    ]);
    const same = seen.get(key);
    if (!same) seen.set(key, diagnostic);
    else if (diagnostic.related) seen.set(key, { ...same, related: [...(same.related ?? []), ...diagnostic.related] });
  }
  return [...seen.values()];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether a diagnostic is an error. */
export function hasErrors(diagnostics: Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
