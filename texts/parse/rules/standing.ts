/** Where players are, and `that player` as the owner of something; parses what `render/standing.ts` renders. */
import { type ExprNode, type PhraseNode, type Range, type Case, thatPlayerAt } from '../../../dsl/internal.ts';
import { type Measure, STANDINGS } from '../../render/standing.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { digitsRule } from './digits.ts';
import { type NameMatch, nameOf } from './names.ts';
import { bareNoun, binary } from '../../meaning/nodes.ts';
import { literal, patternRule } from './patterns.ts';
import { cachedRule, type RuleContext } from './context.ts';

/** `ahead of you on the track`, as the condition about a player */
export function standingRule(ctx: RuleContext): Rule<ExprNode> {
  return cachedRule(ctx, 'standing', () =>
    anyOf<ExprNode>(
      ...STANDINGS.map(({ key, measure, op }) =>
        map(
          patternRule(ctx, key, (_, c) => nameOf(ctx, 'track', 'the', c)),
          ({ track }, chart, at, end) => {
            const range = span(chart, at, end);
            return binary(
              op,
              measured(ctx, measure, track as NameMatch | undefined, range),
              bareNoun('yours', range),
              range,
            );
          },
        ),
      ),
      map(
        patternRule(ctx, 'on space', ([name], c) =>
          name === 'track' ? nameOf(ctx, 'track', 'the', c) : digitsRule(ctx),
        ),
        ({ track, b }, chart, at, end) => {
          const range = span(chart, at, end);
          return binary('=', measured(ctx, 'space', track as NameMatch | undefined, range), b as ExprNode, range);
        },
      ),
    ),
  );
}

function measured(ctx: RuleContext, measure: Measure, track: NameMatch | undefined, range: Range): PhraseNode {
  if (measure === 'space') {
    return bareNoun(track && ctx.symbols.all('track').length > 1 ? track.ident.text : 'space', range);
  }
  const place = bareNoun('place', range);
  if (measure === 'order' || !track) return place;
  const of = bareNoun(track.ident.text, track.ident.range);
  return { ...place, posts: [{ kind: 'of', of, range: of.range }] };
}

/** The phrase with `of that player` at its end. */
export function withThatPlayer(phrase: PhraseNode, range: Range): PhraseNode {
  const of = thatPlayerAt(range);
  // of a track, where the place is one on it
  const [track, ...more] = phrase.posts;
  const owned = { kind: 'of' as const, of, range };
  if (phrase.noun.text === 'place' && track?.kind === 'of' && more.length === 0) {
    return { ...phrase, posts: [{ ...track, of: { ...track.of, posts: [owned] } }] };
  }
  return { ...phrase, posts: [...phrase.posts, owned] };
}

/** `that player`, as the owner of what is counted */
export const thatPlayerRule = (ctx: RuleContext, grammatical: Case): Rule<{ phrase: PhraseNode }> =>
  map(literal(ctx, ctx.language.named!(ctx.language.noun('player')!, grammatical)), (_, chart, at, end) => ({
    phrase: thatPlayerAt(span(chart, at, end)),
  }));

/** `the space of that player on the track` */
export const numberOfThatPlayerRule = (ctx: RuleContext): Rule<{ phrase: PhraseNode }> =>
  anyOf(
    ...NUMBERS_OF_THAT_PLAYER.map(({ key, measure }) =>
      map(
        patternRule(ctx, key, (_, c) => nameOf(ctx, 'track', 'the', c)),
        ({ track }, chart, at, end) => {
          const range = span(chart, at, end);
          return { phrase: withThatPlayer(measured(ctx, measure, track as NameMatch | undefined, range), range) };
        },
      ),
    ),
  );

const NUMBERS_OF_THAT_PLAYER = [
  { key: 'space, that player', measure: 'space' },
  { key: 'place on, that player', measure: 'track' },
  { key: 'place of, that player', measure: 'order' },
] as const;
