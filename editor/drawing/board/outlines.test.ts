/** Outlines are judged by their corners, and by the picture that they must hold. */
import { expect, it } from 'vitest';
import { outlineOf } from './outlines.ts';

const KINDS = 8;
const corners = (kind: number): [number, number][] =>
  outlineOf(kind, 100)
    .slice(1, -1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number) as [number, number]);

it('are different for eight kinds, whichever size they have', () => {
  for (const radius of [15, 40]) {
    expect(new Set(Array.from({ length: KINDS }, (_, kind) => outlineOf(kind, radius))).size).toBe(KINDS);
  }
  expect(outlineOf(KINDS, 15)).toBe(outlineOf(0, 15));
});

it('hold a disc in which the picture is drawn, and are hardly larger than others', () => {
  for (let kind = 0; kind < KINDS; kind++) {
    const points = corners(kind);
    for (const [x, y] of points) expect(Math.hypot(x, y)).toBeLessThan(150);
    // the distance of each side from the middle
    points.forEach(([x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length];
      const side = Math.hypot(nextX - x, nextY - y);
      expect(Math.abs(x * nextY - y * nextX) / side).toBeGreaterThan(85);
    });
  }
});
