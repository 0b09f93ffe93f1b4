import type { Item, Num } from '../semantics/ir.ts';
import type { ResolverArguments } from './resolver.ts';

/**
 * The amounts of counters in `items`, for words that take them from somewhere or put them there; reports cards and classes, but for all
 * that lies on this card: `(resources of this) resources`.
 */
export function counterItems(args: ResolverArguments<'items'>): Item[] {
  const items = args.items('items').flatMap((item) => allOnCard(item) ?? [item]);
  if (items.some(({ what }) => what.k === 'cards')) args.report('cards-lost', args.range('items'));
  if (items.some(({ what }) => what.k === 'class')) args.report('class-in-amounts', args.range('items'));
  return items.filter(({ what }) => what.k === 'counter');
}

/** Each kind of a class by itself, where as much is meant of it as lies on this card. */
function allOnCard({ n, per, what }: Item): Item[] | undefined {
  if (per || what.k !== 'class' || what.different || what.same) return undefined;
  const amounts = addends(n).filter((one) => one.k === 'marks');
  const isAll = amounts.length === what.counters.length && what.counters.every((c, i) => amounts[i].counter === c);
  return isAll ? what.counters.map((counter, i) => ({ n: amounts[i], what: { k: 'counter', counter } })) : undefined;
}

const addends = (n: Num): Num[] => (n.k === 'arith' && n.op === '+' ? [...addends(n.a), n.b] : [n]);
