import { arg, colon, keyword } from './elements.ts';
import { immediate } from './declaration.ts';

export const upTo = immediate({
  name: 'up-to',
  opening: ['up', 'to'],
  signature: [arg('times', 'value', { difference: 'limit' }), keyword('times'), colon, arg('body', 'body')],
  summary: 'As often as the player likes, at most so many times.',
  details:
    'Afterwards `amount` is how often it was done: `(up to 3 times: pay 1 kelp: gain 1 credit) then if amount = 3: gain 1 card`. ' +
    'As the first of several steps it is done at least once, or none of them is done; with `may` inside it may be none: ' +
    '`(up to 1 times: may pay 2 credits) then if amount = 0: lose 2 points`. One verb says it by ' +
    'itself: `build up to 2 farms`, `dispose up to 2 cards in hand as discarded`, `advance up to 3`.',
  example: 'up to 3 times: pay 1 kelp: gain 1 credit',
  makes: ['up-to'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'limit',
  variants: ['as', 'clause'],
  resolve(args) {
    const [times, effect] = [args.times('times'), args.effect('body')];
    args.bindHowMany();
    return { k: 'up-to', times, effect };
  },
});
