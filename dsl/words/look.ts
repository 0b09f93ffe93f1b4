import { arg } from './elements.ts';
import { immediate } from './declaration.ts';
import { CARDS } from './fitting-names.ts';

export const look = immediate({
  name: 'look',
  opening: ['look', 'at'],
  signature: [arg('what', 'phrase', { names: CARDS, form: 'top' })],
  summary: 'The acting player alone sees the top cards of a stack, or cards that lie face down on a board.',
  details:
    'After `then`, `them` are those that are still looked at: `move 1 card of them to hand`, `dispose them as discarded`; `it` is the ' +
    'last of them. At the end of the part what is left goes back on top, in its order. Where the ' +
    'stack has too few cards, the zone of its ' +
    '`refill` is shuffled and put below first. `look at tile of <site>` shows cards that lie face down on a board: they stay there, ' +
    'and the player knows them until they are shuffled. Others see where the player looked.',
  example: 'look at top 3 cards of era-deck then move 1 card of them to hand then dispose them as discarded',
  makes: ['move', 'turn-cards'],
  subject: { argument: 'what', it: 'card' },
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    if (args.isOnBoard('what')) return { k: 'turn-cards', cards: args.cardsOnBoard('what'), how: 'look' };
    return args.open('what', 'looked-at');
  },
});
