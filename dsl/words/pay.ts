import { immediate } from './declaration.ts';
import { arg, colon, keyword, maybeFlag, optional } from './elements.ts';
import { SITES } from './fitting-names.ts';

export const pay = immediate({
  name: 'pay',
  opening: ['pay'],
  signature: [
    arg('cost', 'cost'),
    maybeFlag('receiver', 'to-that-player', 'to-this'),
    optional(keyword('to'), arg('on', 'phrase', { names: SITES, form: 'each' })),
    optional(colon, arg('body', 'body')),
  ],
  summary: 'The acting player pays; only then the effect after the colon happens.',
  details:
    'A payment alone does not count as having done anything. When there are several ways to pay, the ' +
    'player chooses. With `to that player` the player of whom was spoken gains what is paid; with `to ' +
    'this` it is put on this card, and with `to it` on that site.',
  example: 'pay 1 credit or 1 science: gain 2 cards',
  makes: ['pay'],
  subject: null,
  events: ['buy'],
  usedIn: 'effects',
  wrapper: 'cost',
  variants: ['owner', 'charged'],
  resolve(args) {
    const cost = args.cost('cost');
    if (cost.k === 'free' || cost.k === 'usual') {
      args.report('nothing-to-pay', args.range('cost'), { cost: cost.k });
    }
    const to = args.has('receiver') || args.has('on') ? args.lyingOn('receiver', []) : undefined;
    if (to !== undefined && to.type !== 'player' && cost.k !== 'amounts') {
      args.report('plain-amounts', args.range('cost'));
    }
    return {
      k: 'pay',
      cost,
      ...(to === undefined ? {} : { to }),
      ...(args.has('body') ? { effect: args.effect('body') } : {}),
    };
  },
});
