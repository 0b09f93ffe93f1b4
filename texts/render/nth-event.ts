/** *The first time you build a farm each turn*, *at the beginning of your first turn each round*: an event by its number in a period. */
import type { EventNode, WordNode, Case } from '../../dsl/internal.ts';
import type { NounForms } from '../languages/forms.ts';
import type { GameLanguage, RenderContext } from './context.ts';
import { isOfAnother, renderEvent } from './events.ts';
import { renderName } from './names.ts';

type NthEvent = EventNode & { kind: 'nth' };

/** The event of `when … for the 1st time this turn: …`. */
export function nthIn({ word, args: { event } }: WordNode): NthEvent | undefined {
  return word === 'when' && event?.type === 'event' && event.event.kind === 'nth' ? event.event : undefined;
}

/** Which phrase of `when` says it; the usual one, if another player does it. */
export function nthVariant(game: GameLanguage, { event }: NthEvent): 'nth' | 'nth begins' | 'nth ends' | '' {
  if (isOfAnother(event)) return '';
  return event.kind === 'period' && ownPeriod(game, event.period.text) ? `nth ${event.moment}` : 'nth';
}

/** The noun of a period that each player has. */
export const ownPeriod = ({ symbols, lexicon }: GameLanguage, period: string): NounForms | undefined =>
  symbols.get('period', period)?.of === 'player' ? lexicon.noun(period) : undefined;

/** `your first turn` */
export const renderOwnNth = ({ language }: GameLanguage, noun: NounForms, n: number, grammatical: Case): string =>
  language.nounPhrase({ count: 'your', ordinal: n, noun, adjectives: [] }, grammatical);

/** What fills a placeholder of these phrases. */
export function renderNth(ctx: RenderContext, nth: NthEvent, name: string, grammatical: Case): string {
  const { event, n, period } = nth;
  switch (name) {
    case 'event':
      return renderEvent(ctx, event);
    case 'time':
      return ctx.language.nthTime(n);
    case 'turn':
      // nothing is `it` in what follows
      ctx.discourse.antecedent = undefined;
      return renderOwnNth(ctx, ownPeriod(ctx, (event as EventNode & { kind: 'period' }).period.text)!, n, grammatical);
    default:
      return renderName(ctx, period, name === 'each' ? 'each' : 'bare', grammatical);
  }
}
