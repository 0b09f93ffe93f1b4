/** How Italian words go together: articles, elision, contractions, agreement, verbs for one person and for several. */
import { inflectItalian } from './adjectives.ts';
import type { Gender } from '../../../dsl/internal.ts';
import type { AdjectiveForms, Count, NounForms } from '../forms.ts';
import { wordTable } from '../../../dsl/internal.ts';

export type Register = 'tu' | 'voi';
type Number = 'singular' | 'plural';

// ------------------------------------------------------------------------------------------------ nouns, articles

export const noun = (gender: Gender, one: string, other = one): NounForms => ({
  gender,
  mass: false,
  form: (count) => (count === 1 || count === 'singular' ? one : other),
});

/** Before z, gn, ps, pn, x, y and s with a consonant: lo, gli, uno. */
const TAKES_LO = /^(?:z|gn|p[sn]|[xy]|s[^aeiouàèéìòù\W])/i;
const VOWEL = /^[aeiouàèéìòù]/i;

/** Followed by a blank, or by an apostrophe alone. */
export function definite(gender: Gender, number: Number, before: string): string {
  if (gender === 'f') return number === 'plural' ? 'le ' : VOWEL.test(before) ? 'l’' : 'la ';
  if (number === 'plural') return VOWEL.test(before) || TAKES_LO.test(before) ? 'gli ' : 'i ';
  return VOWEL.test(before) ? 'l’' : TAKES_LO.test(before) ? 'lo ' : 'il ';
}
export function indefinite(gender: Gender, before: string): string {
  if (gender === 'f') return VOWEL.test(before) ? 'un’' : 'una ';
  return TAKES_LO.test(before) ? 'uno ' : 'un ';
}
/** quello, quel, quell’ … */
export function that(gender: Gender, before: string): string {
  return `que${{ 'il ': 'l ', 'lo ': 'llo ', 'la ': 'lla ', 'l’': 'll’' }[definite(gender, 'singular', before)] ?? 'l '}`;
}
export const demonstrative = (gender: Gender, before: string): string =>
  `quest${VOWEL.test(before) ? '’' : gender === 'f' ? 'a ' : 'o '}`;
/** `l’8º` and `l’11º`, as *ottavo* and *undicesimo* begin with a vowel. */
export const ordinal = (n: number, gender: Gender): string =>
  `${n === 8 || n === 11 ? 'l’' : gender === 'f' ? 'la ' : 'il '}${n}${gender === 'f' ? 'ª' : 'º'} `;

// ------------------------------------------------------------------------------------------------ adjectives

/** By the rules of the lexicon; what follows the first word stays: `occupato da te`. */
export const adjective = (text: string): AdjectiveForms => ({
  form: (gender, number) =>
    inflectItalian(text, gender === 'f', typeof number === 'number' ? number !== 1 : number === 'plural'),
});

export const either = (one: AdjectiveForms, other: AdjectiveForms): AdjectiveForms => ({
  form: (gender, number, grammatical) =>
    `${one.form(gender, number, grammatical)} o ${other.form(gender, number, grammatical)}`,
});

/** `altrettanti` before a noun of this gender and number */
export const agreeingPlural = (plural: string, gender: Gender, mass: boolean): string =>
  adjective(`${plural.slice(0, -1)}o`).form(gender, mass ? 'singular' : 'plural', 'nom');

export const isPlural = (count: Count, mass: boolean): boolean =>
  typeof count === 'number' ? count !== 1 && !mass : (count === 'many' || count === 'all') && !mass;

// ------------------------------------------------------------------------------------------------ verbs

/**
 * Phrases are written once for both registers: `hai/avete`; an imperative brings its infinitive as well:
 * `ottieni/ottenete/ottenere`.
 */
const REGISTER_VARIANTS = /([\p{L}]+)\/([\p{L}]+)(?:\/([\p{L}]+))?/gu;

export function phrasesInRegister<Phrases extends object>(
  phrases: Phrases,
  register: Register,
): { phrases: Phrases; infinitives: ReadonlyMap<string, string> } {
  const infinitives = new Map<string, string>();
  const chosen = (pattern: string): string =>
    pattern.replace(REGISTER_VARIANTS, (_, tu: string, voi: string, infinitive?: string) => {
      const verb = register === 'tu' ? tu : voi;
      if (infinitive) infinitives.set(verb, infinitive);
      return verb;
    });
  return {
    phrases: Object.fromEntries(
      Object.entries<string>(phrases as Record<string, string>).map(([key, pattern]) => [key, chosen(pattern)]),
    ) as Phrases,
    infinitives,
  };
}

// ------------------------------------------------------------------------------------------------ between words

export const CONTRACTED: Record<string, string> = wordTable({ di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' });
export const ARTICLES: Record<string, string> = wordTable({
  il: 'l',
  lo: 'llo',
  la: 'lla',
  i: 'i',
  gli: 'gli',
  le: 'lle',
  'l’': 'll’',
});

/** `di il` is del, `su gli` sugli, `in l’area` nell’area; `di suoi` dei suoi. */
export const contract = (text: string): string =>
  text
    .replace(
      /(?<![\p{L}’])(di|a|da|in|su) (?:(il|lo|la|i|gli|le) |(l’))/gu,
      (_, preposition: string, article: string | undefined, elided: string) =>
        `${CONTRACTED[preposition]}${ARTICLES[article ?? elided]}${elided ? '' : ' '}`,
    )
    .replace(/(?<!\p{L})di (suoi|sue)(?!\p{L})/gu, (_, its: string) => `${its === 'sue' ? 'delle' : 'dei'} ${its}`);

/** A pronoun is attached to the verb: `migliora -la` is migliorala, `migliorare -la` migliorarla. */
export const attachPronouns = (text: string): string =>
  text.replace(
    /(\p{L}+)( gratuitamente)? -(l[oaie])(?!\p{L})/gu,
    (_, verb: string, adverb: string | undefined, pronoun: string) =>
      `${verb.endsWith('re') ? verb.slice(0, -1) : verb}${pronoun}${adverb ?? ''}`,
  );

/** `1 spazio|spazi`: the form that fits the number in front of it. */
export const inflectAfterNumbers = (text: string): string =>
  text.replace(
    /(?:(?<!\p{L}|\d)(\d+) )?(\p{L}+)\|(\p{L}+)/gu,
    (_, n: string | undefined, one: string, other: string) =>
      `${n === undefined ? '' : `${n} `}${n === '1' ? one : other}`,
  );

/** ed before e, ad before a */
export const addEuphonicD = (text: string): string =>
  text.replace(/(?<!\p{L})(e|a) (?=(\p{L}))/giu, (all, word: string, next: string) =>
    word.toLowerCase() === next.toLowerCase() ? `${word}d ` : all,
  );
