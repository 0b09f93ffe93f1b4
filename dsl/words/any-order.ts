import { arg, colon } from './elements.ts';
import { immediate } from './declaration.ts';

export const anyOrder = immediate({
  name: 'any-order',
  opening: ['any', 'order'],
  signature: [colon, arg('body', 'body')],
  summary: 'All parts, in the order that the player chooses.',
  example: 'any order: gain 1 card; advance 1',
  makes: ['any-order'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'connective',
  resolve(args) {
    return { k: 'any-order', parts: args.parts('body') };
  },
});
