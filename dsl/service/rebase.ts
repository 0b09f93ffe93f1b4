/** Diagnostics of an earlier text, put where their places are now: what the change itself touched is dropped. */
import type { Diagnostic } from '../source/diagnostic.ts';
import type { FileSource } from '../packs/sources.ts';
import { commonEnds } from '../source/common-ends.ts';

type TextVersion = Pick<FileSource, 'path' | 'text' | 'lines'>;

export function rebaseDiagnostics(
  diagnostics: Diagnostic[],
  before: readonly TextVersion[],
  now: readonly TextVersion[],
): Diagnostic[] {
  const shifts = new Map<string, RebasePlace>();
  const shiftOf = (path: string): RebasePlace => {
    let shift = shifts.get(path);
    if (!shift) {
      shifts.set(
        path,
        (shift = rebaseBetween(
          before.find((file) => file.path === path),
          now.find((file) => file.path === path),
        )),
      );
    }
    return shift;
  };
  return diagnostics.flatMap((diagnostic) => {
    const { file } = diagnostic;
    const place = shiftOf(file)(diagnostic);
    if (!place) return [];
    const related = diagnostic.related?.flatMap((other) => {
      const at = shiftOf(other.file)(other);
      return at ? [{ ...other, ...at }] : [];
    });
    return [{ ...diagnostic, ...place, ...(related ? { related } : {}) }];
  });
}

interface Place {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}
/** The place after the change, or undefined where that touched it. */
type RebasePlace = (place: Place) => Place | undefined;

function rebaseBetween(before: TextVersion | undefined, now: TextVersion | undefined): RebasePlace {
  if (!before || !now) return () => undefined;
  if (before.text === now.text) return ({ line, column, endLine, endColumn }) => ({ line, column, endLine, endColumn });
  const { start, end, by } = changeBetween(before.text, now.text);
  return ({ line, column, endLine, endColumn }) => {
    const from = before.lines.offset({ line, column });
    const to = before.lines.offset({ line: endLine, column: endColumn });
    const moved = to <= start ? 0 : from >= end ? by : undefined;
    if (moved === undefined) return undefined;
    const first = now.lines.place(from + moved);
    const last = now.lines.place(to + moved);
    return { line: first.line, column: first.column, endLine: last.line, endColumn: last.column };
  };
}

/** The one interval of the old text that is another in the new one, and by how much what follows has moved. */
export function changeBetween(before: string, now: string): { start: number; end: number; by: number } {
  const same = commonEnds(before, now);
  return { start: same.start, end: before.length - same.end, by: now.length - before.length };
}
