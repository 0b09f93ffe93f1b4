/** Literal and folded blocks: indentation dropped line by line, the end chomped, folding of `>`. */
import type { CST } from 'yaml';
import type { MapBuilder } from './builder.ts';

interface Header {
  folded: boolean;
  indent: number;
  chomp: '' | '-' | '+';
  length: number;
}
/** `text` follows `indent` spaces; `at` is the offset of the line, `end` of its line end. */
interface Line {
  indent: string;
  text: string;
  at: number;
  end: number;
}

export function mapBlock(builder: MapBuilder, token: CST.BlockScalar): void {
  const header = readHeader(token);
  const start = token.offset + header.length;
  builder.end = start;
  const lines = splitLines(token.source, start);
  const content = contentEnd(lines);
  if (content === 0) return keepEmptyLines(builder, header, lines);
  const first = lines.findIndex((line) => line.text !== '');
  const margin = marginOf(header, token.indent, lines, first);
  const end = withIndentedEmptyLines(lines, content, margin);
  for (const line of lines.slice(0, first)) {
    builder.copy(line.indent.slice(margin), line.at + margin);
    builder.stand('\n', line.end, line.end + 1);
  }
  if (header.folded) foldLines(builder, lines.slice(first, end), margin);
  else literalLines(builder, lines.slice(first, end), margin);
  chompEnd(builder, header, lines, end, margin);
}

function readHeader(token: CST.BlockScalar): Header {
  const [mark, ...rest] = token.props;
  const source = 'source' in mark ? mark.source : '';
  const chomp = /[-+]/.exec(source)?.[0] as '-' | '+' | undefined;
  const length = [mark, ...rest].reduce((sum, prop) => sum + ('source' in prop ? prop.source.length : 0), 0);
  return { folded: source[0] === '>', indent: Number(/[1-9]/.exec(source)?.[0] ?? 0), chomp: chomp ?? '', length };
}

/** Lines as the library sees them: a `\r` before the line end is not text. */
function splitLines(source: string, offset: number): Line[] {
  const lines: Line[] = [];
  if (source === '') return lines;
  let from = 0;
  for (;;) {
    const newline = source.indexOf('\n', from);
    const raw = newline < 0 ? source.slice(from) : source.slice(from, newline);
    const body = raw.replace(/\r$/, '');
    const indent = /^ */.exec(body)![0];
    lines.push({ indent, text: body.slice(indent.length), at: offset + from, end: offset + from + body.length });
    if (newline < 0) return lines;
    from = newline + 1;
  }
}

/** Index after the last line with text. */
function contentEnd(lines: Line[]): number {
  let end = lines.length;
  while (end > 0 && lines[end - 1].text === '') end--;
  return end;
}

function marginOf(header: Header, indent: number, lines: Line[], first: number): number {
  return header.indent > 0 ? indent + header.indent : lines[first].indent.length;
}

/** Empty lines at the end that are indented more than the text belong to it. */
function withIndentedEmptyLines(lines: Line[], content: number, margin: number): number {
  let end = content;
  for (let i = lines.length - 1; i >= end; i--) if (lines[i].indent.length > margin) end = i + 1;
  return end;
}

function keepEmptyLines(builder: MapBuilder, header: Header, lines: Line[]): void {
  if (header.chomp !== '+' || lines.length === 0) return;
  const count = Math.max(1, lines.length - 1);
  for (const line of lines.slice(0, count)) builder.stand('\n', line.end, line.end + 1);
}

function literalLines(builder: MapBuilder, lines: Line[], margin: number): void {
  lines.forEach((line, i) => {
    if (i > 0) lineEnd(builder, lines[i - 1]);
    copyLine(builder, line, margin);
  });
}

/** A single line end between two lines of text is a space; more deeply indented lines preserve theirs. */
function foldLines(builder: MapBuilder, lines: Line[], margin: number): void {
  let separator: '' | ' ' | '\n' = '';
  let before = lines[0];
  let indentedBefore = false;
  for (const line of lines) {
    const indented = line.indent.length > margin || line.text[0] === '\t';
    if (!indented && line.text === '') {
      if (separator === '\n') lineEnd(builder, before);
      else separator = '\n';
      before = line;
      continue;
    }
    if (indented) {
      if (separator === ' ') separator = '\n';
      else if (!indentedBefore && separator === '\n') lineEnd(builder, before);
    }
    if (separator) builder.stand(separator, before.end, line.at + (separator === ' ' ? line.indent.length : 0));
    copyLine(builder, line, margin);
    separator = indented ? '\n' : ' ';
    indentedBefore = indented;
    before = line;
  }
}

function chompEnd(builder: MapBuilder, header: Header, lines: Line[], end: number, margin: number): void {
  const last = lines[end - 1];
  if (header.chomp === '') return lineEnd(builder, last);
  if (header.chomp === '-') return;
  let before = last;
  for (const line of lines.slice(end)) {
    lineEnd(builder, before);
    builder.copy(line.indent.slice(margin), line.at + margin);
    before = line;
  }
  if (!builder.text().endsWith('\n')) lineEnd(builder, before);
}

function copyLine(builder: MapBuilder, line: Line, margin: number): void {
  const text = line.indent.slice(margin) + line.text;
  builder.copy(text, line.end - text.length);
}

function lineEnd(builder: MapBuilder, line: Line): void {
  builder.stand('\n', line.end, line.end + 1);
}
