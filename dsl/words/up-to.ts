import { arg, colon, keyword } from './elements.ts';
import { immediate } from './declaration.ts';

export const upTo = immediate({
  name: 'up-to',
  opening: ['up', 'to'],
  signature: [arg('times', 'value', { difference: 'limit' }), keyword('times'), colon, arg('body', 'body')],
  summary: 'As often as the player likes, at most so many times.',
  details:
    'Afterwards `amount` is how often it was done: `(up to 3 times: pay 1 kelp: gain 1 credit) then if amount = 3: gain 1 card`. ' +
    'As a step of several it may be none, and the other steps happen all the same; chosen by itself, as a part or one side of ' +
    '`or`, it is done at least once: whoever wants none leaves the part. One verb says it by ' +
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
