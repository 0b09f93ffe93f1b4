import { arg, maybeFlag, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { SITES } from './fitting-names.ts';
import { upToSoMany } from './so-many.ts';

export const upgrade = immediate({
  name: 'upgrade',
  opening: ['upgrade'],
  signature: [
    maybeFlag('limit', 'up-to'),
    optional(arg('n', 'atom')),
    arg('what', 'phrase', { names: SITES }),
    optional(arg('cost', 'charge')),
  ],
  summary: 'Turn pieces to their upgraded side.',
  details:
    'Afterwards `it` is the site upgraded last. `what` are the sites whose piece may be upgraded, or ' +
    'a kind or class of pieces. Of several as a part, and of `upgrade up to 3 …` everywhere, the ' +
    'player may stop after the first; `amount` is then how many were upgraded: `upgrade up to 3 farms ' +
    'free then gain amount credits`. ' +
    'Of `upgrade 2 different structures` each is of another kind; at different places they are with `each`: ' +
    '`each up to 2 connected cities: upgrade structure of it`.',
  example: 'upgrade up to 3 structures free',
  makes: ['upgrade'],
  subject: { argument: 'what', it: 'site' },
  events: ['upgrade'],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const n = args.count('n');
    const { sites, different } = args.sitesToUpgrade('what');
    return {
      k: 'upgrade',
      n,
      ...upToSoMany(args),
      sites,
      ...(different ? { different } : {}),
      cost: args.cost('cost'),
    };
  },
});
