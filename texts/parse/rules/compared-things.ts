/** Things that are compared with each other; parses what `render/compared-things.ts` renders. */
import type { ExprNode, PhraseNode } from '../../../dsl/internal.ts';
import { type Conditions, valueTemplate } from '../../constructions/template.ts';
import { WITH_EACH_OTHER } from '../../constructions/things.ts';
import type { ShortKey } from '../../languages/phrases.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { binary } from '../../meaning/nodes.ts';
import { phraseRule } from './noun-phrases.ts';
import { listRule, patternRule } from './patterns.ts';
import type { NounMatch } from './posts.ts';

export const comparedThingsRule = (ctx: RuleContext): Rule<ExprNode> =>
  cachedRule(ctx, 'compared things', () => anyOf(...thingsRules(ctx, WITH_EACH_OTHER), equalNumbersRule(ctx)));

/** Phrases about things of which there are many. */
export const thingsRules = (
  ctx: RuleContext,
  conditions: Conditions,
  isThing: (phrase: PhraseNode) => boolean = () => true,
): Rule<ExprNode>[] =>
  Object.entries(conditions).map(([key, means]) =>
    map(
      patternRule(ctx, key as ShortKey, (_, c) => phraseRule(ctx, 'many', c)),
      (bound, chart, at, end) =>
        Object.values(bound).every((thing) => isThing((thing as NounMatch).phrase))
          ? valueTemplate(means).build(bound, span(chart, at, end))
          : undefined,
    ),
  );

/** `you have the same number of farms, tunnels and laboratories` */
const equalNumbersRule = (ctx: RuleContext): Rule<ExprNode> =>
  map(
    patternRule(ctx, 'have same number', (_, c) => listRule(ctx, phraseRule(ctx, 'many', c), 'and')),
    ({ list }, chart, at, end): ExprNode | undefined => {
      const [first, ...others] = (list as NounMatch[]).map(({ phrase }) => phrase);
      const range = span(chart, at, end);
      if (others.length < 2) return undefined;
      return others
        .map((other) => binary('=', first, other, range))
        .reduce((before, equation) => binary('and', before, equation, range));
    },
  );
