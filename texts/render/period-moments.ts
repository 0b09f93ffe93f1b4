/** Moments of periods: *at the end of each era*, and of one of them within `once per …`. */
import { type Case, type EffectNode, type Ident, type WordNode, GAME } from '../../dsl/internal.ts';
import type { PhraseKey } from '../languages/phrases.ts';
import type { RenderContext } from './context.ts';
import { renderName } from './names.ts';
import { saysYour } from './own-periods.ts';
import { nounForms } from './word-forms.ts';

/** Whether it is a `when` of the beginning of a period, which comes again and again; a mass noun has no article to say so. */
export const isOfBeginning = (ctx: RenderContext, effect: EffectNode): effect is WordNode =>
  effect.kind === 'word' &&
  effect.word === 'when' &&
  effect.args.event?.type === 'event' &&
  effect.args.event.event.kind === 'period' &&
  effect.args.event.event.moment === 'begins' &&
  nounForms(ctx, effect.args.event.event.period)?.mass !== true;

/** `at the end of each era`, of one of them within `once per …`: nothing is `it` in what follows. */
export function renderEachPeriod(
  ctx: RenderContext,
  period: Ident,
  grammatical: Case,
  count: 'each' | 'one' = 'each',
): string {
  ctx.discourse.antecedent = undefined;
  const isOwn = ctx.symbols.get('period', period.text)?.of === 'player' && saysYour(ctx.language);
  // a game ends once
  return renderName(ctx, period, period.text === GAME ? 'the' : isOwn ? 'your' : count, grammatical);
}

/** How long something lasts: until a period ends, *for the rest of the game*, as an event in that time. */
export function untilKey({ symbols }: RenderContext, { args: { period, event } }: WordNode): PhraseKey {
  const isGame = period?.type === 'name' && period.name.text === GAME && !symbols.get('period', GAME);
  if (isGame) return event ? 'until event-only' : 'until game';
  return event ? 'until event' : 'until';
}
