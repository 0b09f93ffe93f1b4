import { arg } from './elements.ts';
import { immediate } from './declaration.ts';

export const lose = immediate({
  name: 'lose',
  opening: ['lose'],
  signature: [arg('items', 'items')],
  summary: 'The acting player gives up what is listed, at most what is there.',
  details:
    'Nothing is owed for what is missing; where that matters, use `pay`. Where nothing is there, ' +
    'nothing can be lost: as a part, an alternative or a first step it is not offered.',
  example: 'lose 3 points',
  makes: ['lose'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const items = args.items('items');
    if (items.some(({ what }) => what.k === 'cards')) {
      args.report('cards-lost', args.wholeRange);
    }
    return { k: 'lose', items: items.filter(({ what }) => what.k !== 'cards') };
  },
});
