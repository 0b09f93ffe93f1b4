/** What is seen of a large map: nearer around a point, moved, and never beyond the edge. */
import { expect, it } from 'vitest';
import { isWhole, moved, showing, wholeOf, zoomed } from './map-window.ts';

const WHOLE = { width: 1000, height: 800 };
const all = wholeOf(WHOLE);
const half = { x: 250, y: 200, width: 500, height: 400 };

it('comes nearer around a point, which stays where it is', () => {
  expect(zoomed(all, WHOLE, 2, 100, { x: 500, y: 400 })).toEqual(half);
  // a fifth from the left and from the top, before and after
  expect(zoomed(all, WHOLE, 2, 100, { x: 200, y: 160 })).toEqual({ x: 100, y: 80, width: 500, height: 400 });
});

it('neither nearer than the least, nor farther than the whole', () => {
  expect(zoomed(half, WHOLE, 100, 100, { x: 500, y: 400 })).toMatchObject({ width: 100, height: 80 });
  expect(zoomed(half, WHOLE, 0.1, 100, { x: 0, y: 0 })).toEqual(all);
  expect(isWhole(zoomed(half, WHOLE, 0.5, 100, { x: 0, y: 0 }), WHOLE)).toBe(true);
  expect(isWhole(half, WHOLE)).toBe(false);
});

it('a map smaller than the least is seen whole', () => {
  expect(zoomed(all, WHOLE, 2, 3000, { x: 500, y: 400 })).toEqual(all);
});

it('moves up to the edge', () => {
  expect(moved(half, WHOLE, { x: 40, y: -30 })).toEqual({ ...half, x: 290, y: 170 });
  expect(moved(half, WHOLE, { x: 4000, y: -3000 })).toEqual({ ...half, x: 500, y: 0 });
});

it('moves as little as is needed to show a point', () => {
  expect(showing(half, WHOLE, { x: 400, y: 300 }, 50)).toEqual(half);
  expect(showing(half, WHOLE, { x: 740, y: 210 }, 50)).toEqual({ ...half, x: 290, y: 160 });
  expect(showing(half, WHOLE, { x: 990, y: 790 }, 50)).toEqual({ ...half, x: 500, y: 400 });
  // where there is no room for the margin, the point is in the middle
  expect(showing(half, WHOLE, { x: 400, y: 300 }, 5000)).toEqual({ ...half, x: 150, y: 100 });
});
