/** What a heading of a table says: which field its column has and, of names and texts, in which language. */
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/internal.ts';

export type ColumnField = 'number' | 'name' | 'color' | 'type' | 'text' | 'deck' | 'price' | 'language' | 'id';

/** Accepted headings by language, in lower case; messages name the first English one. */
export const HEADINGS: Record<ColumnField, Readonly<Record<LanguageCode, readonly string[]>>> = {
  number: {
    en: ['number', 'no', 'no.', 'nr', 'nr.', 'num', '#', '№', 'n°', 'card no', 'card no.', 'card number'],
    it: ['numero', 'n.', 'numero carta', 'numero della carta'],
    uk: ['номер', 'номер картки', '№ картки'],
  },
  name: {
    en: ['name', 'title', 'card', 'card name', 'card title', 'name of card', 'name of the card'],
    it: ['nome', 'titolo', 'carta', 'nome carta', 'nome della carta', 'titolo carta', 'titolo della carta'],
    uk: ['назва', 'картка', 'назва картки'],
  },
  color: {
    en: ['colour', 'color', 'card colour', 'card color'],
    it: ['colore', 'colore carta', 'colore della carta'],
    uk: ['колір', 'колір картки'],
  },
  type: {
    en: ['type', 'kind', 'card type', 'card kind', 'type of card'],
    it: ['tipo', 'tipo carta', 'tipo di carta', 'tipologia'],
    uk: ['тип', 'тип картки', 'вид', 'вид картки'],
  },
  text: {
    en: ['text', 'rules text', 'card text', 'effect', 'card effect', 'rules', 'ability', 'description'],
    it: ['testo', 'effetto', 'testo carta', 'testo della carta', 'effetto carta', 'regole', 'descrizione', 'abilità'],
    uk: ['текст', 'ефект', 'текст картки', 'властивість', 'опис', 'правила'],
  },
  deck: { en: ['deck', 'epoch'], it: ['mazzo', 'epoca'], uk: ['колода', 'ера', 'епоха'] },
  price: { en: ['cost', 'price', 'card cost'], it: ['costo', 'prezzo'], uk: ['ціна', 'вартість'] },
  language: { en: ['lang', 'language'], it: ['lingua'], uk: ['мова'] },
  id: { en: ['id'], it: [], uk: [] },
};

export const FIELDS = Object.keys(HEADINGS) as ColumnField[];

/** How a heading names a language, in lower case. `ua` is the country, which is written as often. */
const LANGUAGE_NAMES: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['en', 'eng', 'english', 'inglese', 'англійська', 'англійською'],
  it: ['it', 'ita', 'italian', 'italiano', 'італійська', 'італійською'],
  uk: ['uk', 'ua', 'ukr', 'ukrainian', 'ucraino', 'українська', 'українською'],
};

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
    LANGUAGE_CODES.flatMap((written) =>
      HEADINGS[field][written].map((name) => [name, { field, named: null, written }] as const),
    ),
  ),
);
const LANGUAGE_OF_WORD: ReadonlyMap<string, LanguageCode> = new Map(
  LANGUAGE_CODES.flatMap((code) => LANGUAGE_NAMES[code].map((name) => [name, code] as const)),
);

/** All headings without a language. */
export const KNOWN_HEADINGS: readonly string[] = [...BY_HEADING.keys()];

export const mainHeading = (field: ColumnField): string => HEADINGS[field].en[0];

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
