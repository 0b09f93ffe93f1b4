import { arg, colon, keyword } from './elements.ts';
import { immediate } from './declaration.ts';

export const repeatUntil = immediate({
  name: 'repeat-until',
  opening: ['repeat', 'until'],
  signature: [
    arg('test', 'condition'),
    keyword('at'),
    keyword('most'),
    arg('times', 'value'),
    keyword('times'),
    colon,
    arg('body', 'body'),
  ],
  summary: 'One time after the other, until the condition is true.',
  details:
    'It is asked before each time, so that nothing happens where it is true already. After so many times the loop ends anyway: what ' +
    'follows says what is so then, such as a draw.',
  example: 'repeat until era = 3 at most 3 times: end era',
  makes: ['repeat'],
  subject: null,
  events: [],
  usedIn: 'procedures',
  wrapper: 'frame',
  resolve(args) {
    return { k: 'repeat', until: args.condition('test'), times: args.times('times'), effect: args.effect('body') };
  },
});
