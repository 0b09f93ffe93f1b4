/** A report as lines of a terminal: plots are left out, long tables cut, and columns that have no room. */
import type { Part, Report, Section, Table } from '../../study/internal.ts';
import { columns, displayWidth, type Paint, truncate, wrap } from '../terminal/paint.ts';

/** Columns left of what is told under a heading. */
const STEP = 2;
/** Characters of the longest bar, and of a part of a program that is cut. */
const BAR = 30;

export function terminalLines(report: Report, paint: Paint, width: number): string[] {
  const { model, subject, setting, findings, sections, legend } = report;
  const title = subject === '' ? model.title : `${model.title}: ${subject}`;
  const separator = subject === '' ? ': ' : ', ';
  const shown = sections.map((part) => partLines(part, paint, width)).filter((lines) => lines.length > 0);
  const end = legend === undefined ? [] : partLines(legend, paint, width - STEP);
  return [
    ...wrap(`${paint('bold', title)}${separator}${setting}`, width),
    ...indented(findings.flatMap((part) => partLines(part, paint, width - STEP))),
    ...shown.flatMap((lines) => ['', ...lines]),
    ...(shown.length > 0 && end.length > 0 ? [''] : []),
    ...indented(end),
  ];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `${' '.repeat(STEP)}${line}`);

/** Empty where it has only plots. */
function sectionLines({ title, parts }: Section, paint: Paint, width: number): string[] {
  const lines = parts.flatMap((part) => partLines(part, paint, width - STEP));
  return lines.length === 0 ? [] : [...wrap(title, width).map((line) => paint('bold', line)), ...indented(lines)];
}

function partLines(part: Part, paint: Paint, width: number): string[] {
  if (typeof part === 'string') return wrap(part, width, STEP);
  switch (part.kind) {
    case 'emphasis':
      return wrap(paint(part.style, part.text), width, STEP);
    case 'table':
      return tableLines(part, paint, width);
    case 'section':
      return sectionLines(part, paint, width);
    default:
      return [];
  }
}

function tableLines({ columns: all, rows, short }: Table, paint: Paint, width: number): string[] {
  const cellOf = (text: string, i: number): string =>
    all[i].kind === 'bar' ? '█'.repeat(Math.round(BAR * Number(text))) : text;
  const cut = short === null ? rows.length : short.rows * (short.at === 'ends' ? 2 : 1);
  const first = rows.length > cut ? rows.slice(0, short!.rows) : rows;
  const last = rows.length > cut && short!.at === 'ends' ? rows.slice(-short!.rows) : [];
  const lines = (of: typeof rows): string[][] =>
    of.map(({ cells, style, isMarked }) =>
      cells.map((text, i) => (i === 0 ? paint(isMarked ? 'yellow' : style, text) : cellOf(text, i))),
    );
  const table = [
    all.map(({ head }) => head),
    ...lines(first),
    ...(last.length > 0 ? [all.map((_, i) => (i === 0 ? '…' : ''))] : []),
    ...lines(last),
  ];
  const has = (wide: boolean): string[] => {
    const here = all.flatMap(({ isWide }, i) => (isWide && !wide ? [] : [i]));
    const isRight = (i: number): boolean => isNumber(all[here[i]].kind);
    return columns(
      table.map((row) => here.map((i) => row[i])),
      isRight,
    );
  };
  const roomy = has(true);
  const fits = roomy.every((line) => displayWidth(line) <= width);
  const left = rows.length - cut;
  return [
    ...(fits ? roomy : has(false)).map((line) => (all.at(-1)!.kind === 'code' ? truncate(line, width) : line)),
    ...(left > 0 && short!.at === 'top' ? [`… and ${left} more (--json, --html)`] : []),
  ];
}

const isNumber = (kind: Table['columns'][number]['kind']): boolean =>
  kind !== 'text' && kind !== 'code' && kind !== 'bar';
