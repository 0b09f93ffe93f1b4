/** Modules on the map by arithmetic that knows nothing of the engine: what they cover, and how they are joined. */

/** Row and column, from 0. */
export type Cell = readonly [row: number, column: number];

/** A module that stands with its centre there, turned by so many quarters clockwise. */
export interface Module {
  kind: string;
  at: Cell;
  turn: number;
}

export const nameOf = ([row, column]: Cell): string => `${String.fromCharCode(97 + column)}${row + 1}`;
export const cellOf = (name: string): Cell => [Number(name.slice(1)) - 1, name.charCodeAt(0) - 97];

/** Directions of corridors clockwise from north; the even ones are straight, and blue, the others brown. */
const STRAIGHT: Cell[] = [
  [-3, 0],
  [0, 3],
  [3, 0],
  [0, -3],
];
const DIAGONAL: Cell[] = [
  [-2, 2],
  [2, 2],
  [2, -2],
  [-2, -2],
];

/** Corridors of each kind, not turned: the numbers of straight and of diagonal directions. */
const CORRIDORS: Record<string, readonly [straight: number[], diagonal: number[]]> = {
  base: [
    [0, 1, 2, 3],
    [0, 1, 2, 3],
  ],
  green: [[0, 1, 2, 3], []],
  blue: [[], [0, 1, 2, 3]],
  lab: [
    [1, 3],
    [0, 2],
  ],
};

/** Where the centre of a module would be that is joined to this one. */
function offsets({ kind, turn }: Module): Cell[] {
  const [straight, diagonal] = CORRIDORS[kind];
  return [...straight.map((way) => STRAIGHT[(way + turn) % 4]), ...diagonal.map((way) => DIAGONAL[(way + turn) % 4])];
}

const leadsTo = (one: Module, other: Module): boolean =>
  offsets(one).some(([row, column]) => one.at[0] + row === other.at[0] && one.at[1] + column === other.at[1]);

/** Whether a corridor of each ends at the other; both are then of one colour. */
export const areJoined = (one: Module, other: Module): boolean => leadsTo(one, other) && leadsTo(other, one);

/** Whether two modules cannot both stand there: octagons, of which the corner cells are cut along their diagonals. */
export function overlap({ at: [row, column] }: Module, { at: [otherRow, otherColumn] }: Module): boolean {
  const down = Math.abs(row - otherRow);
  const along = Math.abs(column - otherColumn);
  return Math.max(down, along) < 3 && down + along < 4;
}
