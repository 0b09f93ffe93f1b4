/** Workbooks for tests, made part by part, so that they can have what no program writes. */
import { strToU8, zipSync, type Zippable } from 'fflate';

type TestCell = string | number | null | { date: number } | { formula: string; result?: string | number };

interface TestSheet {
  name: string;
  isHidden?: boolean;
  rows: TestCell[][];
  /** ranges */
  merged?: string[];
}

/** @param more parts besides, or in place of those that it has */
export function testWorkbook(sheets: readonly TestSheet[], more: Zippable = {}): Uint8Array {
  const relation = (id: string, kind: string, target: string): string =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${sheets
      .map(
        ({ name, isHidden }, i) => `<sheet name="${name}" r:id="s${i}"${isHidden === true ? ' state="hidden"' : ''}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, i) => relation(`s${i}`, 'worksheet', `worksheets/s${i}.xml`))
      .join('')}${relation('st', 'styles', 'styles.xml')}</Relationships>`,
    // the second style of cells shows dates
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ...Object.fromEntries(sheets.map((sheet, i) => [`xl/worksheets/s${i}.xml`, sheetXml(sheet)])),
  };
  const files = Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]));
  return zipSync({ ...files, ...more });
}

const sheetXml = ({ rows, merged = [] }: TestSheet): string =>
  `<worksheet><sheetData>${rows
    .map((cells, i) => `<row r="${i + 1}">${cells.map((cell) => cellXml(cell)).join('')}</row>`)
    .join(
      '',
    )}</sheetData><mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function cellXml(cell: TestCell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'string') return `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if ('date' in cell) return `<c s="1"><v>${cell.date}</v></c>`;
  const { formula, result } = cell;
  const value = result === undefined ? '' : `<v>${escaped(String(result))}</v>`;
  return `<c${typeof result === 'string' ? ' t="str"' : ''}><f>${escaped(formula)}</f>${value}</c>`;
}
