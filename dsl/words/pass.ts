import { arg, flag, keyword } from './elements.ts';
import { immediate } from './declaration.ts';
import { named } from './fitting-names.ts';

export const pass = immediate({
  name: 'pass',
  opening: ['pass'],
  signature: [arg('zone', 'name', { names: named('zone') }), keyword('to'), flag('neighbor', 'left', 'right')],
  summary: 'All players at once pass the cards of a zone of theirs to a neighbor.',
  details:
    'The left neighbor is the player of the next seat, whatever the order of play; that of the last seat is the first player. What a ' +
    'player has passed, that player knows in the hand of the neighbor, until one of the cards is chosen there unseen. It is written ' +
    'once, not within `each player`. Nobody hears of it as of a card that enters.',
  example: 'pass hand to left',
  makes: ['pass-zone'],
  subject: null,
  events: [],
  usedIn: 'procedures',
  wrapper: null,
  resolve(args) {
    const zone = args.id('zone');
    if (zone === undefined) return undefined;
    if (!args.isOfPlayers('zone')) {
      args.report('pass-of-whom', args.range('zone'), { zone });
      return undefined;
    }
    return { k: 'pass-zone', zone, to: args.flag('neighbor') === 'right' ? 'right' : 'left' };
  },
});
