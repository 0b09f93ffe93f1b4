import { arg, keyword, maybeFlag, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { ANYTHING, named } from './fitting-names.ts';

export const doWord = immediate({
  name: 'do',
  opening: ['do'],
  signature: [
    arg('name', 'name', { names: named('procedure') }),
    maybeFlag('whom', 'of-that-player'),
    optional(keyword('of'), arg('what', 'phrase', { names: ANYTHING })),
  ],
  summary: 'Run a procedure.',
  details:
    'A procedure may be about something, which its pack declares with it: `recover: {of: site, …}`. `it` is then the site after ' +
    '`of` at ' +
    'the beginning of each of its steps; of a procedure `of: player`, it is also `that player`, and `do tax of that player` or ' +
    '`do rent of owner of it` says whom. A name for it, for where `it` is something else: `each it as spot: each player: …`.',
  example: 'do produce',
  makes: ['do'],
  subject: null,
  events: [],
  usedIn: 'procedures',
  wrapper: null,
  variants: ['owner'],
  resolve(args) {
    const procedure = args.id('name');
    const of = args.about('name');
    return procedure === undefined ? undefined : { k: 'do', procedure, ...(of ? { of } : {}) };
  },
});
