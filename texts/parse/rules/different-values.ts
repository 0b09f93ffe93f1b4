/** How many values several things have; parses what `render/different-values.ts` renders. */
import {
  type PhraseNode,
  type PostNode,
  type Range,
  pluralOfValue,
  type SharedValue,
  type Case,
} from '../../../dsl/internal.ts';
import type { AlikePost } from '../../render/different-values.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map, startingWith, tokenRule } from '../combinators.ts';
import { type CountMode, span } from '../noun-phrases.ts';
import { tokenTexts } from '../tokens.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { bareNoun } from '../../meaning/nodes.ts';
import { patternRule } from './patterns.ts';

interface Things {
  phrase: PhraseNode;
  n?: number;
}

const VALUES = ['color', 'type'] as const;

/** The modes in which values are counted. */
type Counted = 'number' | 'each' | 'many';
export const isCounted = (mode: CountMode): mode is Counted => mode === 'number' || mode === 'each' || mode === 'many';

/** `3 different colors of cards in your hand` */
export const differentValuesRule = (
  ctx: RuleContext,
  mode: Counted,
  grammatical: Case,
  things: (grammatical: Case) => Rule<Things>,
): Rule<Things> =>
  cachedRule(ctx, `different values ${mode} ${grammatical}`, () =>
    anyOf(
      ...VALUES.map((value) =>
        map(
          anyOf(
            ...(['values of', 'values of them'] as const).map((key) =>
              patternRule(ctx, key, ([name], c) =>
                name === 'x' ? things(c) : valueNounRule(ctx, value, mode, grammatical),
              ),
            ),
          ),
          ({ what, x }, chart, at, end): Things | undefined => {
            const range = span(chart, at, end);
            const of = x ? (x as Things).phrase : bareNoun('them', range);
            return {
              phrase: differentValuesOf(value, of, range),
              ...(mode === 'number' ? { n: what as number } : {}),
            };
          },
        ),
      ),
    ),
  );

/** `3 different colors`: the number; `each different color`: 1 */
const valueNounRule = (ctx: RuleContext, value: SharedValue, mode: Counted, grammatical: Case): Rule<number> =>
  cachedRule(ctx, `value noun ${value} ${mode} ${grammatical}`, () => {
    const words = (count: number | 'each' | 'many'): readonly string[] =>
      tokenTexts(
        ctx.language.nounPhrase({ count, noun: ctx.language.values[value], adjectives: [] }, grammatical),
        ctx.vocabulary.replacements,
      );
    if (mode !== 'number') return map(tokenRule(words(mode)), () => 1);
    return startingWith(
      (word) => /^\d+$/.test(word),
      (chart, at, found) => {
        const n = Number(chart.tokens[at]?.text);
        if (Number.isInteger(n)) tokenRule(words(n))(chart, at, (end) => found(end, n));
      },
    );
  });

/** `different colors of X` */
const differentValuesOf = (value: SharedValue, of: PhraseNode, range: Range): PhraseNode => ({
  ...bareNoun(pluralOfValue(value), range),
  adjectives: [{ name: { text: 'different', range }, negated: false }],
  posts: [{ kind: 'of', of, range: of.range }],
});

/** `of different colors`, `of the same type`, behind what is chosen */
export function alikeAt(kind: AlikePost, range: Range): PostNode {
  const [, how, value] = kind.split(' ') as [string, 'same' | 'different', SharedValue];
  const noun = bareNoun(how === 'same' ? value : pluralOfValue(value), range);
  const of: PhraseNode = { ...noun, adjectives: [{ name: { text: how, range }, negated: false }] };
  return { kind: 'of', of, range };
}
