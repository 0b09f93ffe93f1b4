/** What a heading of a table says: which field its column has and, of names and texts, in which language. */
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/internal.ts';
import type { ColumnField } from '../languages/headings.ts';
import { headingsOf } from '../languages/index.ts';

export type { ColumnField };

const HEADINGS = LANGUAGE_CODES.map((code) => ({ code, ...headingsOf(code) }));

export const FIELDS = Object.keys(headingsOf('en').columns) as ColumnField[];

export interface Heading {
  field: ColumnField;
  /** that the heading names */
  named: LanguageCode | null;
  /** in which the heading itself is written */
  written: LanguageCode;
}

/** The heading in lower case, its words separated by one blank. */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_()[\]/:-]+/gu, ' ')
    .trim();

const BY_HEADING: ReadonlyMap<string, Heading> = new Map(
  FIELDS.flatMap((field) =>
    HEADINGS.flatMap(({ code: written, columns }) =>
      columns[field].map((name) => [name, { field, named: null, written }] as const),
    ),
  ),
);
const LANGUAGE_OF_WORD: ReadonlyMap<string, LanguageCode> = new Map(
  HEADINGS.flatMap(({ code, language }) => language.map((name) => [name, code] as const)),
);

/** All headings without a language. */
export const KNOWN_HEADINGS: readonly string[] = [...BY_HEADING.keys()];

export const mainHeading = (field: ColumnField): string => headingsOf('en').columns[field][0];

/**
 * `Text IT`, `testo (it)`, `Italian text`; a language alone is the text in it. Undefined for a heading that is not known.
 *
 * @param ofDecks what a pack calls its decks
 */
export function headingOf(text: string, ofDecks: readonly string[] = []): Heading | undefined {
  const plain = plainHeading(text);
  const whole =
    BY_HEADING.get(plain) ?? (ofDecks.includes(plain) ? { field: 'deck', named: null, written: 'en' } : undefined);
  if (whole) return whole;
  const words = plain.split(' ');
  const languages = words.flatMap((word) => LANGUAGE_OF_WORD.get(word) ?? []);
  if (languages.length !== 1) return undefined;
  const [named] = languages;
  const rest = words.filter((word) => !LANGUAGE_OF_WORD.has(word)).join(' ');
  if (rest === '') return { field: 'text', named, written: named };
  const found = BY_HEADING.get(rest);
  // other columns are the same in all languages
  return found && (found.field === 'text' || found.field === 'name') ? { ...found, named } : undefined;
}

/** Removes words that only repeat the heading from a value: `era 2` → `2`. */
export const withoutHeading = (field: ColumnField, value: string): string =>
  value
    .split(/[\s_-]+/)
    .filter((word) => BY_HEADING.get(plainHeading(word))?.field !== field)
    .join(' ');
