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
  phrases: {
    'discount-all building': {
      en: 'building {what} is free',
      it: 'costruire {what} è gratuito',
      uk: 'будування {what:gen} безплатне',
    },
    'discount-all upgrading': {
      en: 'upgrading {what} is free',
      it: 'migliorare {what} è gratuito',
      uk: 'покращення {what:gen} безплатне',
    },
    'discount-all buying': {
      en: 'buying {what} is free',
      it: 'acquistare {what} è gratuito',
      uk: 'купівля {what:gen} безплатна',
    },
  },
  resolve(args) {
    const discounted = resolveDiscounted(args);
    return discounted && { k: 'discount', ...discounted, items: null };
  },
});
