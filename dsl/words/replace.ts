import { arg, keyword, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { named, SITES } from './fitting-names.ts';

export const replace = immediate({
  name: 'replace',
  opening: ['replace'],
  signature: [
    arg('what', 'phrase', { names: SITES }),
    keyword('by'),
    arg('by', 'name', { names: named('piece', 'class') }),
    optional(arg('cost', 'charge')),
  ],
  summary: 'Put another piece in the place of the one on this site.',
  details:
    'An upgraded piece stays upgraded. Of a class the player chooses the kind, which is another than ' +
    'there was: `replace building by building free`. ' +
    'Nothing is built: no bonus of the site, no event of building; what the site becomes by it is an event. Afterwards `it` is the site.',
  example: 'choose city then replace it by symbiotic-city free',
  makes: ['replace'],
  subject: { argument: 'what', it: 'site' },
  events: [],
  usedIn: 'effects',
  wrapper: null,
  variants: ['other'],
  resolve(args) {
    const sites = args.sites('what');
    const pieces = args.kindsNamed('by');
    const cost = args.cost('cost');
    return pieces.length === 0 ? undefined : { k: 'replace', sites, pieces, cost };
  },
});
