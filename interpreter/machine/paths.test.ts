/** Shortest ways over random graphs, against all ways that there are. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Paths, type Walking } from './paths.ts';

const PLACES = 7;

const graphs = fc.record({
  links: fc.array(fc.tuple(fc.nat(PLACES - 1), fc.nat(PLACES - 1)), { maxLength: 20 }),
  closed: fc.array(fc.nat(PLACES - 1), { maxLength: 2 }),
  weights: fc.array(fc.nat(2), { minLength: PLACES, maxLength: PLACES }),
  from: fc.nat(PLACES - 1),
  most: fc.constantFrom(1, 2, 3, Infinity),
});

type Graph = typeof graphs extends fc.Arbitrary<infer T> ? T : never;

const walkingIn = ({ links, closed }: Graph): Walking => ({
  links: (place, visit) => {
    for (const [a, b] of links) if (a === place) visit(b);
  },
  isOpen: (place) => !closed.includes(place),
});

/** All ways without a place twice. */
function waysTo(graph: Graph, to: number): number[][] {
  const { links, closed, from } = graph;
  const go = (way: number[]): number[][] => {
    const at = way.at(-1) ?? from;
    if (at === to && way.length > 0) return [way];
    if (way.length > 0 && closed.includes(at)) return [];
    return links.flatMap(([a, b]) => (a === at && b !== from && !way.includes(b) ? go([...way, b]) : []));
  };
  return go([]);
}

test('the shortest way, of those the lightest, of those the one with the smallest numbers', () => {
  const paths = new Paths(PLACES);
  fc.assert(
    fc.property(graphs, (graph) => {
      const { from, most, weights } = graph;
      const walking = walkingIn(graph);
      paths.search(from, most, walking);
      const weigh = (way: number[]): number => way.reduce((sum, place) => sum + weights[place], 0);
      for (let to = 0; to < PLACES; to++) {
        if (to === from) {
          expect(paths.stepsTo(to)).toBe(0);
          expect(paths.way(to, walking, () => 0)).toEqual([]);
          continue;
        }
        const [best] = waysTo(graph, to)
          .filter((way) => way.length <= most)
          .sort((a, b) => a.length - b.length || weigh(a) - weigh(b) || Number(a.join('')) - Number(b.join('')));
        expect(paths.stepsTo(to)).toBe(best?.length ?? -1);
        expect(paths.way(to, walking, (place) => weights[place])).toEqual(best ?? []);
      }
    }),
    { numRuns: 300 },
  );
});
