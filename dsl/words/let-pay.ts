import { continuous } from './declaration.ts';
import { DISCOUNTED, resolveDiscounted } from './discounted.ts';
import { arg, keyword } from './elements.ts';

export const letPay = continuous({
  name: 'let-pay',
  opening: ['let', 'pay'],
  signature: [
    arg('cost', 'cost'),
    keyword('instead'),
    keyword('of'),
    arg('for', 'cost', { difference: 'cost' }),
    keyword('when'),
    ...DISCOUNTED,
  ],
  summary: 'In payments for these, so much may be paid in place of so much.',
  details:
    'As often as the price, after discounts and with the surcharge of the site, contains all of what is replaced; ' +
    'the player chooses how often. What is paid in place of something is not replaced in this way again, but ' +
    '`let … stand for …` applies to it.',
  example: 'let pay 2 credits instead of 1 steelplast when building tunnels',
  makes: ['rate'],
  wrapper: null,
  resolve(args) {
    const pay = args.amounts('cost');
    const instead = args.amounts('for');
    const discounted = resolveDiscounted(args);
    return pay && instead && discounted && { k: 'rate', ...discounted, pay, instead };
  },
});
