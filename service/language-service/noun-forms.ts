/** The forms that a noun has in a language, and how those of a new name are guessed from names that are like it. */
import { CASES, LANGUAGE_FACTS, type LanguageCode, type Plain } from '../../dsl/internal.ts';

/** Forms by their keys: `gender`, `one`, `other`; where a language has cases `nom.0`, the case and which number of things. */
export type NounForms = Readonly<Record<string, string>>;

const GENDER = 'gender';

/** A key of the lexicon that has several forms, and which of them; null: it is the form. */
interface FormKey {
  key: string;
  at: number | null;
}

/** The keys of the forms of a noun in their order, the one that people read first, and its gender last. */
export function formKeys(language: LanguageCode): readonly string[] {
  const { nouns, genders } = LANGUAGE_FACTS[language];
  const words =
    typeof nouns === 'string'
      ? ['one', 'other']
      : CASES.flatMap((name) => Array.from({ length: nouns[name] ?? 0 }, (_, i) => `${name}.${i}`));
  return [...words, ...(genders ? [GENDER] : [])];
}

/** The form that says the name of one. */
export const nameKey = (language: LanguageCode): string => formKeys(language)[0];

/** Which genders a noun may have; none: the language has no genders. */
export const gendersOf = (language: LanguageCode): readonly string[] => LANGUAGE_FACTS[language].genders ?? [];

export const isGender = (form: string): boolean => form === GENDER;

/** Where the lexicon has a form. */
export function placeOfForm(form: string): FormKey {
  const [key, at] = form.split('.');
  return { key, at: at === undefined ? null : Number(at) };
}

/** What the lexicon has of a noun as its forms. */
export function formsIn(written: Record<string, Plain>, language: LanguageCode): NounForms {
  const found = formKeys(language).flatMap((form) => {
    const { key, at } = placeOfForm(form);
    const value = written[key] ?? null;
    const word = at !== null && Array.isArray(value) ? (value[at] ?? null) : at === null || at === 0 ? value : null;
    return typeof word === 'string' || typeof word === 'number' ? [[form, String(word)]] : [];
  });
  return Object.fromEntries(found) as NounForms;
}

/** Forms as the lexicon has them. */
export function formsAsWritten(forms: NounForms, language: LanguageCode): Record<string, Plain> {
  const out: Record<string, Plain> = {};
  const ordered = formKeys(language);
  for (const form of [GENDER, ...ordered.filter((one) => !isGender(one))]) {
    const word = forms[form];
    if (word === undefined) continue;
    const { key, at } = placeOfForm(form);
    if (at === null) out[key] = word;
    else out[key] = [...((out[key] as Plain[] | undefined) ?? []), word];
  }
  return out;
}

/**
 * The forms of a name as those of the known name whose first word ends most like its own; where none does, all are the name itself.
 * The words behind the first one stay as they are.
 */
export function guessedForms(name: string, known: readonly NounForms[], language: LanguageCode): NounForms {
  const keys = formKeys(language);
  const base = nameKey(language);
  const [head, tail] = headAndTail(name);
  const pattern = mostAlike(head, known, base);
  const of = (form: string): string => {
    if (isGender(form)) return pattern?.[GENDER] ?? gendersOf(language)[0];
    return pattern ? inflected(head, pattern[base], pattern[form] ?? pattern[base]) + tail : name;
  };
  return Object.fromEntries(keys.map((form) => [form, form === base ? name : of(form)]));
}

/** So many letters at the end must be the same. */
const LEAST_ALIKE = 2;

/** The forms of the first word of the known name that is most alike; of names in which only that word changes. */
function mostAlike(head: string, known: readonly NounForms[], base: string): NounForms | null {
  let best: NounForms | null = null;
  let most = LEAST_ALIKE - 1;
  for (const forms of known) {
    const [, tail] = headAndTail(forms[base] ?? '');
    const words = Object.entries(forms);
    if (!words.every(([form, word]) => isGender(form) || word.endsWith(tail))) continue;
    const heads = Object.fromEntries(
      words.map(([form, word]) => [form, isGender(form) ? word : word.slice(0, word.length - tail.length)]),
    );
    const alike = commonEnd(head, heads[base] ?? '');
    if (alike <= most) continue;
    best = heads;
    most = alike;
  }
  return best;
}

function headAndTail(name: string): [head: string, tail: string] {
  const space = name.indexOf(' ');
  return space < 0 ? [name, ''] : [name.slice(0, space), name.slice(space)];
}

function commonEnd(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  let n = 0;
  while (n < Math.min(x.length, y.length) && x[x.length - 1 - n] === y[y.length - 1 - n]) n++;
  return n;
}

/** What becomes of a word as `from` becomes `to`. */
function inflected(word: string, from: string, to: string): string {
  let stem = 0;
  while (stem < Math.min(from.length, to.length) && from[stem] === to[stem]) stem++;
  const end = from.slice(stem);
  return word.endsWith(end) ? word.slice(0, word.length - end.length) + to.slice(stem) : word;
}
