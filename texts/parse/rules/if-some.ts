/** *Take 1 red card among them into your hand, if there is one*; parses what `render/if-some.ts` renders. */
import type { EffectNode } from '../../../dsl/internal.ts';
import { IF_SOME } from '../../constructions/done-to-things.ts';
import { effectTemplate } from '../../constructions/template.ts';
import { IF_SOME_KEYS, onlyThing } from '../../render/if-some.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map, sequence } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { literal, patternsOf } from './patterns.ts';

/** `verb`: one verb with its objects */
export function ifSomeRule(ctx: RuleContext, verb: Rule<EffectNode>): Rule<EffectNode> {
  return cachedRule(ctx, 'if some', () => {
    const ends = IF_SOME_KEYS.flatMap((key) => patternsOf(ctx, key)).map((text) =>
      literal(ctx, text.replace('{body}', '')),
    );
    return map(sequence<unknown>([verb, anyOf(...ends)]), ([done], chart, at, end): EffectNode | undefined => {
      const effect = done as EffectNode;
      const thing = onlyThing(effect, ctx.symbols);
      return thing && effectTemplate(IF_SOME).build({ x: thing, body: effect }, span(chart, at, end));
    });
  });
}
