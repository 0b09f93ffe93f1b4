import { arg, keyword, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { named, SITES } from './fitting-names.ts';

export const replace = immediate({
  name: 'replace',
  opening: ['replace'],
  signature: [
    arg('what', 'phrase', { names: SITES }),
    keyword('by'),
    arg('by', 'name', { names: named('piece') }),
    optional(arg('cost', 'charge')),
  ],
  summary: 'Put another piece in the place of the one on this site.',
  details: 'Afterwards `it` is the site.',
  example: 'choose city then replace it by symbiotic-city free',
  makes: ['replace'],
  subject: { argument: 'what', it: 'site' },
  events: [],
  usesUp: false,
  atStart: 'stops',
  usedIn: 'effects',
  wrapper: null,
  phrases: {
    replace: {
      en: 'replace {what} by {by}[ {cost}]',
      it: 'sostituisci/sostituite/sostituire[ {free}] {what:acc} con {by}[ {cost}]',
      uk: 'замініть {what:acc} на {by:acc}[ {cost}]',
    },
  },
  resolve(args) {
    const sites = args.sites('what');
    const piece = args.id('by');
    const cost = args.cost('cost');
    return piece === undefined ? undefined : { k: 'replace', sites, piece, cost };
  },
});
