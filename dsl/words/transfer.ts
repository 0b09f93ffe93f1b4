import { arg, keyword } from './elements.ts';
import { BY_STEPS, walkOf } from './by-steps.ts';
import { immediate } from './declaration.ts';
import { SITES } from './fitting-names.ts';

export const transfer = immediate({
  name: 'transfer',
  opening: ['transfer'],
  signature: [arg('items', 'items'), keyword('from'), arg('what', 'phrase', { names: SITES }), ...BY_STEPS],
  summary: 'Move what lies on a site, so many of a counter, to another one.',
  details:
    'The player chooses from which site, one where so many lie (of a player’s counter, own ones), then where they go: to a site where ' +
    'they may lie. A card that is laid stands for what may lie on it by the site of its anchor. Steps, ways and `through` are those of ' +
    '`relocate`. Afterwards `it` is the site to which they have come, and, of steps, `amount` how many there were.',
  example: 'transfer 1 sown-seed from sowing-pit to seed-store',
  makes: ['transfer'],
  subject: { argument: 'what', it: 'site' },
  events: [],
  usedIn: 'effects',
  wrapper: null,
  variants: ['as', 'up-to-as'],
  resolve(args) {
    const [item, more] = args.items('items');
    const sites = args.sites('what');
    const walk = walkOf(args, 'transfer', sites);
    const to = args.sites('on');
    const [each, from] = args.fresh('site', 2);
    const v = args.bindIt('site');
    if (walk) args.bindHowMany();
    if (item?.what.k !== 'counter' || item.per || more) {
      args.report('plain-amounts', args.range('items'));
      return undefined;
    }
    const { counter } = item.what;
    const lies = {
      k: 'compare' as const,
      op: '>=' as const,
      a: { k: 'lying' as const, site: each, counter },
      b: item.n,
    };
    const base = { k: 'such-that' as const, base: sites, v: each, test: lies };
    return { k: 'transfer', counter, n: item.n, sites: base, to, from, v, ...(walk && { walk }) };
  },
});
