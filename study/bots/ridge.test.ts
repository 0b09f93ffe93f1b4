import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Ridge } from './ridge.ts';

const product = (a: readonly number[], b: ArrayLike<number>): number => a.reduce((sum, x, i) => sum + x * b[i], 0);
const small = fc.integer({ min: -9, max: 9 });

test('finds what a target was made from', () => {
  fc.assert(
    fc.property(
      fc.tuple(small, small, small),
      fc.array(fc.tuple(small, small), { minLength: 8, maxLength: 30 }),
      (by, rows) => {
        const ridge = new Ridge(3);
        const target = (row: readonly number[]): number => product(row, by);
        // the third column makes all three independent
        const all = rows.map(([a, b], i) => [a + (i === 0 ? 11 : 0), b + (i === 1 ? 13 : 0), i === 2 ? 17 : 1]);
        for (const row of all) ridge.add(Float64Array.from(row), target(row));
        const found = ridge.coefficients(0);
        for (const row of all) {
          expect(product(row, found)).toBeCloseTo(target(row), 3);
        }
      },
    ),
  );
});

test('no other coefficients cost less', () => {
  const rows = [
    [1, 2, 3],
    [2, -1, 3],
    [0, 4, 3],
    [-3, 1, 3],
  ];
  const targets = [4, 1, 9, 2];
  const ridge = new Ridge(3);
  for (const [i, row] of rows.entries()) ridge.add(Float64Array.from(row), targets[i]);
  const PENALTY = 2;
  const found = [...ridge.coefficients(PENALTY)];
  const meanSquare = (column: number): number => rows.reduce((sum, row) => sum + row[column] ** 2, 0) / rows.length;
  const cost = (by: readonly number[]): number =>
    rows.reduce((sum, row, i) => sum + (targets[i] - product(row, by)) ** 2, 0) +
    PENALTY * [0, 1, 2].reduce((sum, j) => sum + meanSquare(j) * by[j] ** 2, 0);
  for (const column of [0, 1, 2]) {
    for (const step of [-0.01, 0.01]) {
      expect(cost(found.map((x, j) => (j === column ? x + step : x)))).toBeGreaterThan(cost(found));
    }
  }
});

test('a column that never differs has no coefficient', () => {
  const ridge = new Ridge(2);
  for (const x of [1, 2, 3]) ridge.add(Float64Array.from([x, 0]), 2 * x);
  expect([...ridge.coefficients(0)]).toEqual([expect.closeTo(2, 6), 0]);
});
