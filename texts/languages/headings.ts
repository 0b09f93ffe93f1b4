/** What a table of cards may have in its columns, and how a language writes that over them. */
export type ColumnField = 'number' | 'name' | 'color' | 'type' | 'text' | 'deck' | 'price' | 'language' | 'id';

export interface TableHeadings {
  /** accepted headings, in lower case */
  columns: Readonly<Record<ColumnField, readonly string[]>>;
  /** how a heading names this language, in this and other languages, in lower case: `ua` is the country, which is written as often */
  language: readonly string[];
}
