/** Alternatives that are exchanges, as one verb: *exchange 1 kelp for 1 credit or vice versa*. */
import type { Symbols, CostNode, EffectNode, ItemNode } from '../../dsl/internal.ts';
import { EXCHANGES } from '../constructions/exchanges.ts';
import { effectTemplate } from '../constructions/template.ts';
import { fill } from '../languages/pattern.ts';
import { alike } from './alike.ts';
import { renderItem } from './amounts.ts';
import type { RenderContext } from './context.ts';

/** What is paid, and what is gained for it. */
interface Trade {
  paid: readonly ItemNode[];
  gained: readonly ItemNode[];
}

/** Two payments for gains, of counters by number: nothing that a list could also say of the other one. */
export function tradesOf(options: readonly EffectNode[], symbols: Symbols): [Trade, Trade] | undefined {
  const bound = effectTemplate(EXCHANGES['exchange either']).match({ kind: 'or', options });
  if (!bound) return undefined;
  const [paid, otherPaid] = [onlyItems(bound.price as CostNode), onlyItems(bound.other as CostNode)];
  const [gained, otherGained] = [bound.items as ItemNode[], bound.others as ItemNode[]];
  if (!paid || !otherPaid) return undefined;
  return [paid, gained, otherPaid, otherGained].flat().every((item) => isCounted(item, symbols))
    ? [
        { paid, gained },
        { paid: otherPaid, gained: otherGained },
      ]
    : undefined;
}

const onlyItems = (cost: CostNode): readonly ItemNode[] | undefined =>
  cost.kind === 'amounts' && cost.alternatives.length === 1 ? cost.alternatives[0] : undefined;

const isCounted = ({ amount, per, different, same, what }: ItemNode, symbols: Symbols): boolean =>
  !per &&
  !different &&
  !same &&
  (amount === undefined || amount.kind === 'number') &&
  symbols.get('counter', what.text) !== undefined;

/** Undefined for all other alternatives, and where the language has no words for it. */
export function renderTrades(ctx: RenderContext, options: readonly EffectNode[]): string | undefined {
  const trades = tradesOf(options, ctx.symbols);
  if (!trades) return undefined;
  const [one, other] = trades;
  const isReverse = alike(one.paid, other.gained) && alike(one.gained, other.paid);
  const said: Record<string, readonly ItemNode[]> = {
    price: one.paid,
    items: one.gained,
    other: other.paid,
    others: other.gained,
  };
  const pattern = ctx.language.phrases[isReverse ? 'exchange or back' : 'exchange either'];
  if (pattern === undefined) return undefined;
  return fill(pattern, ([name], c) =>
    ctx.language.list(
      said[name].map((item) => renderItem(ctx, item, c)),
      'and',
    ),
  );
}
