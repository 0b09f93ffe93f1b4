import { arg, colon } from './elements.ts';
import { immediate } from './declaration.ts';
import { named } from './fitting-names.ts';

export const best = immediate({
  name: 'best',
  opening: ['best', 'by'],
  signature: [arg('by', 'name', { names: named('counter'), form: 'many' }), colon, arg('body', 'body')],
  summary: 'The choices inside are made for the player so that this counter ends as high as possible.',
  example: 'best by point: up to 3 times: pay 1 kelp: gain 1 point',
  makes: ['best'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'frame',
  resolve(args) {
    const [counter, effect] = [args.id('by'), args.effect('body')];
    return counter === undefined ? undefined : { k: 'best', counter, effect };
  },
});
