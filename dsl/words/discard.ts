import { arg, keyword } from './elements.ts';
import { immediate } from './declaration.ts';
import { CARDS, named } from './fitting-names.ts';

export const discard = immediate({
  name: 'discard',
  opening: ['discard'],
  signature: [
    arg('what', 'phrase', { names: CARDS }),
    keyword('down'),
    keyword('to'),
    arg('to', 'value', { difference: 'limit' }),
    keyword('as'),
    arg('route', 'name', { names: named('route') }),
  ],
  summary: 'The player gives up cards of their own choice until so many are left.',
  details:
    'Each of them leaves by that route of its deck. Where the number is a constant, ' +
    '`when you discard card down to hand-limit as discarded` hears that it was the reason.',
  example: 'discard cards in hand down to hand-limit as discarded',
  makes: ['discard'],
  subject: null,
  events: ['discard'],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const [cards, downTo, route] = [args.cards('what'), args.num('to'), args.id('route')];
    return route === undefined ? undefined : { k: 'discard', cards, downTo, route };
  },
});
