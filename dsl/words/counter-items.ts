import type { Item } from '../semantics/ir.ts';
import type { ResolverArguments } from './resolver.ts';

/** The amounts of counters in `items`, for words that take them from somewhere or put them there; reports cards and classes. */
export function counterItems(args: ResolverArguments<'items'>): Item[] {
  const items = args.items('items');
  if (items.some(({ what }) => what.k === 'cards')) args.report('cards-lost', args.range('items'));
  if (items.some(({ what }) => what.k === 'class')) args.report('class-in-amounts', args.range('items'));
  return items.filter(({ what }) => what.k === 'counter');
}
