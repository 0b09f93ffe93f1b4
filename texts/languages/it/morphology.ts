/** Italian words of a lexicon: a singular and a plural; adjectives agree in gender and number. */
import { commonNounFields, singularRule, type Morphology } from '../morphology.ts';
import { inflectItalian } from './adjectives.ts';

const isSingular = singularRule('it');

export const morphology: Morphology = {
  usesDeclaredNames: false,
  noun(noun) {
    const one = noun.one ?? '';
    const other = noun.mass ? one : (noun.other ?? one);
    return {
      ...commonNounFields(noun),
      animate: false,
      mass: noun.mass ?? false,
      form: (count) => (isSingular(count) ? one : other),
    };
  },
  /** The lexicon gives the masculine singular, or all of: masculine, feminine, masculine plural, feminine plural. */
  adjective(forms) {
    return {
      form: (gender, count) => {
        const feminine = gender === 'f';
        const plural = !isSingular(count);
        if (forms.length !== 4) return inflectItalian(forms[0], feminine, plural);
        return forms[(plural ? 2 : 0) + (feminine ? 1 : 0)];
      },
    };
  },
};
