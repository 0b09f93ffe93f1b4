/** The face of tables of typed cards: their rows and columns, and what a cell means to a pack. */
export type { ColumnMapping, ColumnUse } from './column-use.ts';
export { columnsOf, headedRows, type Columns, separatorOf } from './columns.ts';
export { guarded, parseTable, unguarded, type TableCell, type TableRow } from './csv.ts';
export { decodeTable } from './decode-table.ts';
export { tableProblem } from './diagnostics.ts';
export { chosenFor, chosenIn, encoder, type Encoder, type NamedField } from './encoder.ts';
export { withoutHeading, type ColumnField } from './headings.ts';
export { packHeadings } from './headings-of-pack.ts';
export { matchName, nameIndexOf, typeNameIndex, type NameIndex } from './names.ts';
export { packTextParser, type PackTextParser, type SourcesOfTexts } from './pack-text-parser.ts';
export { plainName } from './plain-name.ts';
export { likelyPrices, priceOf } from './price.ts';
export { textPartsOf } from './programs.ts';
export { languageOfRow } from './row-language.ts';
export { blankless, isDate, rowReader, type RowReader } from './row.ts';
export type { TableFinding } from './table-finding.ts';
export { textProblem } from './text-problem.ts';
