/** Where players are, and `that player` as the owner of something; parses what `render/standing.ts` renders. */
import { type ExprNode, type PhraseNode, type Range, type Case, thatPlayerAt } from '../../../dsl/internal.ts';
import { STANDINGS, THEIR_NUMBERS } from '../../constructions/places.ts';
import { type Conditions, valueTemplate } from '../../constructions/template.ts';
import type { PhraseKey } from '../../languages/phrases.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import type { Bindings } from '../word-arguments.ts';
import { digitsRule } from './digits.ts';
import { type NameMatch, nameOf } from './names.ts';
import { bareNoun } from '../../meaning/nodes.ts';
import { literal, patternRule } from './patterns.ts';
import { cachedRule, type RuleContext } from './context.ts';

/** `ahead of you on the track`, as the condition about a player */
export const standingRule = (ctx: RuleContext): Rule<ExprNode> =>
  cachedRule(ctx, 'standing', () => anyOf(...whereRules(ctx, STANDINGS)));

/** Phrases with nothing in them but a track and a number. */
export const whereRules = (ctx: RuleContext, phrases: Conditions): Rule<ExprNode>[] =>
  (Object.entries(phrases) as [PhraseKey, string][]).map(([key, means]) =>
    map(
      patternRule(ctx, key, ([name], c) => (name === 'track' ? nameOf(ctx, 'track', 'the', c) : digitsRule(ctx))),
      (bound, chart, at, end) => {
        const range = span(chart, at, end);
        return valueTemplate(means).build({ ...bound, space: bareNoun(trackSpaceNoun(ctx, bound), range) }, range);
      },
    ),
  );

/** The player's space on the only track, or on the named one. */
export function trackSpaceNoun(ctx: RuleContext, { track }: Bindings): string {
  return track && ctx.symbols.all('track').length > 1 ? (track as NameMatch).ident.text : 'space';
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
  map(anyOf(...whereRules(ctx, THEIR_NUMBERS)), (number, chart, at, end) => ({
    phrase: withThatPlayer(number as PhraseNode, span(chart, at, end)),
  }));
