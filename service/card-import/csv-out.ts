/** A table as CSV that every spreadsheet opens, and that none of them executes. */
import { guarded } from '../../texts/card-tables/index.ts';
import type { TableOut } from './card-table.ts';

/** UTF-8 with a mark, without which a spreadsheet takes it for another encoding. */
const MARK = '\ufeff';

export function csvOf({ columns, rows }: TableOut): Uint8Array {
  const lines = [columns.map(({ heading }) => heading), ...rows.map(({ cells }) => cells)];
  const text = lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
  return new TextEncoder().encode(MARK + text);
}

const quoted = (value: string): string => {
  const safe = guarded(value);
  return /[",\r\n;\t]|^\s|\s$/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe;
};
