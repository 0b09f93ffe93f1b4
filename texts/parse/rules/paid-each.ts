/** *Pay up to 3 kelp to gain 1 credit for each*: so many times at most; parses what `render/paid-each.ts` renders. */
import type { EffectNode, ItemNode } from '../../../dsl/internal.ts';
import { PAID_EACH } from '../../constructions/exchanges.ts';
import { effectTemplate } from '../../constructions/template.ts';
import { PAID_EACH_KEYS } from '../../render/paid-each.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { itemRule, itemsRule } from './amounts.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { number } from '../../meaning/nodes.ts';
import { patternRule } from './patterns.ts';

export function paidEachRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'paid each', () =>
    map(
      anyOf(
        ...PAID_EACH_KEYS.map((key) =>
          patternRule(ctx, key, ([name], c) => (name === 'paid' ? itemRule(ctx, c) : itemsRule(ctx, c))),
        ),
      ),
      ({ paid, items }, chart, at, end) => {
        const range = span(chart, at, end);
        const { amount, per, different, ...one } = paid as ItemNode;
        if (amount?.kind !== 'number' || amount.value < 2 || per || different) return undefined;
        const price: ItemNode = { ...one, different, amount: number(1, range) };
        return effectTemplate(PAID_EACH).build({ count: amount, price: [price], items }, range);
      },
    ),
  );
}
