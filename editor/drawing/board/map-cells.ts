/** Boards that are maps: their sites are cells of a grid, beside each other, without links. */
import { columnAndRow } from '../../../dsl/internal.ts';
import { svg, type SVGTemplateResult } from 'lit';
import type { BoardView } from '../../worker/protocol.ts';
import type { Places, Point } from './place-sites.ts';

export type MapGrid = NonNullable<BoardView['grid']>;

/** Round the middle, for cells whose middles are 1 apart; hexagons stand on a corner. */
const CORNERS: Record<MapGrid, readonly (readonly [number, number])[]> = {
  square: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ],
  hex: hexagon(),
  slanted: hexagon(),
};

function hexagon(): [number, number][] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    return [Math.sin(angle) / Math.sqrt(3), -Math.cos(angle) / Math.sqrt(3)];
  });
}

export const cornersOf = (grid: MapGrid): readonly (readonly [number, number])[] => CORNERS[grid];

/** Of a cell, so that a thin line of the sea stays between neighbours. */
const SHARE = 0.96;

/** The path of a cell around its middle; `unit`: from the middle of one to that of its neighbour. */
export const cellPath = (grid: MapGrid, unit: number): string =>
  `M${CORNERS[grid].map(([x, y]) => `${(x * unit * SHARE).toFixed(1)} ${(y * unit * SHARE).toFixed(1)}`).join('L')}Z`;

/** The places that a board itself gives; undefined where its neighbours have to say them. */
export function givenPlaces({ sites }: BoardView): Places | undefined {
  if (!sites.some(({ at }) => at)) return undefined;
  const left = Math.min(...sites.map(({ at }) => at?.[0] ?? 0));
  const top = Math.min(...sites.map(({ at }) => at?.[1] ?? 0));
  return new Map(sites.map(({ id, at = [left, top] }) => [id, { x: at[0] - left, y: at[1] - top }]));
}

/** So many cells from side to side leave room for every fifth name. */
const LARGE = 20;

const acrossOf = ({ sites }: BoardView, at: (id: string) => Point): number =>
  Math.max(0, ...sites.map(({ id }) => at(id).x));

/** Of the names of columns and rows, in units of the drawing: larger on a map of many cells, of which each is small. */
const nameSize = (across: number): number => Math.max(17, Math.min(60, across / 45));

/** The room that these names need around the middles of the outer cells. */
export const nameMargin = (board: BoardView, places: Places, unit: number): number =>
  unit / 2 + 1.35 * nameSize(acrossOf(board, (id) => places.get(id) ?? { x: 0, y: 0 }) * unit);

/** The names of columns above the first row, and those of rows before their first cell: `c`, `4`. */
export function drawCoordinates(board: BoardView, at: (id: string) => Point, unit: number): SVGTemplateResult[] {
  const columns = new Map<string, Point>();
  const rows = new Map<string, Point>();
  const { sites, grid } = board;
  const across = acrossOf(board, at);
  const size = nameSize(across);
  const isShown = (name: string): boolean =>
    across < LARGE * unit || Number.isNaN(Number(name)) || Number(name) % 5 === 0;
  for (const { id } of sites) {
    const named = columnAndRow(id);
    if (!named) continue;
    const { column, row } = named;
    const { x, y } = at(id);
    const above = columns.get(column);
    if (!above || y < above.y) columns.set(column, { x: grid === 'square' ? x : x - unit * 0.28, y });
    const before = rows.get(row);
    if (!before || x < before.x) rows.set(row, { x, y });
  }
  const text = (name: string, x: number, y: number): SVGTemplateResult =>
    svg`<text class="coordinate" x=${x.toFixed(1)} y=${y.toFixed(1)} text-anchor="middle" style=${`font-size: ${size.toFixed(0)}px`}>${name}</text>`;
  const aside = Math.max(unit * 0.72, unit / 2 + size * 0.7);
  return [
    ...[...columns].flatMap(([name, { x, y }]) => (isShown(name) ? [text(name, x, y - unit * 0.66)] : [])),
    ...[...rows].flatMap(([name, { x, y }]) => (isShown(name) ? [text(name, x - aside, y + size / 3)] : [])),
  ];
}
