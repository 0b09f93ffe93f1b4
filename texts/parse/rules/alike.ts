/** What is the same, or different, for all things; parses what `render/different-values.ts` renders. */
import type { ExprNode, Case } from '../../../dsl/internal.ts';
import { ALL_ALIKE } from '../../constructions/alike.ts';
import { valueTemplate } from '../../constructions/template.ts';
import type { AlikeKey } from '../../languages/phrases.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { type CountMode, span } from '../noun-phrases.ts';
import type { RuleContext } from './context.ts';
import { bareNoun } from '../../meaning/nodes.ts';
import { isNumber } from './numbers.ts';
import { literal, patternRule } from './patterns.ts';
import type { NounMatch } from './posts.ts';

/** `all cards in your hand are of the same color`, `all connected cities have the same number of buildings` */
export function allAlikeRule(
  ctx: RuleContext,
  phrase: (mode: CountMode, grammatical: Case) => Rule<NounMatch>,
): Rule<ExprNode> {
  const all = (c: Case): Rule<NounMatch> =>
    anyOf(
      phrase('all', c),
      map(literal(ctx, ctx.language.phrases['all of them']), (_, chart, at, end): NounMatch => ({
        phrase: bareNoun('them', span(chart, at, end)),
      })),
    );
  return anyOf(
    ...Object.entries(ALL_ALIKE).map(([key, means]) =>
      map(
        patternRule(ctx, key as AlikeKey, ([name], c) => (name === 'x' ? all(c) : phrase('many', c))),
        ({ x, what }, chart, at, end): ExprNode | undefined => {
          const counted = (what as NounMatch | undefined)?.phrase;
          if (counted && (isNumber(ctx, counted) || counted.posts.length > 0)) return undefined;
          return valueTemplate(means).build({ x, what }, span(chart, at, end));
        },
      ),
    ),
  );
}
