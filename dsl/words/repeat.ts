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
  usesUp: false,
  atStart: 'continues',
  usedIn: 'effects',
  wrapper: 'amount',
  variants: ['as'],
  phrases: {
    repeat: {
      en: '{times} times: {body}',
      it: '{times} volta|volte: {body}',
      uk: '{times} раз|рази|разів: {body}',
    },
    'repeat as': {
      en: 'as many times as {times}: {body}',
      it: 'tante volte quanto vale {times}: {body}',
      uk: 'стільки разів, скільки становить {times}: {body}',
    },
  },
  resolve(args) {
    return { k: 'repeat', times: args.times('times'), effect: args.effect('body') };
  },
});
