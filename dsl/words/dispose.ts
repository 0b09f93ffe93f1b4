import { arg, keyword } from './elements.ts';
import { immediate } from './declaration.ts';
import { CARDS, named } from './fitting-names.ts';

export const dispose = immediate({
  name: 'dispose',
  opening: ['dispose'],
  signature: [
    arg('what', 'phrase', { names: CARDS, onAll: true }),
    keyword('as'),
    arg('route', 'name', { names: named('route') }),
  ],
  summary: 'Send cards where their deck says that such cards go.',
  example: 'dispose this as played',
  makes: ['dispose'],
  subject: null,
  events: [],
  usesUp: false,
  atStart: 'stops',
  usedIn: 'effects',
  wrapper: null,
  phrases: {
    dispose: {
      en: 'discard {what}[ as {route}]',
      it: 'scarta/scartate/scartare {what:ins}[ come {route}]',
      uk: 'скиньте {what:acc}[ як {route}]',
    },
  },
  resolve(args) {
    const [cards, route] = [args.cards('what'), args.id('route')];
    return route === undefined ? undefined : { k: 'dispose', cards, route };
  },
});
