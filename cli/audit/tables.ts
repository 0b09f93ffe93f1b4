/** The tables of provenance. Columns are headed by words where there is room, else by their first letters. */
import type { KindTally } from '../../dsl/internal.ts';
import { columns, truncate } from '../terminal/paint.ts';
import { counted, TWO_COLUMN_WIDTH, type TextPage } from '../terminal/text-page.ts';
import type { AuditReport } from './report.ts';
import { wordTable } from '../../dsl/internal.ts';

const PROVENANCE = ['attested', 'derived', 'original', 'mixed', 'unsaid'] as const;
const STATUS = ['attested', 'derived', 'original', 'unsaid'] as const;

export function tables({ kinds, fields, extends: bases }: AuditReport, page: TextPage): void {
  if (kinds.length === 0) {
    page.title(`Nothing ${bases.length ? 'of its own ' : ''}that plays.`);
    return;
  }
  const total = kinds.filter(({ of }) => of === null || 'part' in of);
  const all = total.reduce((sum, { components }) => sum + components, 0);
  page.title(`What is proved how: ${counted(all, 'component')}`);
  const rows = kinds.flatMap((kind, i) => [
    ...headingOf(kind, kinds[i - 1]),
    [nameOf(kind), String(kind.components), ...PROVENANCE.map((key) => figure(kind.byProvenance[key]))],
  ]);
  const sums = PROVENANCE.map((key) => figure(total.reduce((sum, { byProvenance }) => sum + byProvenance[key], 0)));
  table(['', 'all', ...PROVENANCE], [...rows, ['all', String(all), ...sums]], page);

  page.title('Field by field');
  const ofAll = STATUS.map((key) => total.reduce((sum, { byField }) => sum + byField[key], 0));
  const ofFields = fields.map(({ field, byStatus }) => [
    `  ${field}`,
    String(STATUS.reduce((sum, key) => sum + byStatus[key], 0)),
    ...STATUS.map((key) => figure(byStatus[key])),
  ]);
  table(
    ['', 'all', ...STATUS],
    [
      ...(ofFields.length ? [['of cards'], ...ofFields] : []),
      ['of everything', String(ofAll.reduce((a, b) => a + b, 0)), ...ofAll.map(figure)],
    ],
    page,
  );
}

/** Over the cards by deck, and over the cards by type. */
function headingOf({ of }: KindTally, before: KindTally | undefined): string[][] {
  const key = keyOf(of);
  return key !== null && key !== keyOf(before?.of ?? null) ? [[`  by ${key}`]] : [];
}

function keyOf(of: KindTally['of']): 'deck' | 'type' | null {
  return of === null || 'part' in of ? null : 'deck' in of ? 'deck' : 'type';
}

function nameOf({ section, of }: KindTally): string {
  if (of === null) return section.replace(/-/g, ' ');
  if ('part' in of) return `  single ${of.part}s`;
  return `    ${'deck' in of ? of.deck : of.type}`;
}

const figure = (n: number): string => (n === 0 ? '·' : String(n));

/** Heads of narrow columns. */
const SHORT: Record<string, string> = wordTable({ all: '#', unsaid: '?' });

function table([first, ...words]: string[], rows: string[][], page: TextPage): void {
  const narrow = page.width < TWO_COLUMN_WIDTH;
  const short = (word: string): string => SHORT[word] ?? word[0];
  const heads = [first, ...(narrow ? words.map(short) : words)];
  if (narrow) page.text(words.map((word) => `${short(word)} ${word}`).join(', '), 2);
  const gap = 2;
  const left =
    page.width -
    2 -
    words.reduce(
      (sum, _, i) => sum + gap + Math.max(heads[i + 1].length, ...rows.map((row) => (row[i + 1] ?? '').length)),
      0,
    );
  const shown = rows.map(([name, ...figures]) => [truncate(name, left), ...words.map((_, i) => figures[i] ?? '')]);
  const [headLine, ...lines] = columns([heads, ...shown], (i) => i > 0, gap);
  page.lines.push(page.paint('dim', `  ${headLine}`), ...lines.map((line) => `  ${line}`));
}
