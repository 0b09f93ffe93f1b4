import { arg, keyword } from './elements.ts';
import { immediate } from './declaration.ts';

export const take = immediate({
  name: 'take',
  opening: ['take'],
  signature: [arg('items', 'items'), keyword('from'), keyword('that'), keyword('player')],
  summary: 'The player of whom was spoken gives these to the acting player, at most what is there.',
  details:
    'Nothing is owed for what is missing, and nobody takes anything from themselves. What is taken is gained: `when you gain …` reacts to it.',
  example: 'choose other player then take 2 credits from that player',
  makes: ['take'],
  subject: null,
  events: ['gain'],
  usesUp: false,
  atStart: 'continues',
  usedIn: 'effects',
  wrapper: null,
  phrases: {
    take: {
      en: 'take {items} from that player',
      it: 'prendi/prendete/prendere {items} da quel giocatore',
      uk: 'візьміть {items:acc} у того гравця',
    },
  },
  resolve(args) {
    const items = args.items('items');
    if (items.some(({ what }) => what.k === 'cards')) args.report('cards-lost', args.range('items'));
    if (items.some(({ what }) => what.k === 'class')) args.report('class-in-amounts', args.range('items'));
    const from = args.thatPlayer();
    const taken = items.filter(({ what }) => what.k === 'counter');
    return from === undefined
      ? undefined
      : { k: 'take', items: taken, from, amounts: args.fresh('number', taken.length) };
  },
});
