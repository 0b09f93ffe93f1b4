/** *Upgrade each of its farms for free*: one verb for each thing; parses what `render/done-to-each.ts` renders. */
import type { Arg, EffectNode } from '../../../dsl/internal.ts';
import { DONE_TO_EACH } from '../../constructions/done-to-things.ts';
import { effectTemplate } from '../../constructions/template.ts';
import { VERBS_OF_EACH } from '../../render/done-to-each.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { isReferent } from '../resolve-references.ts';
import { argumentsFrom } from '../word-arguments.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { bareNoun } from '../../meaning/nodes.ts';
import { phraseRule } from './noun-phrases.ts';
import { compilePattern, renderedPatterns } from './patterns.ts';
import type { NounMatch } from './posts.ts';
import { argumentRule, wordPhrase } from './words.ts';

export const doneToEachRule = (ctx: RuleContext): Rule<EffectNode> =>
  cachedRule(ctx, 'done to each', () =>
    anyOf(
      ...VERBS_OF_EACH.flatMap((word) => renderedPatterns(ctx, word).map((pattern) => verbRule(ctx, word, pattern))),
    ),
  );

function verbRule(ctx: RuleContext, name: (typeof VERBS_OF_EACH)[number], pattern: string): Rule<EffectNode> {
  const phrase = wordPhrase(name)!;
  const rule = compilePattern(ctx, pattern, (names, c) =>
    names.includes('what') ? phraseRule(ctx, 'each', c) : argumentRule(ctx, phrase, names, c),
  );
  return map(rule, (bound, chart, at, end): EffectNode | undefined => {
    const { what, 'n what': counted, ...rest } = bound;
    const object = (what ?? counted) as NounMatch | undefined;
    const args = argumentsFrom(rest, {}, phrase.kinds);
    const isFree = !args.cost || (args.cost.type === 'cost' && args.cost.cost.kind === 'free');
    if (!object || isReferent(object.phrase) || !isFree) return undefined;
    const range = span(chart, at, end);
    const keyword = span(chart, at, at + 1);
    const it: Arg = { type: 'phrase', phrase: bareNoun('it', object.phrase.range) };
    const effect: EffectNode = { kind: 'word', word: name, keyword, args: { ...args, what: it }, range };
    return effectTemplate(DONE_TO_EACH).build({ x: object.phrase, body: effect }, range);
  });
}
