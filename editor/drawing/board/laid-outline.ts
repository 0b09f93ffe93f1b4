/**
 * The outline of something that covers several cells of a map, and the places of its mark and its ports. Of a cell that is covered in part
 * only what hangs together with the other cells is within: the triangles from its middle to the sides that it shares with them. So the
 * corners of three by three cells are cut along their diagonals, and an octagon is left.
 */
import { stepOf, tilingOf, type Direction } from '../../../dsl/internal.ts';
import { cornersOf, type MapGrid } from './map-cells.ts';
import type { Point } from './place-sites.ts';

/** A cell that is covered: its middle, where middles of neighbours are 1 apart. */
export interface CoveredCell extends Point {
  part: boolean;
}

interface Edge {
  from: Point;
  to: Point;
}

/** From one corner of a cell to the next: corners of neighbours have the same place but for rounding. */
const GRAIN: Record<'square' | 'hex', Point> = { square: { x: 0.5, y: 0.5 }, hex: { x: 0.5, y: 0.5 / Math.sqrt(3) } };

function keyOf(grid: MapGrid): (point: Point) => string {
  const grain = GRAIN[tilingOf(grid)];
  return ({ x, y }) => `${Math.round(x / grain.x)} ${Math.round(y / grain.y)}`;
}

/** The sides of what is within of a cell, clockwise. */
function edgesOf(cell: CoveredCell, grid: MapGrid, isCovered: (middle: Point) => boolean): Edge[] {
  const corners = cornersOf(grid).map(([x, y]): Point => ({ x: cell.x + x, y: cell.y + y }));
  const sides = corners.map((from, i): Edge => ({ from, to: corners[(i + 1) % corners.length] }));
  if (!cell.part) return sides;
  const shared = sides.filter(({ from, to }) => isCovered({ x: from.x + to.x - cell.x, y: from.y + to.y - cell.y }));
  if (shared.length === 0) return sides;
  return shared.flatMap(({ from, to }) => [
    { from, to },
    { from: to, to: cell },
    { from: cell, to: from },
  ]);
}

/** The corners of the outline, clockwise, with those of its holes the other way round. */
export function outlineOfCells(cells: readonly CoveredCell[], grid: MapGrid): Point[][] {
  const key = keyOf(grid);
  const middles = new Set(cells.map(key));
  // what two cells share is no part of the outline
  const left = new Map<string, Edge>();
  for (const edge of cells.flatMap((cell) => edgesOf(cell, grid, (middle) => middles.has(key(middle))))) {
    if (!left.delete(`${key(edge.to)}>${key(edge.from)}`)) left.set(`${key(edge.from)}>${key(edge.to)}`, edge);
  }
  const loops: Point[][] = [];
  for (const [name, first] of left) {
    left.delete(name);
    const loop = [first];
    for (let edge: Edge | undefined = first; edge;) {
      const { from, to }: Edge = edge;
      const next: [string, Edge] | undefined = [...left]
        .filter(([, one]) => key(one.from) === key(to))
        // where outlines touch at a corner, each keeps to itself
        .sort(([, a], [, b]) => bend({ from, to }, b) - bend({ from, to }, a))[0];
      if (next) {
        left.delete(next[0]);
        loop.push(next[1]);
      }
      edge = next?.[1];
    }
    loops.push(withoutStraight(loop.map(({ from }) => from)));
  }
  return loops;
}

/** How far one turns to the right from an edge into the next one, in radians. */
function bend(before: Edge, after: Edge): number {
  const a = Math.atan2(before.to.y - before.from.y, before.to.x - before.from.x);
  const b = Math.atan2(after.to.y - after.from.y, after.to.x - after.from.x);
  return Math.atan2(Math.sin(b - a), Math.cos(b - a));
}

const STRAIGHT = 0.01;

function withoutStraight(loop: readonly Point[]): Point[] {
  return loop.filter((point, i) => {
    const [from, to] = [loop.at(i - 1)!, loop[(i + 1) % loop.length]];
    return Math.abs(bend({ from, to: point }, { from: point, to })) > STRAIGHT;
  });
}

/** The path of an outline, drawn inwards by `inset`, with round corners; all in units of the drawing. */
export function pathOf(loops: readonly (readonly Point[])[], inset: number, radius: number): string {
  return loops.map((loop) => roundedPath(drawnInwards(loop, inset), radius)).join('');
}

const unitVector = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

function drawnInwards(loop: readonly Point[], inset: number): Point[] {
  return loop.map((point, i) => {
    const a = unitVector(loop.at(i - 1)!, point);
    const b = unitVector(point, loop[(i + 1) % loop.length]);
    // normals point to the right, which is within
    const along = 1 + a.x * b.x + a.y * b.y;
    const by = inset / Math.max(0.2, along);
    return { x: point.x - (a.y + b.y) * by, y: point.y + (a.x + b.x) * by };
  });
}

function roundedPath(loop: readonly Point[], radius: number): string {
  const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const steps = loop.map((point, i) => {
    const [before, after] = [loop.at(i - 1)!, loop[(i + 1) % loop.length]];
    const away = (other: Point): Point => {
      const length = Math.hypot(other.x - point.x, other.y - point.y) || 1;
      const share = Math.min(radius, length / 2) / length;
      return { x: point.x + (other.x - point.x) * share, y: point.y + (other.y - point.y) * share };
    };
    return `${i === 0 ? 'M' : 'L'}${written(away(before))}Q${written(point)} ${written(away(after))}`;
  });
  return `${steps.join('')}Z`;
}

/** Where the mark of something stands, and how much room is around it, where middles of neighbours are 1 apart. */
export function markPlace(cells: readonly CoveredCell[]): Point & { room: number } {
  const whole = cells.filter(({ part }) => !part);
  const among = whole.length > 0 ? whole : cells;
  const middle = meanOf(among);
  const near = (point: Point, within: number): number =>
    among.filter(({ x, y }) => Math.hypot(x - point.x, y - point.y) < within).length;
  // middles of cells, of sides between two, and of corners within four
  const places = among.flatMap((cell, i): Point[] => [
    cell,
    ...among.slice(i + 1).flatMap((other) => {
      const far = Math.hypot(cell.x - other.x, cell.y - other.y);
      const between = meanOf([cell, other]);
      return far < 1.1 || (far < 1.5 && near(between, 0.75) === 4) ? [between] : [];
    }),
  ]);
  const distance = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y);
  const best = places.reduce((a, b) => (distance(b) < distance(a) - STRAIGHT ? b : a));
  const isWide = near(best, 1.1) >= 5 || (near(best, 0.75) === 4 && near(best, 0.1) === 0);
  return { x: best.x, y: best.y, room: isWide ? 2 : 1 };
}

const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** From the middle of a cell to its rim in a direction; in degrees how it is turned, where north is 0. */
export function toRim(grid: MapGrid, to: Direction): Point & { degrees: number } {
  const [dx, dy] = stepOf(tilingOf(grid), to) ?? [0, 0];
  const { x, y } =
    tilingOf(grid) === 'square' ? { x: dx / 2, y: dy / 2 } : { x: (dx + dy / 2) / 2, y: (dy * Math.sqrt(3)) / 4 };
  return { x, y, degrees: (Math.atan2(x, -y) * 180) / Math.PI };
}
