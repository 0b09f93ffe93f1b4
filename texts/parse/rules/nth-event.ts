/** *The first time … each turn*, *at the beginning of your first turn each round*; parses what `render/nth-event.ts` renders. */
import type { Arg, EventNode, Range, Case } from '../../../dsl/internal.ts';
import type { PhraseKey } from '../../languages/phrases.ts';
import { ownPeriod, renderOwnNth } from '../../render/nth-event.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import type { Bindings } from '../word-arguments.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { MOST_TIMES, nthTimeRule, uncountedEventRule } from './events.ts';
import { type NameMatch, nameOf } from './names.ts';
import { literal } from './patterns.ts';

/** A period of the player, and which of them. */
interface OwnNth {
  n: number;
  event: Omit<EventNode & { kind: 'period' }, 'moment'>;
}

export const isNthPhrase = (key: PhraseKey): boolean => key.startsWith('when nth');

/** The rule for a placeholder of these phrases; undefined for what is done. */
export function nthArgumentRule(ctx: RuleContext, name: string, grammatical: Case): Rule<unknown> | undefined {
  switch (name) {
    case 'event':
      return uncountedEventRule(ctx);
    case 'time':
      return nthTimeRule(ctx);
    case 'turn':
      return cachedRule(ctx, `own nth ${grammatical}`, () => ownNthRule(ctx, grammatical));
    case 'each':
      return nameOf(ctx, 'period', 'each', grammatical);
    case 'period':
      return nameOf(ctx, 'period', 'bare', grammatical);
    default:
      return undefined;
  }
}

function ownNthRule(ctx: RuleContext, grammatical: Case): Rule<OwnNth> {
  const { language, symbols, vocabulary } = ctx;
  const game = { language, symbols, lexicon: vocabulary.lexicon };
  return anyOf(
    ...symbols.all('period').flatMap(({ id }) => {
      const noun = ownPeriod(game, id);
      if (!noun) return [];
      return Array.from({ length: MOST_TIMES }, (_, i) =>
        map(literal(ctx, renderOwnNth(game, noun, i + 1, grammatical)), (_match, chart, at, end): OwnNth => {
          const range = span(chart, at, end);
          return { n: i + 1, event: { kind: 'period', period: { text: id, range }, range } };
        }),
      );
    }),
  );
}

/** The event that such a phrase says, in place of its parts. */
export function withNthEvent(
  { event, time, turn, each, period, ...bound }: Bindings,
  key: PhraseKey,
  range: Range,
): Bindings {
  const { ident } = (each ?? period) as NameMatch;
  const own = turn as OwnNth | undefined;
  const counted: EventNode = own
    ? { ...own.event, moment: key === 'when nth begins' ? 'begins' : 'ends' }
    : (event as EventNode);
  const nth: EventNode = { kind: 'nth', event: counted, n: own?.n ?? (time as number), period: ident, range };
  return { ...bound, event: { type: 'event', event: nth } satisfies Arg };
}
