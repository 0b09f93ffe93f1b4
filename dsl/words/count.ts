import { arg, keyword, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { named } from './fitting-names.ts';

export const count = immediate({
  name: 'count',
  opening: ['count'],
  signature: [arg('n', 'value'), optional(keyword('as'), arg('as', 'name', { names: named() }))],
  summary: 'Work out a number once, to use it several times.',
  details:
    'It is then `amount`, and has the name after `as` too, for the rest of the program. What happens afterwards does not change it.',
  example: 'count connected cities then gain amount credits, amount points',
  makes: ['count'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const n = args.num('n');
    return { k: 'count', n, v: args.bindAmount('as') };
  },
});
