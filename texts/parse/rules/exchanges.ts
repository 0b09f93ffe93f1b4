/** *Exchange 1 kelp for 1 credit or vice versa*: two payments for what is gained; parses what `render/exchanges.ts` renders. */
import type { EffectNode } from '../../../dsl/internal.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { meaningOfIdiom } from '../idioms.ts';
import { span } from '../noun-phrases.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { patternRule } from './patterns.ts';
import { holeRule } from './wordings.ts';

export function exchangesRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'exchanges', () =>
    map(
      anyOf(
        ...(['exchange either', 'exchange or back'] as const).map((key) =>
          patternRule(ctx, key, ([name], c) => holeRule(ctx, name, c)),
        ),
      ),
      (bound, chart, at, end) => meaningOfIdiom('pay either', bound, span(chart, at, end)),
    ),
  );
}
