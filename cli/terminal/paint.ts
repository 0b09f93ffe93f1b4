import { wordTable } from '../../dsl/internal.ts';

/** Colours of the terminal, and text laid out in its width. */
const CODES: Record<string, string> = wordTable({
  bold: '1',
  dim: '2',
  underline: '4',
  black: '90',
  red: '31',
  green: '32',
  yellow: '33',
  blue: '34',
  magenta: '35',
  purple: '35',
  cyan: '36',
  white: '97',
  grey: '90',
  gray: '90',
  brown: '38;5;130',
  orange: '38;5;208',
  pink: '38;5;211',
  violet: '38;5;135',
});

export type Paint = (style: string | null | undefined, text: string) => string;

/** Paints in a style, or in a colour that a pack names; unknown colours are ignored. */
export function painter(color: boolean): Paint {
  return (style, text) => {
    const code = color && style ? CODES[style] : undefined;
    return code && text ? `\u001b[${code}m${text}\u001b[0m` : text;
  };
}

/** What `painter` and the renderer of diagnostics write around a text; nothing but colours and weights. */
export const PAINTED = new RegExp(
  String.raw`(\u001b\[(?:0|${[...new Set([...Object.values(CODES), '1', '2', '31', '33', '36'])].join('|')})m)`,
);

const ESCAPES = /\u001b\[[0-9;]*m/g;
export const withoutColor = (text: string): string => text.replace(ESCAPES, '');
export const displayWidth = (text: string): number => [...withoutColor(text)].length;
export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)));
export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - displayWidth(text))) + text;
export const truncate = (text: string, width: number): string =>
  displayWidth(text) <= width ? text : `${[...withoutColor(text)].slice(0, Math.max(1, width - 1)).join('')}…`;

/** Breaks a text at blanks; lines after the first are indented. A colour does not run over the end of a line. */
export function wrap(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  let line = '';
  let open = '';
  for (const word of text.split(/ +/).filter(Boolean)) {
    const room = width - (lines.length ? indent : 0);
    if (line && displayWidth(line) + 1 + displayWidth(word) > room) {
      lines.push((lines.length ? ' '.repeat(indent) : '') + line + (open ? '\u001b[0m' : ''));
      line = open + word;
    } else line = line ? `${line} ${word}` : word;
    for (const [escape] of word.matchAll(ESCAPES)) open = escape === '\u001b[0m' ? '' : escape;
  }
  if (line) lines.push((lines.length ? ' '.repeat(indent) : '') + line);
  return lines;
}

/** Columns of equal width; those named are aligned to the right. */
export function columns(rows: string[][], right: (column: number) => boolean = () => false, gap = 2): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => displayWidth(row[column] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, i) => (right(i) ? padStart(cell, widths[i]) : padEnd(cell, widths[i])))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}
