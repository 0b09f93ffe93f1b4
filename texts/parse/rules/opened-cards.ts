/** Cards that are looked at or revealed; parses what `render/opened-cards.ts` and `render/top-cards.ts` render. */
import type { ExprNode, PhraseNode, PostNode, Range, Case } from '../../../dsl/internal.ts';
import { AMONG_TOP, phraseAmongTop } from '../../meaning/among-top.ts';
import type { PhraseKey } from '../../languages/phrases.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { type CountMode, span } from '../noun-phrases.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { digitsRule } from './digits.ts';
import { bareNoun, binary } from '../../meaning/nodes.ts';
import { patternRule } from './patterns.ts';

/** What a rule of noun phrases finds. */
interface Match {
  phrase: PhraseNode;
  n?: number;
}

/** `of them` */
export const ofThem = (range: Range): PostNode => ({ kind: 'of', of: bareNoun('them', range), range });

const oneOfThem = (range: Range): PhraseNode => ({ ...bareNoun('card', range), posts: [ofThem(range)] });

/** `1 of them`, `each of them`; `them` has no count. */
export function themRule(ctx: RuleContext, mode: CountMode): Rule<Match> {
  return cachedRule(ctx, `them ${mode}`, () => {
    const fixed = (key: PhraseKey, phrase: (range: Range) => PhraseNode): Rule<Match> =>
      map(
        patternRule(ctx, key, () => undefined),
        (_, chart, at, end) => ({ phrase: phrase(span(chart, at, end)) }),
      );
    const all = (['them', 'the others'] as const).map((key) => fixed(key, (range) => bareNoun('them', range)));
    switch (mode) {
      case 'number':
        return map(
          patternRule(ctx, 'of them', () => digitsRule(ctx)),
          ({ n }, chart, at, end): Match => ({
            phrase: oneOfThem(span(chart, at, end)),
            n: (n as ExprNode & { kind: 'number' }).value,
          }),
        );
      case 'one':
        return anyOf(fixed('one of them', oneOfThem), ...all);
      case 'each':
        return fixed('each of them', oneOfThem);
      default:
        return anyOf<Match>();
    }
  });
}

/** `one of the top 3 cards of the deck`, `2 red cards among the top 3 cards of the deck`; `cards`: a noun without what follows it */
export function amongTopRule(
  ctx: RuleContext,
  mode: CountMode,
  cards: Rule<Match>,
  zone: (grammatical: Case) => Rule<Match>,
): Rule<Match> {
  const key = AMONG_TOP[mode];
  const keys: PhraseKey[] = key ? [key, 'post of top'] : ['post of top'];
  return anyOf(
    ...keys.map((pattern) =>
      map(
        patternRule(ctx, pattern, ([name], c) => (name === 'what' ? cards : name === 'x' ? zone(c) : digitsRule(ctx))),
        ({ what, k, n, x }, chart, at, end): Match | undefined => {
          const range = span(chart, at, end);
          const some = what as Match | undefined;
          // what follows is about the cards
          if ((x as Match).phrase.posts.length > 0) return undefined;
          const count = some ? some.n : (k as NumberNode | undefined)?.value;
          const phrase = phraseAmongTop(
            {
              cards: some?.phrase ?? bareNoun('card', range),
              n: n as NumberNode,
              zone: (x as Match).phrase,
              tests: [],
            },
            range,
          );
          return { phrase, ...(count === undefined ? {} : { n: count }) };
        },
      ),
    ),
  );
}

type NumberNode = ExprNode & { kind: 'number' };

/** `the top 3 cards of the deck` */
export function topRule(ctx: RuleContext, zone: (grammatical: Case) => Rule<Match>): Rule<Match> {
  return cachedRule(ctx, 'top cards', () =>
    anyOf(
      ...(['top one', 'top some', 'top players', 'top players more'] as const).map((key) =>
        map(
          patternRule(ctx, key, ([name], c) => (name === 'n' ? digitsRule(ctx) : zone(c))),
          ({ n, x }, chart, at, end): Match => {
            const range = span(chart, at, end);
            const { phrase: of } = x as Match;
            const players = bareNoun('players', range);
            const said = n as ExprNode | undefined;
            const more = key === 'top players more' ? binary('+', players, said!, range) : undefined;
            const wanted = key === 'top players' ? players : (more ?? said);
            const top = { ...(wanted ? { n: wanted } : {}), range };
            return { phrase: { ...bareNoun('card', range), top, posts: [{ kind: 'of', of, range: of.range }] } };
          },
        ),
      ),
    ),
  );
}
