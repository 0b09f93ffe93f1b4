import { arg, keyword, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { named } from './fitting-names.ts';

export const pick = immediate({
  name: 'pick',
  opening: ['pick'],
  signature: [
    arg('from', 'value', { difference: 'choice-size' }),
    keyword('to'),
    arg('to', 'value', { difference: 'choice-size' }),
    optional(keyword('as'), arg('as', 'name', { names: named() })),
  ],
  summary: 'The player picks a number between two numbers.',
  details: 'Both ends may be picked. The number is `amount`, and has the name after `as` too.',
  example: 'pick 1 to 3 as steps',
  makes: ['pick'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const [from, to] = [args.num('from'), args.num('to')];
    if (from.k === 'const' && to.k === 'const' && from.n > to.n) {
      args.report('empty-range', args.range('to'), { from: from.n, to: to.n });
    }
    const v = args.bindAmount('as');
    return { k: 'pick', from, to, v };
  },
});
