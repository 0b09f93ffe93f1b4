import { arg, colon, keyword } from './elements.ts';
import { immediate } from './declaration.ts';

export const repeat = immediate({
  name: 'repeat',
  opening: ['repeat'],
  signature: [arg('times', 'value'), keyword('times'), colon, arg('body', 'body')],
  summary: 'So many times, one after the other.',
  example: 'repeat 3 times: do era',
  makes: ['repeat'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'amount',
  variants: ['as', 'verb', 'as-verb'],
  resolve(args) {
    return { k: 'repeat', times: args.times('times'), effect: args.effect('body') };
  },
});
