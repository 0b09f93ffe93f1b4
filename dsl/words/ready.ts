import { arg, maybeFlag, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { CARDS } from './fitting-names.ts';
import { upToTimes } from './so-many.ts';

export const ready = immediate({
  name: 'ready',
  opening: ['ready'],
  signature: [
    maybeFlag('limit', 'up-to'),
    optional(arg('n', 'atom', { difference: 'choice-size' })),
    arg('what', 'phrase', { names: CARDS, onAll: true }),
  ],
  summary: 'Turn used cards back, so that they can be used again.',
  details:
    'Without a number all of them; with a number the player chooses which; afterwards `it` is the ' +
    'last of them. After `ready up to 2 used action-cards` `amount` is how many that were.',
  example: 'ready 1 used action-card',
  makes: ['ready', 'up-to'],
  subject: { argument: 'what', it: 'varies' },
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const [n, cards] = [args.has('n') ? args.count('n') : null, args.cardsInPlay('what')];
    if (n !== null) args.bindIt('card');
    if (n === null || args.flag('limit') === undefined) return { k: 'ready', n, cards };
    return upToTimes(args, n, { k: 'ready', n: { k: 'const', n: 1 }, cards });
  },
});
