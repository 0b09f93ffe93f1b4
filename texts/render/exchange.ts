/** What is exchanged one by one, some times at most, as far as it can be said with its number: *pay up to 3 kelp*. */
import type { Symbols, CostNode, ExprNode, ItemNode, WordNode } from '../../dsl/internal.ts';
import { PAID_EACH } from '../constructions/exchanges.ts';
import { effectTemplate } from '../constructions/template.ts';

interface Exchange {
  times: ExprNode;
  paid: ItemNode;
  items: readonly ItemNode[];
}

/** `up to 3 times: pay 1 kelp: gain 1 credit`, of one counter, which nobody gets */
export function exchangeOf(node: WordNode, symbols: Symbols): Exchange | undefined {
  const bound = effectTemplate(PAID_EACH).match(node);
  if (!bound) return undefined;
  const { count: times, price, items } = bound as { count: ExprNode; price: CostNode; items: readonly ItemNode[] };
  const [paid, ...others] = price.kind === 'amounts' ? price.alternatives.flat() : [];
  const isOnly = paid && others.length === 0 && !symbols.get('class', paid.what.text);
  if (!isOnly || ![paid, ...items].every(isPlain)) return undefined;
  const isOne = paid.amount?.kind !== 'number' || paid.amount.value === 1;
  return isOne && times.kind === 'number' && times.value > 1 ? { times, paid, items } : undefined;
}

/** A number of a thing, or one: nothing that could be taken with *for each*. */
const isPlain = ({ amount, per, different, same }: ItemNode): boolean =>
  !per && !different && !same && (amount === undefined || amount.kind === 'number');
