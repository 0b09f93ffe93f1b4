/** A table as a workbook: all cells are texts or numbers, so that nothing in it is a formula or becomes a date. */
import writeWorkbook, { type SheetData } from 'write-excel-file/universal';
import type { TableOut } from './card-table.ts';

/** Characters that a column is wide. */
const WIDTHS = { usual: 14, name: 24, text: 60, effect: 60 };

/** Fields of numbers, which a spreadsheet sorts as such. */
const NUMBERS: ReadonlySet<string> = new Set(['number', 'copies', 'attribute']);

export async function workbookOf({ columns, rows }: TableOut, title: string): Promise<Uint8Array> {
  const head = columns.map(({ heading }) => ({ value: heading, type: String, fontWeight: 'bold' as const }));
  const body = rows.map(({ cells }) =>
    cells.map((value, i) => {
      if (value === '') return null;
      if (NUMBERS.has(columns[i].use.field)) return { value: Number(value), type: Number };
      // “@” is the format of texts: what is typed there later stays as it is typed
      return { value, type: String, format: '@', wrap: true, alignVertical: 'top' as const };
    }),
  );
  const file = writeWorkbook([head, ...body] as SheetData, {
    sheet: sheetName(title),
    stickyRowsCount: 1,
    columns: columns.map(({ use }) => ({ width: WIDTHS[use.field as keyof typeof WIDTHS] ?? WIDTHS.usual })),
  });
  return new Uint8Array(await (await file.toBlob()).arrayBuffer());
}

/** Some signs and long names are not allowed. */
const sheetName = (title: string): string =>
  title
    .replace(/[\\/?*[\]:']/g, ' ')
    .trim()
    .slice(0, 31) || 'Cards';
