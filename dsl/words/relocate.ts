import { arg } from './elements.ts';
import { BY_STEPS, walkOf } from './by-steps.ts';
import { immediate } from './declaration.ts';
import { SITES } from './fitting-names.ts';

export const relocate = immediate({
  name: 'relocate',
  opening: ['relocate'],
  signature: [arg('what', 'phrase', { names: SITES }), ...BY_STEPS],
  summary: 'Move a piece from its site to an empty one.',
  details:
    'The player chooses which piece, then where it goes. An upgraded piece stays upgraded. Nothing is ' +
    'built: no cost, no bonus of the site, no event of building. ' +
    'What the piece becomes there, and was not before, is an event. Afterwards `it` is the site to which it has come. ' +
    'With `up to 4 steps`, `by <way>` or `through <sites>` it goes from site to site, over the links of the board as `reach` does, or ' +
    'along these ways alone, of which those of a group may be mixed. Every site before the last must be one of those behind ' +
    '`through`; without it any will do, and pieces are passed. What counts is the shortest way: `2 steps` are no fewer, so that the ' +
    'shortest way has 2; along a single way, which leads to one site only, it is followed twice, though a shorter one leads there. ' +
    '`amount` is how many steps there were, and each site of the way is an event (`when you pass …`). A piece that can come ' +
    'nowhere is not offered.',
  example: 'relocate farm to empty building-site',
  makes: ['relocate'],
  subject: { argument: 'what', it: 'site' },
  events: ['pass'],
  usedIn: 'effects',
  wrapper: null,
  variants: ['as', 'up-to-as'],
  resolve(args) {
    const sites = args.sites('what');
    const walk = walkOf(args, 'relocate', sites);
    const to = args.sites('on');
    const [from] = args.fresh('site', 1);
    const v = args.bindIt('site');
    if (walk) args.bindHowMany();
    return { k: 'relocate', sites, to, from, v, ...(walk && { walk }) };
  },
});
