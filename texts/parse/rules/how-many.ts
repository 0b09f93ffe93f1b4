/** How many were done of what may be done up to so many times; parses what `render/how-many.ts` renders. */
import type { BinaryOp, ExprNode } from '../../../dsl/internal.ts';
import { DONE_VERBS, type PhraseKey } from '../../languages/phrases.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { aboutAnother, cachedRule, type RuleContext } from './context.ts';
import { digitsRule } from './digits.ts';
import { amount, binary, COMPARISONS } from '../../meaning/nodes.ts';
import { onlyBinding, patternRule } from './patterns.ts';

/** A number, and how the one that is meant compares with it. */
interface Compared {
  op: BinaryOp;
  n: ExprNode;
}

export const howManyRule = (ctx: RuleContext): Rule<ExprNode> =>
  cachedRule(ctx, 'how many', () => anyOf(doneRule(ctx), ...(ctx.language.thirdPerson ? [ofOthers(ctx)] : [])));

/** What another player did: *if they did so 2 times*. */
const ofOthers = (ctx: RuleContext): Rule<ExprNode> => aboutAnother(ctx, doneRule);

const doneRule = (ctx: RuleContext): Rule<ExprNode> =>
  cachedRule(ctx, 'how many were done', () =>
    anyOf(
      ...[...DONE_VERBS, 'times' as const].map((verb) =>
        map(
          patternRule(ctx, `did ${verb}`, () => comparedRule(ctx)),
          (bound, chart, at, end) => {
            const range = span(chart, at, end);
            const { op, n } = onlyBinding<Compared>(bound);
            return binary(op, amount(range), n, range);
          },
        ),
      ),
    ),
  );

const comparedRule = (ctx: RuleContext): Rule<Compared> =>
  cachedRule(ctx, 'compared number', () =>
    anyOf<Compared>(
      map(digitsRule(ctx), (n) => ({ op: '=', n })),
      ...COMPARISONS.filter((op) => op !== '!=').map((op) =>
        map(
          patternRule(ctx, `with ${op}` as PhraseKey, () => digitsRule(ctx)),
          (bound) => ({ op, n: onlyBinding<ExprNode>(bound) }),
        ),
      ),
    ),
  );
