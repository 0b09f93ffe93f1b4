import { arg } from './elements.ts';
import { immediate } from './declaration.ts';
import { CARDS } from './fitting-names.ts';

export const conceal = immediate({
  name: 'conceal',
  opening: ['conceal'],
  signature: [arg('what', 'phrase', { names: CARDS })],
  summary: 'Turn cards that lie open on a board face down.',
  details: 'They stay where they are. Everybody has seen them, and so knows them until they are shuffled.',
  example: 'conceal tile of start',
  makes: ['turn-cards'],
  subject: { argument: 'what', it: 'unchanged' },
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    return { k: 'turn-cards', cards: args.cardsOnBoard('what'), how: 'down' };
  },
});
