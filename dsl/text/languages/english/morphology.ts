/** English words of a lexicon: plurals in -s, adjectives that never change. */
import { commonNounFields, singularRule, type Morphology } from '../morphology.ts';

const isSingular = singularRule('en');

/** The plural where nothing else is given. */
export const regularPlural = (one: string): string => `${one}s`;

export const morphology: Morphology = {
  usesDeclaredNames: true,
  noun(noun, declared) {
    const one = noun.one ?? declared?.name ?? '';
    const declaredPlural = noun.one === undefined ? declared?.plural : undefined;
    const other = noun.mass ? one : (noun.other ?? declaredPlural ?? regularPlural(one));
    return {
      ...commonNounFields(noun),
      animate: false,
      mass: one === other,
      form: (count) => (isSingular(count) ? one : other),
    };
  },
  adjective: ([only]) => ({ form: () => only }),
};
