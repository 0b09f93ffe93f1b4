/** Things that are compared with each other; parses what `render/compared-things.ts` renders. */
import type { BinaryOp, ExprNode } from '../../../dsl/internal.ts';
import type { ShortKey } from '../../languages/phrases.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { binary } from '../../meaning/nodes.ts';
import { phraseRule } from './noun-phrases.ts';
import { listRule, patternRule } from './patterns.ts';
import type { NounMatch } from './posts.ts';

const COMPARED_THINGS = [
  ['have more than', '>'],
  ['have fewer than', '<'],
  ['have as many as', '='],
  ['have at least as many as', '>='],
] as const;

export const comparedThingsRule = (ctx: RuleContext): Rule<ExprNode> =>
  cachedRule(ctx, 'compared things', () =>
    anyOf(...COMPARED_THINGS.map(([key, op]) => comparedRule(ctx, key, op)), equalNumbersRule(ctx)),
  );

/** `you have more farms than laboratories` */
const comparedRule = (ctx: RuleContext, key: ShortKey, op: BinaryOp): Rule<ExprNode> =>
  map(
    patternRule(ctx, key, (_, c) => phraseRule(ctx, 'many', c)),
    ({ a, b }, chart, at, end) => binary(op, (a as NounMatch).phrase, (b as NounMatch).phrase, span(chart, at, end)),
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
