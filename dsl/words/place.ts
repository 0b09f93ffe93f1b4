import { arg, keyword } from './elements.ts';
import { immediate } from './declaration.ts';
import { PIECES_AND_CARDS, SITES } from './fitting-names.ts';

export const place = immediate({
  name: 'place',
  opening: ['place'],
  signature: [arg('what', 'phrase', { names: PIECES_AND_CARDS }), keyword('at'), arg('on', 'phrase', { names: SITES })],
  summary: 'Put a piece or a card on a site, without cost and without bonus.',
  example: 'place nonsymbiotic-city at start',
  makes: ['place-piece', 'place-card'],
  subject: { argument: 'what', it: 'unchanged' },
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const family = args.family('what', ['pieces', 'cards']);
    if (family === 'cards') return { k: 'place-card', cards: args.cards('what'), sites: args.sites('on') };
    const pieces = family === 'pieces' ? args.pieces('what') : [];
    const sites = args.sites('on');
    if (pieces.length > 1) {
      args.report('one-piece', args.range('what'));
    }
    return pieces[0] === undefined ? undefined : { k: 'place-piece', piece: pieces[0], sites };
  },
});
