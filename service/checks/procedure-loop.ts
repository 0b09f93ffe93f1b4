import { walkEffect, effectFacts, type Effect } from '../../dsl/internal.ts';
import { cyclesOf } from './cycles.ts';
import { defineCheck } from './check.ts';

export const procedureLoop = defineCheck<{ id: string; loop: string[] }>({
  summary: 'A procedure does itself, whatever happens.',
  severity: 'error',
  message: ({ id, loop }) =>
    `"${id}" does itself without end${loop.length > 1 ? `: ${[...loop, loop[0]].join(' → ')}` : ''}.`,
  help: () => 'Put it under `if …:` or `repeat … times:`.',
  fix: { none: 'where a cycle is cut changes the rules' },
  example: { id: 'turn', loop: ['turn'] },
  run({ model }) {
    const steps = model.procedures.flatMap(({ id, steps: own }) =>
      own.flatMap(({ program }) => alwaysDone(program.body).map((call) => ({ id, call }))),
    );
    const next = (id: string): string[] => steps.filter((step) => step.id === id).map(({ call }) => call.procedure);
    const loops = cyclesOf(
      model.procedures.map(({ id }) => id),
      next,
    );
    return loops.flatMap((loop) =>
      steps
        .filter(({ id, call }) => loop.includes(id) && loop.includes(call.procedure))
        .map(({ id, call }) => ({
          data: { id, loop },
          at: call.origin,
        })),
    );
  },
});

type Call = Effect & { k: 'do' };

/** The procedures that an effect runs on every path through it. */
function alwaysDone(effect: Effect): Call[] {
  const calls: Call[] = [];
  walkEffect(effect, (node) => {
    if (node.k === 'do') calls.push(node);
    return effectFacts(node.k).inner === 'once';
  });
  return calls;
}
