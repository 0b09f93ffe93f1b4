/** *Take 1 red card among them into your hand, if there is one*; parses what `render/if-some.ts` renders. */
import type { EffectNode } from '../../../dsl/internal.ts';
import { IF_SOME, onlyThing } from '../../render/if-some.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map, sequence } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { literal, patternsOf } from './patterns.ts';

/** `verb`: one verb with its objects */
export function ifSomeRule(ctx: RuleContext, verb: Rule<EffectNode>): Rule<EffectNode> {
  return cachedRule(ctx, 'if some', () => {
    const ends = IF_SOME.flatMap((key) => patternsOf(ctx, key)).map((text) => literal(ctx, text.replace('{body}', '')));
    return map(sequence<unknown>([verb, anyOf(...ends)]), ([done], chart, at, end): EffectNode | undefined => {
      const effect = done as EffectNode;
      const thing = onlyThing(effect, ctx.symbols);
      return (
        thing && {
          kind: 'word',
          word: 'if',
          keyword: span(chart, at, at + 1),
          args: { test: { type: 'value', value: thing }, body: { type: 'effect', effect } },
          range: span(chart, at, end),
        }
      );
    });
  });
}
