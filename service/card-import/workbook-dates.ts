/** Which numbers of a workbook are dates, and which: a spreadsheet stores a date as a number with a format. */
import { walkXml } from './xml.ts';

/** Formats that every workbook has. */
const isBuiltIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a format shows days, months or years, besides what it quotes or has in brackets. */
const showsDate = (format: string): boolean =>
  /[dmyh]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, '').replace(/general/gi, ''));

/** The styles of cells, by their index, that show dates. */
export function dateStyles(xml: string): ReadonlySet<number> {
  const found = new Set<number>();
  const formats = new Map<number, string>();
  let isInCells = false;
  let index = 0;
  if (xml === '') return found;
  walkXml(xml, {
    open: (name, { numFmtId = '', formatCode = '' }) => {
      if (name === 'numFmt') formats.set(Number(numFmtId), formatCode);
      else if (name === 'cellXfs') isInCells = true;
      else if (name === 'xf' && isInCells) {
        const id = Number(numFmtId);
        const own = formats.get(id);
        if (own === undefined ? isBuiltIn(id) : showsDate(own)) found.add(index);
        index++;
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return found;
}

const DAY = 86_400_000;

/** `2026-01-02`, of the days since the end of 1899, in which 1900 is taken for a leap year, or since 1904. */
export function isoDate(serial: number, is1904: boolean): string {
  const days = Math.floor(serial);
  const from = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const date = new Date(from + days * DAY);
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10);
}
