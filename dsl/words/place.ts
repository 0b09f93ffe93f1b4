import { arg, keyword, maybeFlag } from './elements.ts';
import { immediate } from './declaration.ts';
import { PIECES_AND_CARDS, SITES } from './fitting-names.ts';

export const place = immediate({
  name: 'place',
  opening: ['place'],
  signature: [
    arg('what', 'phrase', { names: PIECES_AND_CARDS }),
    keyword('at'),
    arg('on', 'phrase', { names: SITES }),
    maybeFlag('face', 'face-down'),
  ],
  summary: 'Put a piece or a card on a site, without cost and without bonus.',
  details:
    'Everybody sees the card, unless it says `face down`: then only whoever has seen it before knows it, as from the own hand. ' +
    'Of others everybody sees where it lies and to which deck its back belongs.',
  example: 'place nonsymbiotic-city at start',
  makes: ['place-piece', 'place-card'],
  subject: { argument: 'what', it: 'unchanged' },
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const family = args.family('what', ['pieces', 'cards']);
    const isFaceDown = args.flag('face') !== undefined;
    if (family === 'cards') {
      const faceDown = isFaceDown ? { faceDown: true as const } : {};
      return { k: 'place-card', cards: args.cards('what'), sites: args.sites('on'), ...faceDown };
    }
    const pieces = family === 'pieces' ? args.pieces('what') : [];
    const sites = args.sites('on');
    if (pieces.length > 1) {
      args.report('one-piece', args.range('what'));
    }
    if (isFaceDown && pieces.length > 0) args.report('piece-has-no-back', args.range('what'));
    return pieces[0] === undefined ? undefined : { k: 'place-piece', piece: pieces[0], sites };
  },
});
