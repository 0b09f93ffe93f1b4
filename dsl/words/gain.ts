import { arg, keyword, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { named } from './fitting-names.ts';

export const gain = immediate({
  name: 'gain',
  opening: ['gain'],
  signature: [arg('items', 'items'), optional(keyword('as'), arg('as', 'name', { names: named() }))],
  summary: 'The acting player takes what is listed.',
  details:
    '`1 card` is a draw. A line of several amounts is one event, taken whole. A class, as in `2 ' +
    'resources`, leaves the kinds to the player; `different` wants each kind at most once. `per` ' +
    'multiplies and rounds down. ' +
    'One card that is drawn may be given a name: `gain 1 card as drawn then if drawn is red: gain 1 ' +
    'credit`; a draw alone leaves `it` as it was.',
  example: 'gain 2 cards, 1 credit per 2 connected desalination-plants',
  makes: ['gain'],
  subject: null,
  events: ['gain', 'draw'],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const items = args.items('items');
    if (!args.has('as')) return { k: 'gain', items };
    const drawn = items.filter(({ what }) => what.k === 'cards');
    const isOne = drawn.length === 1 && drawn[0].n.k === 'const' && drawn[0].n.n === 1 && !drawn[0].per;
    if (!isOne || items.some(({ what }) => what.k === 'class')) args.report('one-drawn', args.range('items'));
    return { k: 'gain', items, v: args.bindName('card', 'as') };
  },
});
