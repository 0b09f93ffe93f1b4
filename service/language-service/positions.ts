/** Converts between offsets into a file, which the language uses, and zero-based lines and characters of the protocol. */
import type { Position, Range } from 'vscode-languageserver-types';
import type { FileRange, Lines, Span } from '../../dsl/internal.ts';

/** A text with its lines; `marked`: the editor's text begins with a byte order mark, which the language does not count. */
export interface TextWithLines {
  lines: Lines;
  marked?: boolean;
}

/** The offset of a position; both count UTF-16 units. A position after the end is the end. */
export function offsetAt({ lines, marked }: TextWithLines, { line, character }: Position): number {
  if (line >= lines.count) return lines.text.length;
  return lines.offset({
    line: Math.max(0, line) + 1,
    column: Math.max(0, character - (marked && line === 0 ? 1 : 0)) + 1,
  });
}

export function positionAt({ lines, marked }: TextWithLines, offset: number): Position {
  const { line, column } = lines.place(offset);
  return { line: line - 1, character: column - 1 + (marked && line === 1 ? 1 : 0) };
}

export function rangeOf(counted: TextWithLines, { start, end }: Span): Range {
  return { start: positionAt(counted, start), end: positionAt(counted, end) };
}

/** The range of a diagnostic, whose lines and columns count from 1. */
export function rangeFrom({ line, column, endLine, endColumn }: Omit<FileRange, 'file'>, marked = false): Range {
  const at = (l: number, c: number): Position => ({ line: l - 1, character: c - 1 + (marked && l === 1 ? 1 : 0) });
  return { start: at(line, column), end: at(endLine, endColumn) };
}
