import { type Effect, nodesOf, operationsOf, effectFacts, walkEffect } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const endlessTimes = defineCheck<Record<never, never>>({
  summary: '`any number of times` repeats what costs nothing, so that it need never end.',
  severity: 'error',
  message: () => 'This can be repeated forever: nothing of it is paid for or used up.',
  help: () => 'Add a price (`pay …:`), or a limit: `up to 3 times: …`.',
  fix: { none: 'only the author knows the price or the limit' },
  example: {},
  run: ({ model }) => {
    const found = nodesOf(model, 'effect', 'up-to').filter(({ times, effect }) => times === null && !usesUp(effect));
    return found.map(({ origin }) => ({ data: {}, at: origin }));
  },
});

/** Also cards that are moved run out. */
function usesUp(effect: Effect): boolean {
  let used = false;
  walkEffect(effect, (one) => {
    used ||= effectFacts(one.k).usesUp || operationsOf(one).some(({ k }) => k === 'moves cards' || k === 'disposes');
    return !used;
  });
  return used;
}
