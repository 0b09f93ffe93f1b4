import { arg, keyword } from './elements.ts';
import { continuous } from './declaration.ts';
import { DISCOUNTED, resolveDiscounted } from './discounted.ts';

export const discount = continuous({
  name: 'discount',
  opening: ['discount'],
  signature: [arg('cost', 'cost'), keyword('on'), ...DISCOUNTED],
  summary: 'Building, upgrading or buying these costs less.',
  details:
    'Each amount is taken off the same counter, down to nothing. Cards are bought where their price is paid ' +
    '(`pay price of it: …`). `1st farm this turn` is only that one; ' +
    'without an ordinal it goes on for every one, also within `until end of turn:`.',
  example: 'discount 1 steelplast on building structures',
  makes: ['discount'],
  wrapper: null,
  resolve(args) {
    const items = args.amounts('cost');
    const discounted = resolveDiscounted(args);
    return items && discounted && { k: 'discount', ...discounted, items };
  },
});
