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
    '`(up to 1 times: may pay 2 credits) then if amount = 0: lose 2 points`. One verb says it by itself: `build up to 2 farms`, `dispose up to 2 cards in hand as discarded`, `advance up to 3`.',
  example: 'up to 3 times: pay 1 kelp: gain 1 credit',
  makes: ['up-to'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'limit',
  variants: ['as', 'clause'],
  phrases: {
    'up-to': {
      en: 'up to {times} times, you may {body}',
      it: 'fino a {times} volta|volte puoi/potete ~{body}',
      uk: 'за бажання до {times} разу|разів|разів {body}',
    },
    // what does not begin with a verb: `up to 2 times: if farms = 0: gain 1 kelp`
    'up-to clause': {
      en: 'up to {times} times: {body}',
      it: 'fino a {times} volta|volte: {body}',
      uk: 'до {times} разу|разів|разів: {body}',
    },
    'up-to as': {
      en: 'at most as many times as {times}, you may {body}',
      it: 'al massimo tante volte quanto vale {times}: {body}',
      uk: 'щонайбільше стільки разів, скільки становить {times}: {body}',
    },
  },
  resolve(args) {
    const [times, effect] = [args.times('times'), args.effect('body')];
    args.bindHowMany();
    return { k: 'up-to', times, effect };
  },
});
