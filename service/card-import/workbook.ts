/**
 * Reads a workbook (.xlsx, .xlsm): its sheets, and of one sheet the cells with what is to be known of them. Nothing is inflated
 * before its size is known, and no formula and no macro is run.
 */
import { strFromU8, unzipSync } from 'fflate';
import { walkXml } from './xml.ts';
import { dateStyles, isoDate } from './workbook-dates.ts';

interface WorkbookSheet {
  name: string;
  isHidden: boolean;
  /** of its part */
  path: string;
}

export interface WorkbookCell {
  /** from 1 and 0 */
  row: number;
  column: number;
  value: string;
  /** without the sign of equality; `hasResult`: it was calculated when the file was saved */
  formula?: { text: string; hasResult: boolean };
  /** it is a date, in whatever form it is shown */
  isDate?: true;
}

export interface Workbook {
  sheets: WorkbookSheet[];
  hasMacros: boolean;
  read(sheet: WorkbookSheet): { cells: WorkbookCell[]; merged: string[] };
}

/** The parts that are read may have so many bytes together when they are unpacked. */
export const MOST_UNPACKED = 20_000_000;

export class TooLargeWorkbook extends Error {}

/** Throws where the bytes are no workbook, or too much when they are unpacked. */
export function openWorkbook(bytes: Uint8Array): Workbook {
  const names: string[] = [];
  const sizes = new Map<string, number>();
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      sizes.set(name, originalSize);
      return false;
    },
  });
  let unpacked = 0;
  const part = (path: string): string | null => {
    const size = sizes.get(path);
    if (size === undefined) return null;
    unpacked += size;
    if (unpacked > MOST_UNPACKED) throw new TooLargeWorkbook();
    return strFromU8(unzipSync(bytes, { filter: ({ name }) => name === path })[path]);
  };
  const main = targetsOf(part('_rels/.rels') ?? '', '', 'officeDocument')[0]?.path ?? 'xl/workbook.xml';
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const relations = part(`${folder}_rels/${main.slice(folder.length)}.rels`) ?? '';
  const { sheets, is1904 } = sheetsOf(part(main) ?? '', targetsOf(relations, folder, 'worksheet'));
  if (sheets.length === 0) throw new Error('no sheets');
  const partOf = (kind: string): string => {
    const [found] = targetsOf(relations, folder, kind);
    return (found && part(found.path)) ?? '';
  };
  return {
    sheets,
    hasMacros: names.some((name) => /vbaProject\.bin$/i.test(name)),
    read: ({ path }) => {
      const shared = sharedTexts(partOf('sharedStrings'));
      const dates = dateStyles(partOf('styles'));
      const xml = part(path);
      if (xml === null) throw new Error('no such part');
      return cellsOf(xml, shared, dates, is1904);
    },
  };
}

interface Target {
  id: string;
  path: string;
}

/** The parts to which relations of a kind lead. */
function targetsOf(xml: string, folder: string, kind: string): Target[] {
  const targets: Target[] = [];
  if (xml === '') return targets;
  walkXml(xml, {
    open: (name, { Id = '', Type = '', Target: target = '' }) => {
      if (name !== 'Relationship' || !Type.endsWith(`/${kind}`)) return;
      targets.push({ id: Id, path: target.startsWith('/') ? target.slice(1) : folder + target });
    },
  });
  return targets;
}

function sheetsOf(xml: string, parts: readonly Target[]): { sheets: WorkbookSheet[]; is1904: boolean } {
  const sheets: WorkbookSheet[] = [];
  let is1904 = false;
  walkXml(xml, {
    open: (element, { name = '', state = '', id = '', date1904 = '' }) => {
      if (element === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true';
      const found = element === 'sheet' ? parts.find((part) => part.id === id) : undefined;
      if (found) sheets.push({ name, isHidden: /hidden/i.test(state), path: found.path });
    },
  });
  return { sheets, is1904 };
}

/** Letters that XML cannot hold are written as `_x000D_`. */
const decodeEscapes = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let isText = false;
  let phonetic = 0;
  if (xml === '') return texts;
  walkXml(xml, {
    open: (name) => {
      if (name === 'si') texts.push('');
      else if (name === 'rPh') phonetic++;
      isText = name === 't' && phonetic === 0;
    },
    close: (name) => {
      if (name === 'rPh') phonetic--;
      isText = false;
    },
    text: (text) => {
      if (isText) texts[texts.length - 1] += text;
    },
  });
  return texts.map(decodeEscapes);
}

/** What is collected of a cell until it ends. */
interface OpenCell {
  row: number;
  column: number;
  kind: string;
  style: number;
  value: string;
  formula: string | null;
  shares: string | undefined;
}

function cellsOf(
  xml: string,
  shared: readonly string[],
  dates: ReadonlySet<number>,
  is1904: boolean,
): { cells: WorkbookCell[]; merged: string[] } {
  const cells: WorkbookCell[] = [];
  const merged: string[] = [];
  const formulas = new Map<string, string>();
  let cell: OpenCell | null = null;
  let row = 0;
  let column = -1;
  let inside = '';
  walkXml(xml, {
    open: (name, { r, t = 'n', s = '0', ref = '', si }) => {
      if (name === 'row') {
        row = r === undefined ? row + 1 : Number(r);
        column = -1;
      } else if (name === 'c') {
        column = r === undefined ? column + 1 : columnOf(r);
        cell = { row, column, kind: t, style: Number(s), value: '', formula: null, shares: undefined };
      } else if (name === 'f' && cell) {
        cell.formula = '';
        cell.shares = si;
      } else if (name === 'mergeCell') merged.push(ref);
      inside = name;
    },
    text: (text) => {
      if (!cell) return;
      if (inside === 'v' || inside === 't') cell.value += text;
      else if (inside === 'f') cell.formula = (cell.formula ?? '') + text;
    },
    close: (name) => {
      inside = '';
      if (name !== 'c' || !cell) return;
      const { shares } = cell;
      if (shares !== undefined && cell.formula) formulas.set(shares, cell.formula);
      const formula = cell.formula === '' && shares !== undefined ? (formulas.get(shares) ?? '') : cell.formula;
      cells.push(finished({ ...cell, formula }, shared, dates, is1904));
      cell = null;
    },
  });
  return { cells, merged };
}

function finished(
  { row, column, kind, style, value: raw, formula }: OpenCell,
  shared: readonly string[],
  dates: ReadonlySet<number>,
  is1904: boolean,
): WorkbookCell {
  const isDate = (kind === 'n' && raw !== '' && dates.has(style)) || kind === 'd';
  const isError = kind === 'e';
  const value = isError ? '' : isDate && kind === 'n' ? isoDate(Number(raw), is1904) : valueOf(kind, raw, shared);
  return {
    row,
    column,
    value,
    ...(formula === null ? {} : { formula: { text: formula, hasResult: raw !== '' && !isError } }),
    ...(isDate ? { isDate: true as const } : {}),
  };
}

function valueOf(kind: string, raw: string, shared: readonly string[]): string {
  switch (kind) {
    case 's':
      return shared[Number(raw)] ?? '';
    case 'b':
      return raw === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      return raw === '' || !Number.isFinite(Number(raw)) ? raw : String(Number(raw));
    default:
      return decodeEscapes(raw);
  }
}

/** `AB12` → 27 */
const columnOf = (reference: string): number =>
  [...reference.toUpperCase().replace(/[^A-Z]/g, '')].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 64, 0) - 1;
