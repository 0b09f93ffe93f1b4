import { counterItems } from './counter-items.ts';
import { arg, flag } from './elements.ts';
import { immediate } from './declaration.ts';

export const take = immediate({
  name: 'take',
  opening: ['take'],
  signature: [arg('items', 'items'), flag('giver', 'from-that-player', 'from-this')],
  summary: 'The player of whom was spoken, or this card, gives these to the acting player: at most what is there.',
  details:
    'Nothing is owed for what is missing, and nobody takes anything from themselves. Where nothing is there, nothing can be taken. ' +
    'What is taken is gained: `when you gain …` reacts to it. Of what lies on a card says `put`.',
  example: 'choose other player then take 2 credits from that player',
  makes: ['take'],
  subject: null,
  events: ['gain'],
  usedIn: 'effects',
  wrapper: null,
  variants: ['all'],
  resolve(args) {
    const items = counterItems(args);
    const from = args.holder('giver');
    return from === undefined ? undefined : { k: 'take', items, from, amounts: args.fresh('number', items.length) };
  },
});
