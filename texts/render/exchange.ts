/** What is exchanged one by one, some times at most, as far as it can be said with its number: *pay up to 3 kelp*. */
import type { Symbols, ExprNode, ItemNode, WordNode } from '../../dsl/internal.ts';

interface Exchange {
  times: ExprNode;
  paid: ItemNode;
  items: readonly ItemNode[];
}

/** `up to 3 times: pay 1 kelp: gain 1 credit` */
export function exchangeOf({ word, args: { times, body } }: WordNode, symbols: Symbols): Exchange | undefined {
  if (word !== 'up-to' || times?.type !== 'value' || body?.type !== 'effect' || body.effect.kind !== 'word') {
    return undefined;
  }
  const paid = onlyPaid(body.effect, symbols);
  const items = gainedIn(body.effect);
  const isSeveral = times.value.kind === 'number' && times.value.value > 1;
  return paid && items && isSeveral ? { times: times.value, paid, items } : undefined;
}

/** One of a counter, if that is all that is paid, and nobody gets it. */
function onlyPaid({ word, args: { cost, to } }: WordNode, symbols: Symbols): ItemNode | undefined {
  if (word !== 'pay' || to || cost?.type !== 'cost' || cost.cost.kind !== 'amounts') return undefined;
  const [paid, ...others] = cost.cost.alternatives.flat();
  const isOne = paid.amount?.kind !== 'number' || paid.amount.value === 1;
  const isChosen = symbols.get('class', paid.what.text) !== undefined;
  return others.length === 0 && isPlain(paid) && isOne && !isChosen ? paid : undefined;
}

function gainedIn({ args: { body } }: WordNode): readonly ItemNode[] | undefined {
  const gain = body?.type === 'effect' ? body.effect : undefined;
  if (gain?.kind !== 'word' || gain.word !== 'gain' || gain.args.items?.type !== 'items') return undefined;
  const { items } = gain.args.items;
  return items.every(isPlain) ? items : undefined;
}

/** A number of a thing, or one: nothing that could be taken with *for each*. */
const isPlain = ({ amount, per, different, same }: ItemNode): boolean =>
  !per && !different && !same && (amount === undefined || amount.kind === 'number');
