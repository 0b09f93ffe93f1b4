/** Gains that an effect may replace, before parts that depend on what comes of them. */
import {
  operationFacts,
  operationsOf,
  type Effect,
  innerOf,
  nodesOf,
  type PackModel,
  type Root,
  rootOf,
  someNode,
  visitAll,
  visitIr,
} from '../../dsl/internal.ts';

/**
 * Whether a part speaks of a counter of which a part before it gains some, where an effect of the pack may replace that: whether it is
 * replaced must be known before the part is done, so that it cannot be done at once with the others.
 */
export function waitsForReplacement(model: PackModel, parts: readonly Effect[]): boolean {
  const events = nodesOf(model, 'continuous', 'instead').map(({ event }) => event);
  const replaced = new Set(countersIn(rootOf('event', events)));
  const replacesDraws = events.some(({ k }) => k === 'draw');
  if (replaced.size === 0 && !replacesDraws) return false;
  const gained = new Set<string>();
  let isDrawn = false;
  for (const part of parts) {
    const root = rootOf('effect', part);
    // whatever follows may be about the cards
    if (isDrawn && !isGift(part)) return true;
    isDrawn ||= replacesDraws && someNode(root, { gained: ({ k }) => k === 'cards' });
    if (countersIn(root).some((counter) => gained.has(counter))) return true;
    visitIr(root, {
      effect: {
        gain(effect) {
          for (const counter of countersIn(rootOf('effect', effect))) if (replaced.has(counter)) gained.add(counter);
        },
      },
    });
  }
  return false;
}

/** Whether all that it does is to give something. */
export const isGift = (part: Effect): boolean => {
  const operations = operationsOf(part);
  return (
    innerOf(part).length === 0 &&
    operations.length > 0 &&
    operations.every((operation) => operationFacts(operation).isGift)
  );
};

/** All counters that are named in it. */
function countersIn(root: Root): string[] {
  const found: string[] = [];
  visitAll(root, (_, node) => {
    if ('counter' in node && node.counter !== undefined) found.push(node.counter);
    if ('counters' in node) found.push(...node.counters);
  });
  return found;
}
