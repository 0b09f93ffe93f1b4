/** Where the entries of a map and the items of a list stand in a file: their lines, with the comments that belong to them. */
import type { Span } from './span.ts';
import type { YamlEntry, YamlList, YamlMap, YamlNode } from './tree.ts';
import { columnOf, endOfLine } from './yaml-edits.ts';

/** An item of a list or an entry of a map: the column in which it begins, and its text from there on. */
interface YamlPart {
  /** from the dash or the key to the end of the value */
  span: Span;
  column: number;
}

/** Whether a list or map is written inside of brackets. */
export const isFlow = (node: YamlNode, text: string): boolean => /[[{]/.test(text[node.span.start] ?? '');

/** Where a value ends, which an alias may stand for. */
const endOf = ({ span, usedAt }: YamlNode): number => (usedAt ?? span).end;
const startOf = ({ span, usedAt }: YamlNode): number => (usedAt ?? span).start;

/** Where an entry ends: behind its value, or its colon if it has none. */
export function endOfEntry({ keySpan, value }: YamlEntry, text: string): number {
  const end = Math.max(keySpan.end + 1, endOf(value));
  return text.slice(0, end).trimEnd().length;
}

/** The parts of a list or a map. */
export function partsOf(node: YamlList | YamlMap, text: string): YamlPart[] {
  if (node.kind === 'map') {
    return node.entries.map((entry) => ({
      span: { start: entry.keySpan.start, end: endOfEntry(entry, text) },
      column: columnOf(text, entry.keySpan.start),
    }));
  }
  const flow = isFlow(node, text);
  return node.items.map((item) => {
    const start = flow ? startOf(item) : text.lastIndexOf('-', startOf(item) - 1);
    return { span: { start, end: text.slice(0, endOf(item)).trimEnd().length }, column: columnOf(text, start) };
  });
}

const startOfLine = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** The line before the one that begins at `start`; undefined at the top of the file. */
const lineBefore = (text: string, start: number): Span | undefined =>
  start === 0 ? undefined : { start: startOfLine(text, start - 1), end: start };

/** A comment that heads several parts: a rule of dashes. */
const isHeading = (line: string): boolean => /-{4}|={4}/.test(line);

/**
 * The lines of a part in a block: with the comments right above it, and with those below it that are indented like its fields.
 * A heading above several parts stays where it is.
 */
export function linesOfPart({ span, column }: YamlPart, text: string): Span {
  let start = startOfLine(text, span.start);
  for (;;) {
    const before = lineBefore(text, start);
    const line = before && text.slice(before.start, before.end);
    if (!line || !line.trimStart().startsWith('#') || line.search(/\S/) !== column || isHeading(line)) break;
    start = before.start;
  }
  let end = Math.min(text.length, endOfLine(text, span.end) + lineBreakAt(text, endOfLine(text, span.end)));
  for (;;) {
    const line = text.slice(end, endOfLine(text, end));
    if (!line.trimStart().startsWith('#') || line.search(/\S/) <= column) break;
    end = endOfLine(text, end) + lineBreakAt(text, endOfLine(text, end));
  }
  return { start, end };
}

const lineBreakAt = (text: string, at: number): number => (text.startsWith('\r\n', at) ? 2 : at < text.length ? 1 : 0);

/** The empty line right before an offset at which a line begins; undefined if there is none. */
export function emptyLineBefore(text: string, start: number): Span | undefined {
  const before = lineBefore(text, start);
  return before && text.slice(before.start, before.end).trim() === '' ? before : undefined;
}

/** The empty line that begins at an offset; undefined if there is none. */
export function emptyLineAt(text: string, start: number): Span | undefined {
  const end = endOfLine(text, start);
  if (start >= text.length || text.slice(start, end).trim() !== '') return undefined;
  return { start, end: end + lineBreakAt(text, end) };
}

/** Whether empty lines are between the parts. Of a list, one item alone tells by its length. */
export function isSpaced(parts: readonly YamlPart[], text: string): boolean {
  if (parts.length < 2) {
    return parts.some(({ span }) => text[span.start] === '-' && text.slice(span.start, span.end).includes('\n'));
  }
  return parts.slice(1).some((part) => emptyLineBefore(text, linesOfPart(part, text).start) !== undefined);
}

/** The line break that a file uses. */
export const newlineOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');
