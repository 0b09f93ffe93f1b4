/** What was done in a period, as a condition; parses what `render/done-in-period.ts` renders. */
import type { Case, ExprNode, Ident } from '../../../dsl/internal.ts';
import { DONE_IN_PERIOD } from '../../constructions/done-in-period.ts';
import { valueTemplate } from '../../constructions/template.ts';
import type { DoneInPeriodKey } from '../../languages/phrases.ts';
import { thisPeriod } from '../../render/done-in-period.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { binary } from '../../meaning/nodes.ts';
import { phraseRule } from './noun-phrases.ts';
import { listRule, literal, patternRule } from './patterns.ts';
import type { NounMatch } from './posts.ts';

/** `you built a farm this turn`, `you upgraded at least 2 farms this turn` */
export const doneInPeriodRule = (ctx: RuleContext): Rule<ExprNode> =>
  cachedRule(ctx, 'done in period', () =>
    anyOf(...(Object.keys(DONE_IN_PERIOD) as DoneInPeriodKey[]).map((key) => comparedRule(ctx, key))),
  );

function comparedRule(ctx: RuleContext, key: DoneInPeriodKey): Rule<ExprNode> {
  const mode = key.endsWith(' some') ? 'one' : key.endsWith(' none') ? 'many' : 'number';
  return map(
    patternRule(ctx, key, ([name], c) => {
      if (name === 'this') return thisPeriodRule(ctx, c);
      const one = phraseRule(ctx, mode, c);
      return mode === 'one' ? listRule(ctx, one, 'and') : map(one, (noun) => [noun]);
    }),
    ({ what, this: said }, chart, at, end): ExprNode | undefined => {
      const range = span(chart, at, end);
      const sides = (what as NounMatch[]).map(({ phrase, n }) => {
        // the period is behind the things or apart; what was built some time or other is what one has
        const period = (said as Ident | undefined) ?? phrase.posts.find((post) => post.kind === 'this')?.period;
        if (said && phrase.posts.length > 0) return undefined;
        const text = ctx.symbols.find(phrase.noun.text).find(({ plural }) => plural)?.plural ?? phrase.noun.text;
        const things = {
          ...phrase,
          noun: { ...phrase.noun, text },
          posts: phrase.posts.filter(({ kind }) => kind !== 'this'),
        };
        return valueTemplate(DONE_IN_PERIOD[key]).build({ what: things, period, n }, range);
      });
      return sides.every((side) => side !== undefined)
        ? sides.reduce((before, side) => binary('and', before, side, range))
        : undefined;
    },
  );
}

/** *this turn* */
const thisPeriodRule = (ctx: RuleContext, grammatical: Case): Rule<Ident> =>
  cachedRule(ctx, `this period ${grammatical}`, () =>
    anyOf(
      ...ctx.vocabulary.periods().flatMap(({ name, forms }) => {
        const text = thisPeriod(ctx.language, forms, grammatical);
        return text === undefined
          ? []
          : [map(literal(ctx, text), (_, chart, at, end): Ident => ({ text: name, range: span(chart, at, end) }))];
      }),
    ),
  );
