/** What was done in a period, as a condition; parses what `render/done-in-period.ts` renders. */
import {
  type Case,
  type BinaryOp,
  type ExprNode,
  type Ident,
  type PhraseNode,
  DONE_ADJECTIVES,
} from '../../../dsl/internal.ts';
import type { DoneInPeriodKey } from '../../languages/phrases.ts';
import { thisPeriod } from '../../render/done-in-period.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { binary, number } from '../../meaning/nodes.ts';
import { phraseRule } from './noun-phrases.ts';
import { listRule, literal, patternRule } from './patterns.ts';
import type { NounMatch } from './posts.ts';

type Comparison = { op: BinaryOp; mode: 'one' | 'many' | 'number'; n?: number };

const COMPARED: Readonly<Record<'some' | 'at least' | 'exactly' | 'none', Comparison>> = {
  some: { op: '>=', mode: 'one', n: 1 },
  'at least': { op: '>=', mode: 'number' },
  exactly: { op: '=', mode: 'number' },
  none: { op: '=', mode: 'many', n: 0 },
};

/** `you built a farm this turn`, `you upgraded at least 2 farms this turn` */
export const doneInPeriodRule = (ctx: RuleContext): Rule<ExprNode> =>
  cachedRule(ctx, 'done in period', () =>
    anyOf(
      ...DONE_ADJECTIVES.flatMap((done) =>
        Object.entries(COMPARED).map(([how, compared]) =>
          comparedRule(ctx, done, `${done} ${how}` as DoneInPeriodKey, compared),
        ),
      ),
    ),
  );

const comparedRule = (ctx: RuleContext, done: string, key: DoneInPeriodKey, compared: Comparison): Rule<ExprNode> =>
  map(
    patternRule(ctx, key, ([name], c) => {
      if (name === 'this') return thisPeriodRule(ctx, c);
      const one = phraseRule(ctx, compared.mode, c);
      return compared.mode === 'one' ? listRule(ctx, one, 'and') : map(one, (noun) => [noun]);
    }),
    ({ what, this: said }, chart, at, end): ExprNode | undefined => {
      const range = span(chart, at, end);
      const adjective = { name: { text: done, range: span(chart, at, at + 1) }, negated: false };
      const sides = (what as NounMatch[]).map(({ phrase, n = compared.n }): ExprNode | undefined => {
        const things = inPeriod(phrase, said as Ident | undefined);
        if (!things || n === undefined) return undefined;
        const text = ctx.symbols.find(phrase.noun.text).find(({ plural }) => plural)?.plural ?? phrase.noun.text;
        const counted = { ...things, adjectives: [adjective, ...phrase.adjectives], noun: { ...phrase.noun, text } };
        return binary(compared.op, counted, number(n, range), range);
      });
      return sides.every((side) => side !== undefined)
        ? sides.reduce((before, side) => binary('and', before, side, range))
        : undefined;
    },
  );

/** The period stands behind the things or apart; what was built some time or other is what one has. */
function inPeriod(phrase: PhraseNode, period: Ident | undefined): PhraseNode | undefined {
  if (!period) return phrase.posts.some(({ kind }) => kind === 'this') ? phrase : undefined;
  return phrase.posts.length > 0 ? undefined : { ...phrase, posts: [{ kind: 'this', period, range: period.range }] };
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
