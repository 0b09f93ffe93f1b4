import { arg, flag, keyword } from './elements.ts';
import { continuous } from './declaration.ts';
import { SITE_ADJECTIVES } from './core-names.ts';
import { PIECES } from './fitting-names.ts';

export const discount = continuous({
  name: 'discount',
  opening: ['discount'],
  signature: [
    arg('cost', 'cost'),
    keyword('on'),
    flag('doing', 'building', 'upgrading'),
    arg('what', 'phrase', { names: { kinds: [...PIECES.kinds, 'site-kind'], words: SITE_ADJECTIVES } }),
  ],
  summary: 'Building or upgrading these costs less.',
  details: 'Each amount is taken off the same counter, down to nothing.',
  example: 'discount 1 steelplast on building structures',
  makes: ['discount'],
  wrapper: null,
  phrases: {
    'discount building': {
      en: 'building {what} costs {cost} less',
      it: 'costruire {what} costa {cost} in meno',
      uk: 'будування {what:gen} коштує на {cost:acc} менше',
    },
    'discount upgrading': {
      en: 'upgrading {what} costs {cost} less',
      it: 'migliorare {what} costa {cost} in meno',
      uk: 'покращення {what:gen} коштує на {cost:acc} менше',
    },
  },
  resolve(args) {
    const items = args.amounts('cost');
    const on = args.flag('doing') === 'upgrading' ? 'upgrade' : 'build';
    const { pieces, sites } = args.piecesOnSites('what');
    return items && { k: 'discount', on, pieces, ...(sites.k === 'all' ? {} : { sites }), items };
  },
});
