/**
 * Alternatives that are exchanges, as one verb: *exchange 1 kelp for 1 credit or vice versa*; the inverse of
 * `parse/rules/exchanges.ts`.
 */
import type { Symbols, EffectNode, ItemNode } from '../../dsl/internal.ts';
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
  const [one, other, ...more] = options.map((option) => tradeOf(option, symbols));
  return one && other && more.length === 0 ? [one, other] : undefined;
}

function tradeOf(effect: EffectNode, symbols: Symbols): Trade | undefined {
  if (effect.kind !== 'word' || effect.word !== 'pay') return undefined;
  const { cost, body, ...others } = effect.args;
  if (Object.keys(others).length > 0 || cost?.type !== 'cost' || cost.cost.kind !== 'amounts') return undefined;
  const gain = body?.type === 'effect' && body.effect.kind === 'word' ? body.effect : undefined;
  if (gain?.word !== 'gain' || gain.args.items?.type !== 'items' || cost.cost.alternatives.length > 1) return undefined;
  const [paid] = cost.cost.alternatives;
  const gained = gain.args.items.items;
  return [...paid, ...gained].every((item) => isCounted(item, symbols)) ? { paid, gained } : undefined;
}

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
