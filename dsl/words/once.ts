import { arg, colon } from './elements.ts';
import { continuous } from './declaration.ts';
import { named } from './fitting-names.ts';

export const once = continuous({
  name: 'once',
  opening: ['once', 'per'],
  signature: [arg('period', 'name', { names: named('period'), difference: 'limit' }), colon, arg('body', 'body')],
  summary: 'A free ability: whenever the owner decides what to do next, but only once in each period.',
  example: 'once per turn: pay 1 kelp: gain 2 credits',
  makes: ['ability'],
  wrapper: 'limit',
  phrases: {
    once: {
      en: 'once per {period}, {body}',
      it: 'una volta per {period}: {body}',
      uk: 'раз на {period:acc}: {body}',
    },
  },
  resolve(args) {
    const [period, program] = [args.id('period'), args.program('body')];
    return period === undefined ? undefined : { k: 'ability', period, program };
  },
});
