/** Double-quoted scalars: escapes of two to ten characters, escaped line ends, folding. */
import type { MapBuilder } from './builder.ts';
import { wordTable } from '../word-table.ts';

const ESCAPES: Record<string, string> = wordTable({
  0: '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  N: '\u0085',
  _: '\u00a0',
  L: '\u2028',
  P: '\u2029',
  ' ': ' ',
  '"': '"',
  '/': '/',
  '\\': '\\',
  '\t': '\t',
});
const HEX_DIGITS: Record<string, number> = wordTable({ x: 2, u: 4, U: 8 });

export function mapDouble(builder: MapBuilder, source: string, offset: number): void {
  builder.end = offset + 1;
  const last = source.length - 1;
  let i = 1;
  while (i < last) {
    const char = source[i];
    if (char === '\\') i = escape(builder, source, i, offset);
    else if (isLineEnd(source, i)) i = foldLineEnd(builder, source, i, offset);
    else if (isBlank(char)) i = blanks(builder, source, i, offset);
    else {
      builder.copy(char, offset + i);
      i++;
    }
  }
}

function escape(builder: MapBuilder, source: string, i: number, offset: number): number {
  const code = source[i + 1];
  const lineEnd = isLineEnd(source, i + 1);
  if (lineEnd) {
    let next = i + 1 + lineEnd;
    while (isBlank(source[next])) next++;
    return next;
  }
  const digits = HEX_DIGITS[code];
  const length = digits ? digits + 2 : 2;
  const text = digits ? fromHex(source.slice(i + 2, i + length)) : ESCAPES[code];
  builder.stand(text ?? source.slice(i, i + length), offset + i, offset + i + length);
  return i + length;
}

function fromHex(digits: string): string | undefined {
  const code = /^[0-9a-fA-F]+$/.test(digits) ? parseInt(digits, 16) : Infinity;
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** One line end is a space, of several each but the first stays; the blanks around them go. */
function foldLineEnd(builder: MapBuilder, source: string, i: number, offset: number): number {
  const first = i;
  i += isLineEnd(source, i);
  const inner: number[] = [];
  for (;;) {
    const lineEnd = isLineEnd(source, i);
    if (lineEnd) {
      inner.push(i);
      i += lineEnd;
    } else if (isBlank(source[i])) i++;
    else break;
  }
  if (inner.length === 0) builder.stand(' ', offset + first, offset + i);
  else for (const at of inner) builder.stand('\n', offset + at, offset + at + 1);
  return i;
}

/** Blanks inside a line stay, those before a line end go. */
function blanks(builder: MapBuilder, source: string, i: number, offset: number): number {
  let end = i;
  while (isBlank(source[end])) end++;
  if (!isLineEnd(source, end)) builder.copy(source.slice(i, end), offset + i);
  return end;
}

/** Length of the line end at i, 0 if there is none. */
function isLineEnd(source: string, i: number): 0 | 1 | 2 {
  if (source[i] === '\n') return 1;
  return source[i] === '\r' && source[i + 1] === '\n' ? 2 : 0;
}

function isBlank(char: string | undefined): boolean {
  return char === ' ' || char === '\t';
}
