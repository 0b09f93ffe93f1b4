import { expect, it } from 'vitest';
import { layoutGraph } from './graph-layout.ts';

it('a lattice of many sites is drawn as one, though fewer rounds improve it', () => {
  const size = 30;
  const id = (x: number, y: number): string => `${x},${y}`;
  const inside = (n: number): boolean => n >= 0 && n < size;
  const nodes = Array.from({ length: size * size }, (_, i) => {
    const [x, y] = [i % size, Math.floor(i / size)];
    const besides = [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ].filter((place) => place.every(inside));
    return { id: id(x, y), adjacent: besides.map(([a, b]) => id(a, b)) };
  });
  const places = layoutGraph(nodes, 1);
  expect(new Set([...places.values()].map(({ x }) => x)).size).toBe(size);
  expect(new Set([...places.values()].map(({ y }) => y)).size).toBe(size);
  const lengths = nodes.flatMap((node) => {
    const from = places.get(node.id)!;
    return node.adjacent.map((other) => Math.hypot(from.x - places.get(other)!.x, from.y - places.get(other)!.y));
  });
  expect(Math.max(...lengths)).toBeLessThan(1.3);
  expect(Math.min(...lengths)).toBeGreaterThan(0.7);
});
