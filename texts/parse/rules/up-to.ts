/** `build up to 2 farms`, `draw up to 3 cards`: one, so many times at most. */
import type { Arg, EffectNode, ExprNode, ItemNode, PhraseNode, Range, WordNode } from '../../../dsl/internal.ts';
import { withLimit } from '../../languages/up-to.ts';
import { singularName } from '../../meaning/referents.ts';
import { mayMean } from '../accepted-wordings.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { argumentOfFlag, argumentsFrom, type Bindings } from '../word-arguments.ts';
import { itemRule, numberedRule } from './amounts.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { number } from '../../meaning/nodes.ts';
import { compilePattern, patternsOf } from './patterns.ts';
import { argumentRule, wordPhrase } from './words.ts';

/** Words of which there may be up to so many: with a flag that says it, or else done once, so many times at most. */
const LIMITED = [
  'build',
  'use',
  'ready',
  'gain',
  'move',
  'move place',
  'move take',
  'move take-place',
  'move top',
  'move bottom',
] as const;

const LIMIT = { type: 'flag', flag: 'up-to' } as const;

export function upToRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'up to so many', () =>
    anyOf(
      ...LIMITED.flatMap((name) =>
        patternsOf(ctx, name).flatMap((pattern) =>
          [ctx.language.upTo, ...ctx.wordings.upTo].flatMap((upTo) => {
            const limited = withLimit(pattern, upTo);
            return limited === undefined ? [] : [limitedRule(ctx, name, pattern, limited)];
          }),
        ),
      ),
    ),
  );
}

function limitedRule(
  ctx: RuleContext,
  name: (typeof LIMITED)[number],
  pattern: string,
  limited: string,
): Rule<EffectNode> {
  const phrase = wordPhrase(name)!;
  const place = phrase.flag === undefined ? undefined : argumentOfFlag(phrase.signature, phrase.flag);
  const rule = compilePattern(ctx, limited, (names, grammatical) => {
    if (names[0] === 'items') return itemRule(ctx, grammatical);
    return names.length === 2 ? numberedRule(ctx, grammatical) : argumentRule(ctx, phrase, names, grammatical);
  });
  return map(rule, (bound, chart, at, end): EffectNode | undefined => {
    const range = span(chart, at, end);
    const hasFlag = argumentOfFlag(phrase.signature, LIMIT.flag) !== undefined;
    const one = oneOf(ctx, bound);
    if (!one) return undefined;
    const args = hasFlag
      ? argumentsFrom(bound, { limit: { ...LIMIT, range }, ...flagged(place, phrase.flag, range) }, phrase.kinds)
      : argumentsFrom(one.bound, {}, phrase.kinds);
    // a price of several is that of each
    if (args.cost?.type === 'cost') {
      const { each: _, ...cost } = args.cost.cost as { each?: boolean } & typeof args.cost.cost;
      args.cost = { type: 'cost', cost };
    }
    const body: WordNode = { kind: 'word', word: phrase.word, keyword: range, args, range };
    if (!mayMean(pattern, false, body, ctx.wordings)) return undefined;
    if (hasFlag) return body;
    const times: Arg = { type: 'value', value: one.times };
    return {
      kind: 'word',
      word: 'up-to',
      keyword: range,
      args: { times, body: { type: 'effect', effect: body } },
      range,
    };
  });
}

/** What the phrase says besides the limit: *on top of*. */
const flagged = (argument: string | undefined, flag: string | undefined, range: Range): Record<string, Arg> =>
  argument === undefined || flag === undefined ? {} : { [argument]: { type: 'flag', flag, range } };

/** What was counted, once, and how many there were; undefined for something without a number. */
function oneOf({ symbols }: RuleContext, bound: Bindings): { bound: Bindings; times: ExprNode } | undefined {
  if ('items' in bound) {
    const { amount, ...item } = bound.items as ItemNode;
    if (amount?.kind !== 'number' || item.per || item.different) return undefined;
    const what = { ...item.what, text: singularName(item.what.text, symbols) };
    const items = [{ ...item, what, amount: number(1, item.range) }];
    return { bound: { ...bound, items: { type: 'items', items } }, times: amount };
  }
  const { n, what } = bound['n what'] as { n?: ExprNode; what: PhraseNode };
  if (n?.kind !== 'number') return undefined;
  const one = { ...what, noun: { ...what.noun, text: singularName(what.noun.text, symbols) } };
  return { bound: { ...bound, 'n what': { what: one } }, times: n };
}
