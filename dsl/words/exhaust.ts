import { arg } from './elements.ts';
import { immediate } from './declaration.ts';
import { CARDS } from './fitting-names.ts';

export const exhaust = immediate({
  name: 'exhaust',
  opening: ['exhaust'],
  signature: [arg('what', 'phrase', { names: CARDS, onAll: true })],
  summary: 'Mark cards as used.',
  example: 'exhaust this',
  makes: ['exhaust'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: null,
  phrases: {
    exhaust: {
      en: 'mark {what} as used',
      it: 'segna/segnate/segnare l’uso di {what}',
      uk: 'позначте, що {what:acc} використано',
    },
  },
  resolve(args) {
    return { k: 'exhaust', cards: args.cards('what') };
  },
});
