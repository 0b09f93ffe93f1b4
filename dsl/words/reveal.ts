import { arg } from './elements.ts';
import { immediate } from './declaration.ts';
import { CARDS } from './fitting-names.ts';

export const reveal = immediate({
  name: 'reveal',
  opening: ['reveal'],
  signature: [arg('what', 'phrase', { names: CARDS, form: 'top' })],
  summary: 'Everybody sees the top cards of a stack, or cards that lie face down on a board.',
  details:
    'After `then`, `them` are those that still lie there, for other players too: `each player from you: move 1 card of them to hand`; ' +
    '`it` is the last of them. At the end of the part what is left goes back on top, in its order, as after `look at`. ' +
    '`reveal tile of <site>` turns up what lies face down on a board, and it stays there.',
  example: 'reveal top 3 cards of era-deck then move 1 card of them to hand',
  makes: ['move', 'turn-cards'],
  subject: { argument: 'what', it: 'card' },
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    if (args.isOnBoard('what')) return { k: 'turn-cards', cards: args.cardsOnBoard('what'), how: 'up' };
    return args.open('what', 'revealed');
  },
});
