/** Gains that an effect may replace, before parts that depend on what comes of them. */
import { type Effect, type EventPattern, nodesOf, type PackModel, visitNodes } from '../../dsl/index.ts';

/**
 * Whether a part speaks of a counter of which a part before it gains some, where an effect of the pack may replace that: whether it is
 * replaced must be known before the part is done, so that it cannot be done at once with the others.
 */
export function waitsForReplacement(model: PackModel, parts: readonly Effect[]): boolean {
  const events = nodesOf(model, 'instead').map(({ event }) => event as EventPattern);
  const replaced = new Set(events.flatMap(countersIn));
  const replacesDraws = events.some(({ k }) => k === 'draw');
  if (replaced.size === 0 && !replacesDraws) return false;
  const gained = new Set<string>();
  let isDrawn = false;
  for (const part of parts) {
    // whatever follows may be about the cards
    if (isDrawn && !ONLY_GAINS.has(part.k)) return true;
    isDrawn ||= replacesDraws && drawsIn(part);
    if (countersIn(part).some((counter) => gained.has(counter))) return true;
    visitNodes(part, (node) => {
      if (node.k === 'gain') for (const counter of countersIn(node)) if (replaced.has(counter)) gained.add(counter);
    });
  }
  return false;
}

const ONLY_GAINS: ReadonlySet<string> = new Set(['gain', 'advance']);

function drawsIn(part: Effect): boolean {
  let found = false;
  visitNodes(part, ({ k }) => {
    found ||= k === 'cards';
  });
  return found;
}

/** All counters that are named in it. */
function countersIn(root: unknown): string[] {
  const found: string[] = [];
  visitNodes(root, (node) => {
    if (typeof node.counter === 'string') found.push(node.counter);
    if (Array.isArray(node.counters)) found.push(...(node.counters as string[]));
  });
  return found;
}
