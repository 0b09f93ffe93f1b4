/** Plain and single-quoted scalars: the lines of both fold the same way, only `''` differs. */
import { trimTrailingBlanks } from '../trailing-blanks.ts';
import type { MapBuilder } from './builder.ts';

interface Line {
  text: string;
  at: number;
  /** offset of the line end that follows */ end: number;
}

export function mapPlain(builder: MapBuilder, source: string, offset: number): void {
  builder.end = offset;
  fold(builder, source, offset, (text, at) => builder.copy(text, at));
}

export function mapSingle(builder: MapBuilder, source: string, offset: number): void {
  builder.end = offset + 1;
  fold(builder, source.slice(1, -1), offset + 1, (text, at) => copyQuoted(builder, text, at));
}

function copyQuoted(builder: MapBuilder, text: string, at: number): void {
  let from = 0;
  for (let quote = text.indexOf("''"); quote >= 0; quote = text.indexOf("''", from)) {
    builder.copy(text.slice(from, quote), at + from);
    builder.stand("'", at + quote, at + quote + 2);
    from = quote + 2;
  }
  builder.copy(text.slice(from), at + from);
}

/** One line end becomes a space, each further one stays; blanks beside line ends go. */
function fold(builder: MapBuilder, source: string, offset: number, copy: (text: string, at: number) => void): void {
  const lines = splitLines(source, offset);
  if (lines.length === 1) return copy(source, offset);
  const first = lines[0];
  copy(trimTrailingBlanks(first.text), first.at);
  let empty: number[] = [];
  let breakAt = first.end;
  for (let i = 1; i < lines.length; i++) {
    const line = lines[i];
    const isLast = i === lines.length - 1;
    const blank = /^[ \t]*/.exec(line.text)![0].length;
    const text = isLast ? line.text.slice(blank) : trimTrailingBlanks(line.text.slice(blank));
    if (text === '' && !isLast) {
      empty.push(line.end);
      continue;
    }
    const start = line.at + blank;
    if (empty.length === 0) builder.stand(' ', breakAt, start);
    else for (const at of empty) builder.stand('\n', at, at + 1);
    copy(text, start);
    empty = [];
    breakAt = line.end;
  }
}

/** Lines without their ends (`\n` or `\r\n`). */
function splitLines(source: string, offset: number): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', from)) {
    const end = source[at - 1] === '\r' && at > from ? at - 1 : at;
    lines.push({ text: source.slice(from, end), at: offset + from, end: offset + end });
    from = at + 1;
  }
  lines.push({ text: source.slice(from), at: offset + from, end: offset + source.length });
  return lines;
}
