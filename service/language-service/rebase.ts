/** Shifts diagnostics of an earlier text to their places in the current one. Those that the change touches are dropped. */
import { type Diagnostic, type FileSource, commonEnds } from '../../dsl/internal.ts';

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
/** The place after the change, or undefined if the change touches it. */
type RebasePlace = (place: Place) => Place | undefined;

function rebaseBetween(before: TextVersion | undefined, now: TextVersion | undefined): RebasePlace {
  if (!before || !now) return () => undefined;
  if (before.text === now.text) return ({ line, column, endLine, endColumn }) => ({ line, column, endLine, endColumn });
  const { start, end, shift } = changedRange(before.text, now.text);
  return ({ line, column, endLine, endColumn }) => {
    const from = before.lines.offset({ line, column });
    const to = before.lines.offset({ line: endLine, column: endColumn });
    const moved = to <= start ? 0 : from >= end ? shift : undefined;
    if (moved === undefined) return undefined;
    const first = now.lines.place(from + moved);
    const last = now.lines.place(to + moved);
    return { line: first.line, column: first.column, endLine: last.line, endColumn: last.column };
  };
}

/** The smallest interval of the old text that the new one replaces, and the shift of everything after it. */
export function changedRange(before: string, now: string): { start: number; end: number; shift: number } {
  const same = commonEnds(before, now);
  return { start: same.start, end: before.length - same.end, shift: now.length - before.length };
}
