/** A topic of the reference for authors: one page, as Markdown. */

/** The chapters of the reference, in order, with their titles. */
export const CHAPTERS = {
  guide: 'Guides',
  word: 'Words',
  name: 'Nouns and adjectives',
  event: 'Events',
  section: 'Sections and their keys',
  scenario: 'Scenarios',
  diagnostic: 'Diagnostics',
} as const;

/** The name of a chapter. */
export type Chapter = keyof typeof CHAPTERS;

/** One page of the reference. */
export interface Topic {
  /** what an author types: `fathom help NAME` */
  readonly name: string;
  readonly chapter: Chapter;
  /** one line for lists of topics */
  readonly summary: string;
  /** the page, without a heading */
  readonly page: string;
}

/** A Markdown table with a heading line. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(' | ')} |`).join('\n');

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replace(/\s*\n\s*/g, ' ');

/** A block of code. */
export const code = (text: string, language = ''): string => `\`\`\`${language}\n${text}\n\`\`\``;
