/** What discounts and rates are on: the end of their signatures, and its meaning. */
import type { PricedThings } from '../semantics/ir.ts';
import { CARD_ADJECTIVES, SITE_ADJECTIVES } from './core-names.ts';
import { arg, flag } from './elements.ts';
import { CARDS, PIECES } from './fitting-names.ts';
import type { ResolverArguments } from './resolver.ts';

export const DISCOUNTED = [
  flag('doing', 'building', 'upgrading', 'buying'),
  arg('what', 'phrase', {
    form: 'many', // not only for the first one
    names: {
      kinds: [...PIECES.kinds, 'site-kind', ...CARDS.kinds],
      words: [...SITE_ADJECTIVES, ...CARD_ADJECTIVES, 'card', 'cards'],
    },
  }),
] as const;

/** Undefined, and reported, where something is said that no discount can ask. */
export function resolveDiscounted(args: ResolverArguments<'doing' | 'what'>): PricedThings | undefined {
  const doing = args.flag('doing');
  const done = args.done('what', doing === 'buying' ? 'buy' : doing === 'upgrading' ? 'upgrade' : 'build');
  if (done?.k === 'buy') return { on: 'buy', bought: done };
  if (done?.k !== 'build' && done?.k !== 'upgrade') return undefined;
  const { k: on, pieces, sites, nthOf, nthIn } = done;
  if (nthOf) {
    args.report('ordinal-in-discount', args.range('what'));
    return undefined;
  }
  return { on, pieces, ...(sites.k === 'all' ? {} : { sites }), ...(nthIn ? { nthIn } : {}) };
}
