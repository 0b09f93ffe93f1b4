/** A table of Markdown: rows between bars, and below the headings a row of dashes. */
import type { TableCell, TableRow } from '../../texts/card-tables/index.ts';

/** `| --- | :--: |` */
const RULE = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*(?::?-{2,}:?)?\s*$/;

/** The rows of the first table in a text, with their places in it; null if there is none. */
export function markdownRows(text: string): TableRow[] | null {
  const lines = linesOf(text);
  const rule = lines.findIndex(({ written }) => RULE.test(written));
  if (rule < 1 || !lines[rule - 1].written.includes('|')) return null;
  const end = lines.findIndex(({ written }, i) => i > rule && !written.includes('|'));
  return lines.slice(rule - 1, end < 0 ? undefined : end).flatMap((line, i) => (i === 1 ? [] : [rowOf(line, text)]));
}

interface Line {
  /** without its line break */
  written: string;
  start: number;
  /** with its line break */
  end: number;
  number: number;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const { 0: whole, 1: written, index } of text.matchAll(/([^\r\n]*)(?:\r\n?|\n|$)/g)) {
    if (whole === '') continue;
    lines.push({ written, start: index, end: index + whole.length, number: lines.length + 1 });
  }
  return lines;
}

/** A bar inside of a cell has a backslash before it. */
function rowOf({ written, start, end, number }: Line, text: string): TableRow {
  const bars = [...written.matchAll(/(?<!\\)\|/g)].map(({ index }) => index);
  const hasFirst = written.trimStart().startsWith('|');
  const hasLast = bars.length > 1 && written.slice(bars.at(-1)! + 1).trim() === '';
  const ends = hasLast ? bars : [...bars, written.length];
  const cells: TableCell[] = [];
  let from = 0;
  for (const bar of ends) {
    if (!(hasFirst && from === 0)) cells.push(cellOf(written, from, bar, start));
    from = bar + 1;
  }
  return { number, raw: text.slice(start, end), cells, start, end, broken: false, isRagged: true };
}

function cellOf(line: string, from: number, to: number, start: number): TableCell {
  const written = line.slice(from, to);
  const lead = written.length - written.trimStart().length;
  const inner = written.trim();
  const value = inner.replaceAll(String.raw`\|`, '|');
  const at = start + from + lead;
  return {
    value,
    start: at,
    end: at + inner.length,
    offsetInFile: (offset) => {
      const bars = value.slice(0, offset).split('|').length - 1;
      return at + Math.max(0, Math.min(offset, value.length)) + (inner === value ? 0 : bars);
    },
  };
}
