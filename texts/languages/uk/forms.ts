/** How Ukrainian words change: pronouns, ordinal numbers, and which form follows a number. Adjectives: see adjectives.ts. */
import { declineUkrainian } from './adjectives.ts';
import { CASES, type Case, type Gender } from '../../../dsl/internal.ts';
import type { AdjectiveForms, NounForms } from '../forms.ts';

/** `покращений`, `порожній`; `short` is the masculine form where that has no ending: `кожен`, `ваш`. */
export function adjective(lemma: string, short = lemma): AdjectiveForms {
  return {
    form: (gender, number, grammatical, animate = false) => {
      const several = isSeveral(number);
      const direct = grammatical === 'nom' || (grammatical === 'acc' && !animate);
      return gender === 'm' && !several && direct
        ? short
        : declineUkrainian(lemma, gender ?? 'm', several, grammatical, animate);
    },
  };
}
const isSeveral = (number: number | 'singular' | 'plural'): boolean =>
  (typeof number === 'number' ? afterNumber(number) : number) !== 'singular';

export const EACH = adjective('кожний', 'кожен');
export const YOUR = adjective('ваший', 'ваш');
const demonstrative = (forms: Record<Gender | 'plural', string>): AdjectiveForms => ({
  form: (gender, number, grammatical, animate = false) => {
    const several = isSeveral(number);
    const genitive = grammatical === 'acc' && animate && (several || gender === 'm');
    return forms[several ? 'plural' : (gender ?? 'n')].split(' ')[CASES.indexOf(genitive ? 'gen' : grammatical)];
  },
});
export const THIS = demonstrative({
  m: 'цей цього цьому цей цим цьому',
  f: 'ця цієї цій цю цією цій',
  n: 'це цього цьому це цим цьому',
  plural: 'ці цих цим ці цими цих',
});
export const THAT = demonstrative({
  m: 'той того тому той тим тому',
  f: 'та тієї тій ту тією тій',
  n: 'те того тому те тим тому',
  plural: 'ті тих тим ті тими тих',
});

/** A noun in all its forms: six of one, six of several. */
export function noun(gender: Gender, singular: string, plural: string): NounForms {
  const one = singular.split(' ');
  const several = plural.split(' ');
  return {
    gender,
    mass: false,
    animate: several[3] !== several[0],
    form: (count, grammatical) => {
      const form = typeof count === 'number' ? afterNumber(count) : count;
      return form === 'many' && isDirectCase(grammatical)
        ? several[1]
        : (form === 'singular' ? one : several)[CASES.indexOf(grammatical)];
    },
  };
}

/** The form after a number: 1 and 21 as one, 2 to 4 as several; after 5 and 0 the genitive, if the phrase is in a direct case. */
export const afterNumber = (n: number): 'singular' | 'plural' | 'many' =>
  Number.isInteger(n) ? AFTER_NUMBERS[Math.abs(n) % 100] : afterAny(n);
const RULES = new Intl.PluralRules('uk');
const afterAny = (n: number): 'singular' | 'plural' | 'many' =>
  (({ one: 'singular', few: 'plural' }) as const)[RULES.select(n) as 'one' | 'few'] ?? 'many';
/** by the last two digits, which decide: asked for every phrase with a number */
const AFTER_NUMBERS = Array.from({ length: 100 }, (_, n) => afterAny(n));
export const isDirectCase = (grammatical: Case): boolean => grammatical === 'nom' || grammatical === 'acc';

/** `2-га`, `2-й`, `2-го`: after the number comes the end of the word, from its last consonant on. */
export function ordinal(n: number, gender: Gender, grammatical: Case): string {
  const word = adjective(n % 100 > 10 && n % 100 < 20 ? TENTH : ORDINALS[n % 10]).form(gender, 'singular', grammatical);
  return `${n}-${word.slice(VOWEL.test(word.at(-2)!) ? -1 : -2)}`;
}
const TENTH = 'десятий';
const VOWEL = /[аеєиіїоуюя]/;
const ORDINALS = [
  TENTH,
  'перший',
  'другий',
  'третій',
  'четвертий',
  'п’ятий',
  'шостий',
  'сьомий',
  'восьмий',
  'дев’ятий',
];
