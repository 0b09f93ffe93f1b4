import { continuous } from './declaration.ts';
import { DISCOUNTED, resolveDiscounted } from './discounted.ts';
import { keyword } from './elements.ts';

export const discountAll = continuous({
  name: 'discount-all',
  opening: ['discount', 'all'],
  signature: [keyword('on'), ...DISCOUNTED],
  summary: 'Building, upgrading or buying these is free.',
  details: 'The surcharge of a site is paid all the same. `1st farm this turn` is only that one.',
  example: 'discount all on building 1st farm this turn',
  makes: ['discount'],
  wrapper: null,
  resolve(args) {
    const discounted = resolveDiscounted(args);
    return discounted && { k: 'discount', ...discounted, items: null };
  },
});
