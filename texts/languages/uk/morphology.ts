/** Ukrainian words of a lexicon: nouns in six cases, adjectives declined by rule; 21 goes like 1. */
import type { Case } from '../../../dsl/internal.ts';
import type { GrammaticalNumber } from '../forms.ts';
import { commonNounFields, type Morphology } from '../morphology.ts';
import { declineUkrainian } from './adjectives.ts';

const RULES = new Intl.PluralRules('uk');

/** The index of the form after a count: of 1, of 2 to 4, of 5. */
function pluralIndex(count: GrammaticalNumber): 0 | 1 | 2 {
  if (typeof count !== 'number') return count === 'singular' ? 0 : 1;
  const category = RULES.select(Math.abs(count));
  if (category === 'one') return 0;
  return category === 'few' ? 1 : 2;
}

export const morphology: Morphology = {
  usesDeclaredNames: false,
  noun(noun) {
    const { cases } = noun;
    if (!cases) return undefined;
    const form = (count: GrammaticalNumber, grammatical: Case = 'nom'): string => {
      const forms = cases[grammatical]!;
      return noun.mass ? forms[0] : forms[Math.min(pluralIndex(count), forms.length - 1)];
    };
    // a noun is animate if its accusative is its genitive: seen in the singular of a masculine noun, else in the plural
    const revealing = noun.gender === 'm' && !noun.mass ? 'singular' : 'plural';
    const genitive = form(revealing, 'gen');
    const animate = form(revealing, 'acc') === genitive && form(revealing, 'nom') !== genitive;
    return { ...commonNounFields(noun), animate, mass: noun.mass ?? false, form };
  },
  adjective([lemma]) {
    return {
      form: (gender, count, grammatical = 'nom', animate = false) => {
        const index = pluralIndex(count);
        const afterFive = index === 2 && (grammatical === 'nom' || grammatical === 'acc');
        return declineUkrainian(lemma, gender ?? 'm', index > 0, afterFive ? 'gen' : grammatical, animate);
      },
    };
  },
};
