import { counterItems } from './counter-items.ts';
import { immediate } from './declaration.ts';
import { arg, keyword, maybeFlag, optional } from './elements.ts';
import { SITES } from './fitting-names.ts';

export const take = immediate({
  name: 'take',
  opening: ['take'],
  signature: [
    arg('items', 'items'),
    maybeFlag('giver', 'from-that-player', 'from-this'),
    optional(keyword('from'), arg('on', 'phrase', { names: SITES, form: 'each' })),
  ],
  summary:
    'The player of whom was spoken, this card, or each of these sites gives these to the acting player: at most what is there.',
  details:
    'Nothing is owed for what is missing, and nobody takes anything from themselves. Where nothing is there, nothing can be taken. ' +
    'What is taken is gained: `when you gain …` reacts to it. Of what lies on a card or a site says `put`.',
  example: 'choose other player then take 2 credits from that player',
  makes: ['take', 'each'],
  subject: null,
  events: ['gain'],
  usedIn: 'effects',
  wrapper: null,
  variants: ['all', 'owner'],
  resolve(args) {
    const items = counterItems(args);
    const amounts = args.fresh('number', items.length);
    const each = args.eachCardOn((from) => ({ k: 'take', items, from, amounts, origin: args.origin() }));
    if (each) return each;
    const from = args.lyingOn('giver', items);
    return from === undefined ? undefined : { k: 'take', items, from, amounts };
  },
});
