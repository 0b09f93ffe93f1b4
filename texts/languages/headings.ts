/** What a table of cards may have in its columns, and how a language writes that over them. */
export type ColumnField =
  | 'number'
  | 'name'
  | 'color'
  | 'type'
  /** in the effect language, as a pack has it */
  | 'effect'
  | 'text'
  | 'deck'
  | 'price'
  | 'copies'
  | 'language'
  | 'id'
  /** one of several texts of which one is chosen */
  | 'option'
  /** a text that stands beside the first one */
  | 'further'
  /** its heading is the name of an attribute */
  | 'attribute';

export interface TableHeadings {
  /** accepted headings, in lower case */
  columns: Readonly<Record<ColumnField, readonly string[]>>;
  /** how a heading names this language, in this and other languages, in lower case: `ua` is the country, which is written as often */
  language: readonly string[];
}
