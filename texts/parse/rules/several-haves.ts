/** Several things that somebody has, with the verb said once; parses what `render/several-haves.ts` renders. */
import type { BinaryOp, ExprNode } from '../../../dsl/internal.ts';
import type { PhraseKey } from '../../languages/phrases.ts';
import { SHARING, withoutVerb } from '../../render/several-haves.ts';
import type { Rule } from '../chart.ts';
import { anyOf, listOf, map, sequence } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { binary, number } from '../../meaning/nodes.ts';
import { phraseRule } from './noun-phrases.ts';
import type { NounMatch } from './posts.ts';
import { isNumber } from './numbers.ts';
import { addedPatterns, compilePattern, onlyBinding, renderedPatterns, separators } from './patterns.ts';

const VERBS = ['have', 'there'] as const;
type HaveVerb = (typeof VERBS)[number];

export const severalHavesRule = (ctx: RuleContext): Rule<ExprNode> =>
  cachedRule(ctx, 'several haves', () => anyOf(...VERBS.map((verb) => severalRule(ctx, verb))));

function severalRule(ctx: RuleContext, verb: HaveVerb): Rule<ExprNode> {
  const first = anyOf(...[...SHARING].map((op) => haveRule(ctx, verb, op as BinaryOp, true)));
  const other = anyOf(...[...SHARING].map((op) => haveRule(ctx, verb, op as BinaryOp, false)));
  return map(anyOf(firstAndOthers(ctx, first, other), alikeRule(ctx, verb)), (all, chart, at, end) =>
    all.reduce((before, side) => binary('and', before, side, span(chart, at, end))),
  );
}

/** A list with *and*, of which the first one is said otherwise than those behind it. */
function firstAndOthers(ctx: RuleContext, first: Rule<ExprNode>, other: Rule<ExprNode>): Rule<ExprNode[]> {
  const { between, last } = separators(ctx, 'and');
  return anyOf(
    map(sequence<unknown>([first, last, other]), ([a, , b]) => [a, b] as ExprNode[]),
    map(sequence<unknown>([first, between, listOf(other, between, last)]), ([a, , others]) =>
      (others as ExprNode[]).length > 1 ? [a as ExprNode, ...(others as ExprNode[])] : undefined,
    ),
  );
}

/**
 * *at least 3 farms and 2 cities*: what is said once counts for all. *Exactly* and *at most* are not read so: they could be said of the
 * first alone.
 */
function alikeRule(ctx: RuleContext, verb: HaveVerb): Rule<ExprNode[]> {
  const key = `${verb} >=` as PhraseKey;
  const first = comparedRule(ctx, [...renderedPatterns(ctx, key), ...addedPatterns(ctx, key)], '>=');
  const counted = renderedPatterns(ctx, key).flatMap((pattern) => /\{[^}]*\}/.exec(pattern)?.[0] ?? []);
  const other = comparedRule(ctx, [...new Set(counted)], '>=');
  return firstAndOthers(ctx, first, other);
}

/** One of them, with the verb if it is the first. */
function haveRule(ctx: RuleContext, verb: HaveVerb, op: BinaryOp, isFirst: boolean): Rule<ExprNode> {
  const patterns = renderedPatterns(ctx, `${verb} ${op}` as PhraseKey);
  const said = isFirst ? patterns : patterns.map((text) => withoutVerb(text, ctx.language.phrases[`${verb}, verb`]));
  return comparedRule(ctx, said, op);
}

/** So many of something, in any of these patterns. */
const comparedRule = (ctx: RuleContext, patterns: readonly string[], op: BinaryOp): Rule<ExprNode> =>
  map(
    anyOf(...patterns.map((text) => compilePattern(ctx, text, (_, c) => phraseRule(ctx, 'number', c)))),
    (bound, chart, at, end): ExprNode | undefined => {
      const { phrase, n } = onlyBinding<NounMatch>(bound);
      const range = span(chart, at, end);
      return isNumber(ctx, phrase) || !n ? undefined : binary(op, phrase, number(n, range), range);
    },
  );
