/** What is exchanged one by one, some times at most, as far as it can be said with its number: *pay up to 3 kelp*. */
import type { Symbols } from '../../semantics/symbols.ts';
import type { ExprNode, ItemNode, WordNode } from '../../syntax/ast.ts';

export interface Exchange {
  times: ExprNode;
  paid: ItemNode;
  items: readonly ItemNode[];
}

/** `up to 3 times: pay 1 kelp: gain 1 credit` */
export function exchangeOf({ word, args: { times, body } }: WordNode, symbols: Symbols): Exchange | undefined {
  if (word !== 'up-to' || times?.type !== 'value' || body?.type !== 'effect' || body.effect.kind !== 'word') {
    return undefined;
  }
  const { word: pay, args } = body.effect;
  const gain = args.body?.type === 'effect' ? args.body.effect : undefined;
  if (pay !== 'pay' || args.to || args.cost?.type !== 'cost' || args.cost.cost.kind !== 'amounts') return undefined;
  if (gain?.kind !== 'word' || gain.word !== 'gain' || gain.args.items?.type !== 'items') return undefined;
  const [paid, ...others] = args.cost.cost.alternatives.flat();
  const { items } = gain.args.items;
  const isOne =
    symbols.get('class', paid.what.text) === undefined &&
    isPlain(paid) &&
    (paid.amount?.kind !== 'number' || paid.amount.value === 1);
  if (others.length > 0 || !isOne || !items.every(isPlain)) return undefined;
  return times.value.kind === 'number' && times.value.value > 1 ? { times: times.value, paid, items } : undefined;
}

/** A number of a thing, or one: nothing that could be taken with *for each*. */
const isPlain = ({ amount, per, different, same }: ItemNode): boolean =>
  !per && !different && !same && (amount === undefined || amount.kind === 'number');
