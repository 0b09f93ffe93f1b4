/** *Pay up to 3 kelp to gain 1 credit for each*: so many times at most; parses what `render/paid-each.ts` renders. */
import type { Arg, EffectNode, ItemNode, WordNode } from '../../../dsl/internal.ts';
import { PAID_EACH } from '../../render/paid-each.ts';
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
        ...PAID_EACH.map((key) =>
          patternRule(ctx, key, ([name], c) => (name === 'paid' ? itemRule(ctx, c) : itemsRule(ctx, c))),
        ),
      ),
      ({ paid, items }, chart, at, end) => {
        const range = span(chart, at, end);
        const { amount, per, different, ...one } = paid as ItemNode;
        if (amount?.kind !== 'number' || amount.value < 2 || per || different) return undefined;
        const word = (name: string, args: Record<string, Arg>): WordNode => ({
          kind: 'word',
          word: name,
          keyword: span(chart, at, at + 1),
          args,
          range,
        });
        const price: ItemNode = { ...one, different, amount: number(1, range) };
        const cost: Arg = { type: 'cost', cost: { kind: 'amounts', alternatives: [[price]], range } };
        const gain = word('gain', { items: items as Arg });
        const pay = word('pay', { cost, body: { type: 'effect', effect: gain } });
        return word('up-to', { times: { type: 'value', value: amount }, body: { type: 'effect', effect: pay } });
      },
    ),
  );
}
