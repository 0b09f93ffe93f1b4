/** Grids: where the sites of a map lie, what they are called, and which of them are neighbours. */

/** Squares; hexagons of which every second row lies half a site to the right; hexagons of which each row lies half a site further. */
export const GRIDS = ['square', 'hex', 'slanted'] as const;
export type Grid = (typeof GRIDS)[number];

/** A step from a site: by so many columns to the right and rows down. */
export type Step = readonly [columns: number, rows: number];

/** The ways of grids, by the directions on the screen, clockwise. */
export const DIRECTIONS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

const SIDES = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const satisfies Partial<Steps>;
const CORNERS = {
  'north-east': [1, -1],
  'south-east': [1, 1],
  'south-west': [-1, 1],
  'north-west': [-1, -1],
} as const satisfies Partial<Steps>;

type Steps = Record<Direction, Step>;

/** The steps of a grid from a site of this row, by direction, clockwise; those over corners are neighbours only where a board says so. */
export function stepsFrom(grid: Grid, row: number): Partial<Steps> {
  if (grid === 'square') return { ...SIDES, ...CORNERS };
  const shift = grid === 'slanted' ? 0 : row % 2 === 0 ? -1 : 0;
  const [up, down] = grid === 'slanted' ? [0, -1] : [shift, shift];
  return {
    'north-east': [up + 1, -1],
    east: SIDES.east,
    'south-east': [down + 1, 1],
    'south-west': [down, 1],
    west: SIDES.west,
    'north-west': [up, -1],
  };
}

/** The same of neighbours only. `corners`: of a square grid, those over corners; `sides`: those over sides. */
export function neighbourSteps(grid: Grid, row: number, over: readonly string[]): Step[] {
  if (grid !== 'square') return Object.values(stepsFrom(grid, row));
  return [
    ...(over.includes('sides') ? Object.values(SIDES) : []),
    ...(over.includes('corners') ? Object.values(CORNERS) : []),
  ];
}

const ROW_OF_HEXAGONS = 0.866;

/** Where it is drawn: neighbours in a row are 1 apart. */
export function placeOn(grid: Grid, column: number, row: number): readonly [x: number, y: number] {
  if (grid === 'square') return [column, row];
  const shift = grid === 'slanted' ? row / 2 : (row % 2) / 2;
  return [column + shift, Number((row * ROW_OF_HEXAGONS).toFixed(3))];
}

const A = 'a'.charCodeAt(0);
const LETTERS = 26;

/** `a1`: the column by its letter, the row by its number; on a map of more columns than there are letters `r1c27`. */
export const siteName = (column: number, row: number, columns: number): string =>
  columns <= LETTERS ? `${String.fromCharCode(A + column)}${row + 1}` : `r${row + 1}c${column + 1}`;

const SITE_NAME = /^(?:([a-z])(\d+)|r(\d+)c(\d+))$/;

/** What a map calls the column and the row of such a site; undefined of any other name. */
export function columnAndRow(name: string): { column: string; row: string } | undefined {
  const [, letter, row, longRow, number] = SITE_NAME.exec(name) ?? [];
  if (letter !== undefined) return { column: letter, row };
  return number === undefined ? undefined : { column: number, row: longRow };
}

/** The number of the column and that of the row of such a site, from 0; undefined of any other name. */
export function cellOfName(name: string): Step | undefined {
  const [, letter, row, longRow, number] = SITE_NAME.exec(name) ?? [];
  if (letter !== undefined) return [letter.charCodeAt(0) - A, Number(row) - 1];
  return number === undefined ? undefined : [Number(number) - 1, Number(longRow) - 1];
}
