/**
 * Boards whose sites gather others into rows and columns, without these being adjacent to each other: the nine cells of a
 * game of three in a line, with a site for each line. They are drawn as a grid, and each gathering site where its line begins.
 */
import type { GraphNode, Places, Point } from './graph-layout.ts';

/** Lines of two would look like other links. */
const SHORTEST_LINE = 3;

/** A site, and the cells that it gathers. */
interface Line {
  id: string;
  cells: readonly string[];
}

/** `unit`: the distance of neighbouring cells. Null: the board is no such grid. */
export function layoutGrid(nodes: readonly GraphNode[], unit: number): Places | null {
  for (const cells of twoSides(nodes)) {
    const lines = nodes.filter(({ id }) => !cells.has(id)).map(({ id, adjacent }): Line => ({ id, cells: adjacent }));
    const places = lines.every((line) => line.cells.length >= SHORTEST_LINE) ? gridOf(cells, lines) : null;
    if (places) return new Map([...places].map(([id, { x, y }]) => [id, { x: x * unit, y: y * unit }]));
  }
  return null;
}

/** The sites on either side, where no two of the same side are adjacent; nothing if the board cannot be parted so. */
function twoSides(nodes: readonly GraphNode[]): ReadonlySet<string>[] {
  if (nodes.length === 0) return [];
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const sideOf = new Map([[nodes[0].id, 0]]);
  // grows while it is walked
  for (const [id, side] of sideOf) {
    for (const neighbour of byId.get(id)?.adjacent ?? []) {
      if (sideOf.get(neighbour) === side) return [];
      sideOf.set(neighbour, 1 - side);
    }
  }
  if (sideOf.size !== nodes.length) return [];
  return [0, 1].map((side) => new Set(nodes.flatMap(({ id }) => (sideOf.get(id) === side ? [id] : []))));
}

/** The lines that are declared first run down. */
function gridOf(cells: ReadonlySet<string>, lines: readonly Line[]): Places | null {
  const partitions = lines.map((line) => parallelTo(line, lines)).filter((some) => cellsIn(some) === cells.size);
  const columns = partitions.at(0) ?? [];
  const rows = partitions.find((some) => some.every((row) => columns.every((column) => crossOnce(row, column))));
  if (!rows) return null;
  const places: Places = new Map([...cells].map((id) => [id, { x: indexWith(id, columns), y: indexWith(id, rows) }]));
  for (const line of lines) {
    const start = beforeFirst(line.cells.map((cell) => places.get(cell)!));
    if (!start) return null;
    places.set(line.id, start);
  }
  return places;
}

const cellsIn = (lines: readonly Line[]): number => lines.reduce((sum, { cells }) => sum + cells.length, 0);
const indexWith = (cell: string, lines: readonly Line[]): number =>
  lines.findIndex(({ cells }) => cells.includes(cell));
const common = (a: Line, b: Line): number => a.cells.filter((cell) => b.cells.includes(cell)).length;
const crossOnce = (a: Line, b: Line): boolean => common(a, b) === 1;

/** The line, and those that share no cell with it or with each other, in their order. */
function parallelTo(line: Line, lines: readonly Line[]): Line[] {
  const parallel = [line];
  for (const other of lines) if (parallel.every((one) => common(one, other) === 0)) parallel.push(other);
  return lines.filter((one) => parallel.includes(one));
}

/** One step before the first of them; null: they do not lie in a straight line of equal steps. */
function beforeFirst(points: readonly Point[]): Point | null {
  const [first, second, ...others] = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const step = { x: second.x - first.x, y: second.y - first.y };
  const isStraight = others.every(
    ({ x, y }, i) => x === first.x + step.x * (i + 2) && y === first.y + step.y * (i + 2),
  );
  return isStraight ? { x: first.x - step.x, y: first.y - step.y } : null;
}
