/** Counters that say what scoring makes of a position: only the final scoring changes them, so before it they say nothing. */
import { modelRoot, type PackModel, rootIn, visitAll } from '../../dsl/internal.ts';
import { upkeepOf } from './upkeep.ts';

const known = new WeakMap<PackModel, ReadonlySet<string>>();

/** Of a model, which does not change any more; found once. */
export function scoredCounters(model: PackModel): ReadonlySet<string> {
  const found = known.get(model) ?? findScored(model);
  known.set(model, found);
  return found;
}

function findScored(model: PackModel): ReadonlySet<string> {
  const atEnd = new Set<unknown>();
  const set = new Set<string>();
  const reached = new Set<string>();
  const read = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    const procedure = model.procedures.find((one) => one.id === id);
    visitAll(rootIn('procedures', procedure), (union, node) => {
      atEnd.add(node);
      if (union !== 'effect') return;
      if (node.k === 'do') read(node.procedure);
      if (node.k === 'set-counter') set.add(node.counter);
    });
  };
  for (const { procedure } of upkeepOf(model).finals) read(procedure);
  if (set.size === 0) return set;
  visitAll(modelRoot(model), (union, node) => {
    if (union === 'num' || atEnd.has(node)) return;
    for (const id of namedIn(node)) set.delete(id);
  });
  return set;
}

/** The names of counters that a node has itself. */
function namedIn(node: object): string[] {
  const { counter, counters } = node as { counter?: unknown; counters?: unknown };
  return [counter, ...(Array.isArray(counters) ? counters : [])].filter((one) => typeof one === 'string');
}
