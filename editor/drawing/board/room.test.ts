/** How far apart rows and columns stand, so that a board fills its room. */
import { expect, test } from 'vitest';
import { unitsFilling } from './room.ts';

const SQUARE = [
  { x: 0, y: 0 },
  { x: 4, y: 4 },
];

test('in a wide room columns stand further apart, in a high one rows', () => {
  // 4 × 50 + 2 × 20 = 240
  expect(unitsFilling(1, SQUARE, 50, 20)).toEqual([50, 50]);
  expect(unitsFilling(1.5, SQUARE, 50, 20)).toEqual([80, 50]);
  expect(unitsFilling(1 / 1.5, SQUARE, 50, 20)).toEqual([50, 80]);
});

test('not so far that nothing belongs together any more', () => {
  expect(unitsFilling(9, SQUARE, 50, 20)).toEqual([85, 50]);
});

test('of a single row only what is beside each other can', () => {
  const row = [
    { x: 0, y: 0 },
    { x: 3, y: 0 },
  ];
  expect(unitsFilling(0.5, row, 50, 20)).toEqual([50, 50]);
});
