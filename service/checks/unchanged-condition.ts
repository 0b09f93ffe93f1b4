import {
  type Aspect,
  type Cond,
  type Effect,
  nodesOf,
  operationFacts,
  operationsOf,
  readsOf,
  rootOf,
  visitAll,
  visitIr,
} from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const unchangedCondition = defineCheck<Record<never, never>>({
  summary: '`repeat until` repeats what changes nothing that its condition asks for.',
  severity: 'error',
  message: () => 'What is repeated changes nothing that the condition asks for, so it never becomes true.',
  help: () => 'Ask for something that changes there, or write `repeat 3 times: …`.',
  fix: { none: 'only the author knows when it is to end' },
  example: {},
  run: ({ model }) =>
    nodesOf(model, 'effect', 'repeat').flatMap(({ until, effect, origin }) =>
      until && !changes(effect, until) ? [{ data: {}, at: origin }] : [],
    ),
});

/** Whether an effect may change what a condition asks for. Chosen things are in variables. */
function changes(effect: Effect, test: Cond): boolean {
  const asked = new Set<Aspect>();
  visitAll(rootOf('cond', test), (union, node) => {
    for (const aspect of readsOf(union, node)) asked.add(aspect);
  });
  let changed = false;
  visitIr(rootOf('effect', effect), {
    effect(one) {
      changed ||= asked.has('variables');
      for (const operation of operationsOf(one)) {
        const { writes, setsOff } = operationFacts(operation);
        changed ||= setsOff !== 'nothing' || writes.some((aspect) => asked.has(aspect));
      }
    },
  });
  return changed;
}
