/** Several things that there are, with the verb said once; parses what `render/several-things.ts` renders. */
import type { ExprNode } from '../../../dsl/internal.ts';
import type { Rule } from '../chart.ts';
import { map } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { binary } from '../../meaning/nodes.ts';
import { phraseRule } from './noun-phrases.ts';
import { isNumber } from './numbers.ts';
import { listRule, onlyBinding, patternRule } from './patterns.ts';
import type { NounMatch } from './posts.ts';

/** What follows the last one is said of all. */
export const severalThingsRule = (ctx: RuleContext): Rule<ExprNode> =>
  cachedRule(ctx, 'several things', () =>
    map(
      patternRule(ctx, 'have each', (_, c) => listRule(ctx, phraseRule(ctx, 'one', c), 'and')),
      (bound, chart, at, end): ExprNode | undefined => {
        const things = onlyBinding<NounMatch[]>(bound).map(({ phrase }) => phrase);
        const posts = things.at(-1)!.posts;
        const isThing = things.every(
          (thing, i) => !isNumber(ctx, thing) && (i === things.length - 1 || thing.posts.length === 0),
        );
        if (things.length < 2 || !isThing) return undefined;
        return things
          .map((thing): ExprNode => ({ ...thing, posts }))
          .reduce((before, side) => binary('and', before, side, span(chart, at, end)));
      },
    ),
  );
