/**
 * One of a counter paid for something, some times at most: *pay up to 3 kelp to gain 1 credit for each*; the inverse of
 * `parse/rules/paid-each.ts`.
 */
import type { WordNode } from '../../dsl/internal.ts';
import { fill } from '../languages/pattern.ts';
import { renderItem } from './amounts.ts';
import type { RenderContext } from './context.ts';
import { exchangeOf } from './exchange.ts';
import { nounForms } from './word-forms.ts';

/** Its phrases, by the gender of what is paid where that matters. */
export const PAID_EACH_KEYS = ['up-to paid', 'up-to paid m', 'up-to paid f', 'up-to paid n'] as const;

/** Undefined for everything else that is done some times. */
export function renderPaidEach(ctx: RenderContext, node: WordNode): string | undefined {
  const exchange = exchangeOf(node, ctx.symbols);
  const noun = exchange && nounForms(ctx, exchange.paid.what);
  if (!exchange || !noun) return undefined;
  const { phrases } = ctx.language;
  const pattern = phrases[`up-to paid ${noun.gender}`] ?? phrases['up-to paid'];
  const paid = { ...exchange.paid, amount: exchange.times };
  return (
    pattern &&
    fill(pattern, ([name], c) =>
      name === 'paid'
        ? renderItem(ctx, paid, c)
        : ctx.language.list(
            exchange.items.map((item) => renderItem(ctx, item, c)),
            'and',
          ),
    )
  );
}
