/** English words of a lexicon: regular plurals, adjectives that never change. */
import { englishPlural } from '../../../dsl/internal.ts';
import { commonNounFields, singularRule, type Morphology } from '../morphology.ts';

const isSingular = singularRule('en');

export const morphology: Morphology = {
  usesDeclaredNames: true,
  noun(noun, declared) {
    const one = noun.one ?? declared?.name ?? '';
    const declaredPlural = noun.one === undefined ? declared?.plural : undefined;
    const other = noun.mass ? one : (noun.other ?? declaredPlural ?? englishPlural(one));
    return {
      ...commonNounFields(noun),
      animate: false,
      mass: one === other,
      form: (count) => (isSingular(count) ? one : other),
    };
  },
  adjective: ([only]) => ({ form: () => only }),
};
