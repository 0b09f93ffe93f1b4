import { arg, keyword } from './elements.ts';
import { immediate } from './declaration.ts';
import { SITES } from './fitting-names.ts';

export const relocate = immediate({
  name: 'relocate',
  opening: ['relocate'],
  signature: [arg('what', 'phrase', { names: SITES }), keyword('to'), arg('on', 'phrase', { names: SITES })],
  summary: 'Move a piece from its site to an empty one.',
  details:
    'The player chooses which piece, then where it goes. An upgraded piece stays upgraded. Nothing is ' +
    'built: no cost, no bonus of the site, no event of building. ' +
    'What the piece becomes there, and was not before, is an event. Afterwards `it` is the site to which it has come.',
  example: 'relocate farm to empty building-site',
  makes: ['relocate'],
  subject: { argument: 'what', it: 'site' },
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const sites = args.sites('what');
    const to = args.sites('on');
    const [from] = args.fresh('site', 1);
    return { k: 'relocate', sites, to, from, v: args.bindIt('site') };
  },
});
