/** How Ukrainian words change: adjectives, pronouns, ordinal numbers, and which form stands behind a number. */
import { CASES, type AdjectiveForms, type Case, type Gender, type NounForms } from '../language.ts';

type Six = readonly [nom: string, gen: string, dat: string, acc: string, ins: string, loc: string];
type Column = Gender | 'plural';
const column = (gender: Gender | null, number: number | 'singular' | 'plural'): Column => (number === 'plural' || (typeof number === 'number' && number !== 1) ? 'plural' : gender ?? 'm');

/** Things, not people: the accusative of masculine and plural is the nominative. */
const HARD: Record<Column, Six> = {
  m: ['ий', 'ого', 'ому', 'ий', 'им', 'ому'], f: ['а', 'ої', 'ій', 'у', 'ою', 'ій'], n: ['е', 'ого', 'ому', 'е', 'им', 'ому'], plural: ['і', 'их', 'им', 'і', 'ими', 'их'],
};
const SOFT: Record<Column, Six> = {
  m: ['ій', 'ього', 'ьому', 'ій', 'ім', 'ьому'], f: ['я', 'ьої', 'ій', 'ю', 'ьою', 'ій'], n: ['є', 'ього', 'ьому', 'є', 'ім', 'ьому'], plural: ['і', 'іх', 'ім', 'і', 'іми', 'іх'],
};

/** `покращений`, `порожній`; `short` is the masculine form where that has no ending: `кожен`, `ваш`. */
export function adjective(lemma: string, short = lemma): AdjectiveForms {
  const endings = lemma.endsWith('ій') ? SOFT : HARD, stem = lemma.slice(0, -2);
  return {
    form: (gender, number, grammatical) => {
      const at = column(gender, number);
      return at === 'm' && (grammatical === 'nom' || grammatical === 'acc') ? short : stem + endings[at][CASES.indexOf(grammatical)];
    },
  };
}

export const EACH = adjective('кожний', 'кожен');
export const YOUR = adjective('ваший', 'ваш');
const THIS_FORMS: Record<Column, Six> = {
  m: ['цей', 'цього', 'цьому', 'цей', 'цим', 'цьому'], f: ['ця', 'цієї', 'цій', 'цю', 'цією', 'цій'], n: ['це', 'цього', 'цьому', 'це', 'цим', 'цьому'], plural: ['ці', 'цих', 'цим', 'ці', 'цими', 'цих'],
};
export const THIS: AdjectiveForms = { form: (gender, number, grammatical) => THIS_FORMS[column(gender, number)][CASES.indexOf(grammatical)] };

/** A noun in all its forms: six of one, six of several. */
export function noun(gender: Gender, singular: string, plural: string): NounForms {
  const one = singular.split(' '), several = plural.split(' ');
  return {
    gender, mass: false,
    form: (count, grammatical) => {
      const form = typeof count === 'number' ? afterNumber(count) : count;
      return form === 'many' && direct(grammatical) ? several[1] : (form === 'singular' ? one : several)[CASES.indexOf(grammatical)];
    },
  };
}

/** The form behind a number: 1 and 21 as one, 2 to 4 as several; behind 5 and 0 the genitive, where the whole stands in a direct case. */
export const afterNumber = (n: number): 'singular' | 'plural' | 'many' => (({ one: 'singular', few: 'plural' }) as const)[RULES.select(n) as 'one' | 'few'] ?? 'many';
export const direct = (grammatical: Case): boolean => grammatical === 'nom' || grammatical === 'acc';
const RULES = new Intl.PluralRules('uk');

/** `2-га`, `2-й`, `2-го`: what is written behind the number is the end of the word, from its last consonant on. */
export function ordinal(n: number, gender: Gender, grammatical: Case): string {
  const word = adjective(n % 100 > 10 && n % 100 < 20 ? TENTH : ORDINALS[n % 10]).form(gender, 'singular', grammatical);
  return `${n}-${word.slice(VOWEL.test(word.at(-2)!) ? -1 : -2)}`;
}
const TENTH = 'десятий', VOWEL = /[аеєиіїоуюя]/;
const ORDINALS = [TENTH, 'перший', 'другий', 'третій', 'четвертий', 'п’ятий', 'шостий', 'сьомий', 'восьмий', 'дев’ятий'];
