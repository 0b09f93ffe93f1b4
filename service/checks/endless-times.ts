import { type Effect, type PackModel, nodesOf, operationsOf, effectFacts, walkEffect } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const endlessTimes = defineCheck<Record<never, never>>({
  summary: '`any number of times` repeats what costs nothing, so that it need never end.',
  severity: 'error',
  message: () => 'This can be repeated forever: nothing of it is paid for or used up.',
  help: () => 'Add a price (`pay …:`), or a limit: `up to 3 times: …`.',
  fix: { none: 'only the author knows the price or the limit' },
  example: {},
  run: ({ model }) => {
    const found = nodesOf(model, 'effect', 'up-to').filter(
      ({ times, effect }) => times === null && !usesUp(effect, model, new Set()),
    );
    return found.map(({ origin }) => ({ data: {}, at: origin }));
  },
});

/** Also cards that are moved run out. `seen`: procedures whose steps have been asked, or are being asked. */
function usesUp(effect: Effect, model: PackModel, seen: Set<string>): boolean {
  let used = false;
  walkEffect(effect, (one) => {
    used ||=
      effectFacts(one.k).usesUp ||
      operationsOf(one).some(
        (operation) =>
          operation.k === 'moves cards' ||
          operation.k === 'disposes' ||
          (operation.k === 'does' && procedureUsesUp(operation.procedure, model, seen)),
      );
    return !used;
  });
  return used;
}

function procedureUsesUp(id: string, model: PackModel, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const steps = model.procedures.find((procedure) => procedure.id === id)?.steps ?? [];
  return steps.some(({ program }) => usesUp(program.body, model, seen));
}
