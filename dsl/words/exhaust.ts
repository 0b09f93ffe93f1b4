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
  resolve(args) {
    return { k: 'exhaust', cards: args.cards('what') };
  },
});
