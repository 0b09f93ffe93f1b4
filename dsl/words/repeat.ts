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
  phrases: {
    repeat: {
      en: 'do this {times} times: {body}',
      it: 'esegui/eseguite {times} volta|volte: {body}',
      uk: 'виконайте {times} раз|рази|разів: {body}',
    },
    // where what is done is one verb: `repeat 2 times: gain 1 card`
    'repeat verb': {
      en: '{body} {times} times',
      it: '{body} per {times} volte',
      uk: '{body} {times} раз|рази|разів',
    },
    'repeat as-verb': {
      en: '{body} as many times as {times}',
      it: '{body} tante volte quanto vale {times}',
      uk: '{body} стільки разів, скільки становить {times}',
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
