/** Shapes: which cells a thing covers, its ports, and how it looks turned and turned over. */
import { DIRECTIONS, type Direction, type Grid, type Step } from './grid.ts';

/** A cell of a shape, in steps from its anchor. Two parts may share a site, of different things; nothing else may. */
export interface ShapeCell {
  x: number;
  y: number;
  part: boolean;
}

/** Where something is joined: at the rim of which cell, in which direction, and of which kind. */
export interface Port {
  x: number;
  y: number;
  to: Direction;
  is: string;
}

/** One way in which a thing may lie. */
export interface Look {
  /** how many steps clockwise it is turned */
  turn: number;
  /** whether it is turned over, from left to right, before it is turned */
  flip: boolean;
  cells: readonly ShapeCell[];
  ports: readonly Port[];
}

/** What grids have in common for a shape: squares have four turns, hexagons six. Hexagons are counted along slanted columns. */
export type Tiling = 'square' | 'hex';

export const tilingOf = (grid: Grid): Tiling => (grid === 'square' ? 'square' : 'hex');

/** How many turns a thing has on such a grid. */
export const turnsOf = (tiling: Tiling): number => (tiling === 'square' ? 4 : 6);

/** The directions of a tiling, clockwise. */
export const directionsOf = (tiling: Tiling): readonly Direction[] =>
  tiling === 'square' ? DIRECTIONS : DIRECTIONS.filter((direction) => direction !== 'north' && direction !== 'south');

const SQUARE_STEPS: Record<Direction, Step> = {
  north: [0, -1],
  'north-east': [1, -1],
  east: [1, 0],
  'south-east': [1, 1],
  south: [0, 1],
  'south-west': [-1, 1],
  west: [-1, 0],
  'north-west': [-1, -1],
};
const HEX_STEPS: Partial<Record<Direction, Step>> = {
  'north-east': [1, -1],
  east: [1, 0],
  'south-east': [0, 1],
  'south-west': [-1, 1],
  west: [-1, 0],
  'north-west': [0, -1],
};

/** A step in a direction, as the cells of shapes are counted; undefined where the tiling has no such direction. */
export const stepOf = (tiling: Tiling, direction: Direction): Step | undefined =>
  (tiling === 'square' ? SQUARE_STEPS : HEX_STEPS)[direction];

/** A column and a row of a grid, as the cells of shapes are counted. */
export const alongShape = (grid: Grid, column: number, row: number): Step =>
  grid === 'hex' ? [column - Math.floor(row / 2), row] : [column, row];

/** The inverse of `alongShape`. */
export const alongGrid = (grid: Grid, x: number, y: number): Step =>
  grid === 'hex' ? [x + Math.floor(y / 2), y] : [x, y];

/** The direction that looks back. */
export function opposite(direction: Direction): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + DIRECTIONS.length / 2) % DIRECTIONS.length];
}

function turned(tiling: Tiling, { x, y }: { x: number; y: number }): { x: number; y: number } {
  return tiling === 'square' ? { x: 0 - y, y: x } : { x: 0 - y, y: x + y };
}
function flipped(tiling: Tiling, { x, y }: { x: number; y: number }): { x: number; y: number } {
  return tiling === 'square' ? { x: 0 - x, y } : { x: 0 - x - y, y };
}
function turnedWay(tiling: Tiling, to: Direction): Direction {
  const all = directionsOf(tiling);
  return all[(all.indexOf(to) + all.length / turnsOf(tiling)) % all.length];
}
function flippedWay(to: Direction): Direction {
  const side = to.includes('east') ? to.replace('east', 'west') : to.replace('west', 'east');
  return DIRECTIONS.find((direction) => direction === side)!;
}

/** What two looks have in common if they cover the same cells with the same ports, wherever their anchors are. */
function footprintOf({ cells, ports }: Pick<Look, 'cells' | 'ports'>): string {
  const left = Math.min(...cells.map(({ x }) => x));
  const top = Math.min(...cells.map(({ y }) => y));
  const written = [
    ...cells.map(({ x, y, part }) => `${x - left} ${y - top} ${part ? '+' : '#'}`),
    ...ports.map(({ x, y, to, is }) => `${x - left} ${y - top} ${to} ${is}`),
  ];
  return written.sort().join();
}

/**
 * The ways in which a thing may lie, those that look alike once: of these the one that is turned least, and not turned over.
 * `turns`: how many turns it may take, that in which it is drawn included.
 */
export function looksOf(
  shape: { cells: readonly ShapeCell[]; turns?: number; flips?: boolean },
  ports: readonly Port[],
  tiling: Tiling,
): Look[] {
  const looks: Look[] = [];
  const known = new Set<string>();
  for (const flip of shape.flips === true ? [false, true] : [false]) {
    let cells = shape.cells.map((cell) => (flip ? { ...cell, ...flipped(tiling, cell) } : cell));
    let joints = ports.map((port) => (flip ? { ...port, ...flipped(tiling, port), to: flippedWay(port.to) } : port));
    for (let turn = 0; turn < (shape.turns ?? turnsOf(tiling)); turn++) {
      if (turn > 0) {
        cells = cells.map((cell) => ({ ...cell, ...turned(tiling, cell) }));
        joints = joints.map((port) => ({ ...port, ...turned(tiling, port), to: turnedWay(tiling, port.to) }));
      }
      const print = footprintOf({ cells, ports: joints });
      if (known.has(print)) continue;
      known.add(print);
      looks.push({ turn, flip, cells, ports: joints });
    }
  }
  return looks;
}

/**
 * The cell on whose rim a port stands: the one that lies furthest in its direction, and of several the one straight ahead of the
 * anchor; null if that does not decide it.
 */
export function rimCell(cells: readonly ShapeCell[], to: Direction, tiling: Tiling): ShapeCell | null {
  const step = stepOf(tiling, to);
  if (!step) return null;
  // hexagons are measured where they are drawn
  const place = ({ x, y }: { x: number; y: number }): Step =>
    tiling === 'square' ? [x, y] : [x + y / 2, y * (Math.sqrt(3) / 2)];
  const [dx, dy] = place({ x: step[0], y: step[1] });
  const measured = cells.map((cell) => {
    const [x, y] = place(cell);
    return { cell, far: x * dx + y * dy, aside: Math.abs(x * dy - y * dx) };
  });
  const most = Math.max(...measured.map(({ far }) => far));
  const rim = measured.filter(({ far }) => most - far < NEARLY);
  const least = Math.min(...rim.map(({ aside }) => aside));
  const nearest = rim.filter(({ aside }) => aside - least < NEARLY);
  return nearest.length === 1 ? nearest[0].cell : null;
}
const NEARLY = 1e-6;

/** Whether the cell of a port lies at the rim there: the shape does not go on in its direction. */
export function isAtRim(cells: readonly ShapeCell[], { x, y, to }: Omit<Port, 'is'>, tiling: Tiling): boolean {
  const step = stepOf(tiling, to);
  return step !== undefined && !cells.some((cell) => cell.x === x + step[0] && cell.y === y + step[1]);
}

/** Whether all cells hang together, by sides. */
export function isInOnePiece(cells: readonly ShapeCell[], tiling: Tiling): boolean {
  const sides = directionsOf(tiling)
    .filter((direction) => tiling === 'hex' || !direction.includes('-'))
    .map((direction) => stepOf(tiling, direction)!);
  const [first] = cells;
  const reached = new Set(first ? [first] : []);
  for (const cell of reached) {
    for (const [dx, dy] of sides) {
      const next = cells.find(({ x, y }) => x === cell.x + dx && y === cell.y + dy);
      if (next) reached.add(next);
    }
  }
  return reached.size === cells.length;
}
