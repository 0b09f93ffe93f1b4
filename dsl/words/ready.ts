import { arg, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { CARDS } from './fitting-names.ts';

export const ready = immediate({
  name: 'ready',
  opening: ['ready'],
  signature: [
    optional(arg('n', 'atom', { difference: 'choice-size' })),
    arg('what', 'phrase', { names: CARDS, onAll: true }),
  ],
  summary: 'Turn used cards back, so that they can be used again.',
  details: 'Without a number all of them; with a number the player chooses which; afterwards `it` is the last of them.',
  example: 'ready 1 used action-card',
  makes: ['ready'],
  subject: { argument: 'what', it: 'varies' },
  events: [],
  usesUp: false,
  atStart: 'continues',
  usedIn: 'effects',
  wrapper: null,
  phrases: {
    ready: {
      en: 'make {n what} available again',
      it: 'riattiva/riattivate/riattivare {n what:ins}',
      uk: 'відновіть {n what:acc}',
    },
  },
  resolve(args) {
    const [n, cards] = [args.has('n') ? args.count('n') : null, args.cards('what')];
    if (n !== null) args.bindIt('card');
    return { k: 'ready', n, cards };
  },
});
