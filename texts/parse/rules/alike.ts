/** What is the same, or different, for all things; parses what `render/different-values.ts` renders. */
import type { ExprNode, PhraseNode, Range, Case } from '../../../dsl/internal.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { type CountMode, span } from '../noun-phrases.ts';
import type { RuleContext } from './context.ts';
import { differentValuesOf, VALUES } from './different-values.ts';
import { bareNoun, binary, number } from '../../meaning/nodes.ts';
import { isNumber } from './numbers.ts';
import { literal, patternRule } from './patterns.ts';
import type { NounMatch } from './posts.ts';

/** `all cards in your hand are of the same color`, `all connected cities have the same number of buildings` */
export function allAlikeRule(
  ctx: RuleContext,
  phrase: (mode: CountMode, grammatical: Case) => Rule<NounMatch>,
): Rule<ExprNode> {
  const all = (c: Case): Rule<NounMatch> =>
    anyOf(
      phrase('all', c),
      map(literal(ctx, ctx.language.phrases['all of them']), (_, chart, at, end): NounMatch => ({
        phrase: bareNoun('them', span(chart, at, end)),
      })),
    );
  const compared = (left: ExprNode, how: 'same' | 'different', things: PhraseNode, range: Range): ExprNode =>
    how === 'same' ? binary('<=', left, number(1, range), range) : binary('=', left, things, range);
  return anyOf(
    ...(['same', 'different'] as const).flatMap((how) => [
      ...VALUES.map((value) =>
        map(
          patternRule(ctx, `all ${how} ${value}`, (_, c) => all(c)),
          ({ x }, chart, at, end) => {
            const { phrase: things } = x as NounMatch;
            const range = span(chart, at, end);
            return compared(differentValuesOf(value, things, range), how, things, range);
          },
        ),
      ),
      map(
        patternRule(ctx, `all ${how} number`, ([name], c) => (name === 'x' ? all(c) : phrase('many', c))),
        ({ x, what }, chart, at, end): ExprNode | undefined => {
          const { phrase: things } = x as NounMatch;
          const { phrase: counted } = what as NounMatch;
          const range = span(chart, at, end);
          if (isNumber(ctx, counted) || counted.posts.length > 0) return undefined;
          const it = bareNoun('it', { start: range.end, end: range.end });
          const body: ExprNode = { ...counted, posts: [{ kind: 'of', of: it, range: it.range }] };
          return compared({ kind: 'over', fn: 'different', phrase: things, body, range }, how, things, range);
        },
      ),
    ]),
  );
}
