/** Outlines of what covers several cells: one line around them, cut where a cell is covered in part, and a mark within. */
import { describe, expect, it } from 'vitest';
import { markPlace, outlineOfCells, pathOf, toRim, type CoveredCell } from './laid-outline.ts';

/** By rows of letters: `#` whole, `+` part. */
const cells = (...rows: string[]): CoveredCell[] =>
  rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '.' ? [] : [{ x, y, part: sign === '+' }])));

const corners = (...rows: string[]): string[] =>
  outlineOfCells(cells(...rows), 'square').map((loop) => loop.map(({ x, y }) => `${x} ${y}`).join(', '));

describe('on squares', () => {
  it('one line goes around a domino', () => {
    expect(corners('##')).toEqual(['-0.5 -0.5, 1.5 -0.5, 1.5 0.5, -0.5 0.5']);
  });
  it('three by three cells whose corners are parts are an octagon', () => {
    expect(corners('+#+', '###', '+#+')).toEqual([
      '0.5 -0.5, 1.5 -0.5, 2.5 0.5, 2.5 1.5, 1.5 2.5, 0.5 2.5, -0.5 1.5, -0.5 0.5',
    ]);
  });
  it('a hole has a line of its own, the other way round', () => {
    const [around, hole] = outlineOfCells(cells('###', '#.#', '###'), 'square');
    expect([around.length, hole.length]).toEqual([4, 4]);
    const area = (loop: { x: number; y: number }[]): number =>
      loop.reduce(
        (sum, { x, y }, i) => sum + x * loop[(i + 1) % loop.length].y - loop[(i + 1) % loop.length].x * y,
        0,
      ) / 2;
    expect([area(around), area(hole)]).toEqual([9, -1]);
  });
  it('cells that touch at a corner keep their own lines', () => {
    expect(corners('#.', '.#').map((line) => line.split(', ').length)).toEqual([4, 4]);
  });
});

it('two hexagons beside each other have ten corners, three around a corner twelve', () => {
  const y = 0.866;
  const pair = [
    { x: 0, y: 0, part: false },
    { x: 1, y: 0, part: false },
  ];
  expect(outlineOfCells(pair, 'hex').map((loop) => loop.length)).toEqual([10]);
  expect(outlineOfCells([...pair, { x: 0.5, y, part: false }], 'hex').map((loop) => loop.length)).toEqual([12]);
});

it('the path lies within by the inset, and holes grow by it', () => {
  const loops = outlineOfCells(cells('#'), 'square').map((loop) =>
    loop.map(({ x, y }) => ({ x: x * 100, y: y * 100 })),
  );
  expect(pathOf(loops, 10, 0)).toBe(
    'M-40.0 -40.0Q-40.0 -40.0 -40.0 -40.0L40.0 -40.0Q40.0 -40.0 40.0 -40.0L40.0 40.0Q40.0 40.0 40.0 40.0L-40.0 40.0Q-40.0 40.0 -40.0 40.0Z',
  );
});

it.each([
  [['##'], 0.5, 0, 1],
  [['+#+', '###', '+#+'], 1, 1, 2],
  [['##', '##'], 0.5, 0.5, 2],
  [['#.#', '###'], 1, 1, 1],
])('the mark of %j stands at %d, %d', (rows, x, y, room) => {
  expect(markPlace(cells(...rows))).toEqual({ x, y, room });
});

it('ports stand at the rim, turned outwards', () => {
  expect(toRim('square', 'east')).toEqual({ x: 0.5, y: 0, degrees: 90 });
  expect(toRim('square', 'south-west').degrees).toBeCloseTo(-135);
  const { x, y, degrees } = toRim('hex', 'south-east');
  expect([x, y, degrees].map((n) => Number(n.toFixed(3)))).toEqual([0.25, 0.433, 150]);
});
