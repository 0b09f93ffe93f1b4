/** What a heading of a table says: which field its column has and, of names and texts, in which language. */
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/internal.ts';
import type { ColumnField } from '../languages/headings.ts';
import { headingsOf } from '../languages/index.ts';
import { NO_HEADINGS, type PackHeadings } from './pack-headings.ts';

export type { ColumnField };

const HEADINGS = LANGUAGE_CODES.map((code) => ({ code, ...headingsOf(code) }));

const ALL_FIELDS = Object.keys(headingsOf('en').columns) as ColumnField[];

/** Further columns, which messages do not list. */
const SELDOM: readonly ColumnField[] = ['effect', 'option', 'further', 'attribute'];

/** The fields that messages list. */
export const FIELDS = ALL_FIELDS.filter((field) => !SELDOM.includes(field));

export interface Heading {
  field: ColumnField;
  /** that the heading names */
  named: LanguageCode | null;
  /** in which the heading itself is written */
  written: LanguageCode;
  /** the attribute, or the program of the text or effect */
  of?: string;
  /** it may as well be the exact effect, beside a column of the text */
  orEffect?: boolean;
}

/** The heading in lower case, its words separated by one blank. */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_()[\]/:-]+/gu, ' ')
    .trim();

const EXACT = new Set(HEADINGS.flatMap(({ columns }) => columns.effect));

// of a heading that two fields have, the last one counts: “effect” is a text
const BY_HEADING: ReadonlyMap<string, Heading> = new Map(
  ALL_FIELDS.flatMap((field) =>
    HEADINGS.flatMap(({ code: written, columns }) =>
      columns[field].map(
        (name) =>
          [
            name,
            { field, named: null, written, ...(field === 'text' && EXACT.has(name) ? { orEffect: true } : {}) },
          ] as const,
      ),
    ),
  ),
);
const LANGUAGE_OF_WORD: ReadonlyMap<string, LanguageCode> = new Map(
  HEADINGS.flatMap(({ code, language }) => language.map((name) => [name, code] as const)),
);

/** All headings without a language. */
export const KNOWN_HEADINGS: readonly string[] = [...BY_HEADING.keys()];

export const mainHeading = (field: ColumnField): string => headingsOf('en').columns[field][0];

/** `Text IT`, `testo (it)`, `Italian text`; a language alone is the text in it. Undefined for a heading that is not known. */
export function headingOf(text: string, ofPack: PackHeadings = NO_HEADINGS): Heading | undefined {
  const plain = plainHeading(text);
  const whole = BY_HEADING.get(plain) ?? headingOfPack(plain, ofPack);
  if (whole) return whole;
  return inLanguage(plain, ofPack) ?? numbered(plain, ofPack);
}

/** A name of the pack: of its decks, an attribute, a program. */
function headingOfPack(plain: string, { decks, attributes, programs }: PackHeadings): Heading | undefined {
  if (decks.includes(plain)) return { field: 'deck', named: null, written: 'en' };
  const attribute = attributes.get(plain);
  if (attribute !== undefined) return { field: 'attribute', named: null, written: 'en', of: attribute };
  const titled = programs.get(plain);
  if (titled) return { field: 'text', named: null, written: titled.language, of: titled.program };
  const [first, ...rest] = plain.split(' ');
  const exact = EXACT.has(first) ? programs.get(rest.join(' ')) : undefined;
  return exact && { field: 'effect', named: null, written: 'en', of: exact.program };
}

/** A heading with a language before or behind it. */
function inLanguage(plain: string, ofPack: PackHeadings): Heading | undefined {
  const words = plain.split(' ');
  const languages = words.flatMap((word) => LANGUAGE_OF_WORD.get(word) ?? []);
  if (languages.length !== 1) return undefined;
  const [named] = languages;
  const rest = words.filter((word) => !LANGUAGE_OF_WORD.has(word)).join(' ');
  if (rest === '') return { field: 'text', named, written: named };
  const found = BY_HEADING.get(rest) ?? headingOfPack(rest, ofPack) ?? numbered(rest, ofPack);
  // other columns are the same in all languages
  return found && IN_LANGUAGES.has(found.field) ? { ...found, named } : undefined;
}

/** What is written in a language. */
const IN_LANGUAGES: ReadonlySet<ColumnField> = new Set<ColumnField>(['name', 'text', 'option', 'further']);

/** `Option 2`, `choice b`; `effect 1` and `effect 2` are texts beside each other. */
function numbered(plain: string, ofPack: PackHeadings): Heading | undefined {
  const [, rest, digits] = /^(.+?) ?(\d|\b[a-f])$/u.exec(plain) ?? [];
  if (rest === undefined) return undefined;
  const found = BY_HEADING.get(rest) ?? headingOfPack(rest, ofPack);
  if (found?.field === 'option') return found;
  if (found?.field !== 'text' || !/\d/.test(digits)) return undefined;
  return digits === '1' ? found : { ...found, field: 'further' };
}

/** Removes words that only repeat the heading from a value: `era 2` → `2`. */
export const withoutHeading = (field: ColumnField, value: string): string =>
  value
    .split(/[\s_-]+/)
    .filter((word) => BY_HEADING.get(plainHeading(word))?.field !== field)
    .join(' ');
