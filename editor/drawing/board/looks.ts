/** The ways in which a piece or card with a shape may lie, and what it covers then: for positions that are known by their facts alone. */
import { alongGrid, alongShape, cellOfName, looksOf, tilingOf, type Look } from '../../../dsl/internal.ts';
import type { BoardView, CoverView, PackView, ShapedView } from '../../worker/protocol.ts';

/** A piece or a card by its name; undefined: it has no shape. */
const shapedThing = (view: PackView, section: ShapedView['section'], id: string): ShapedView | undefined =>
  view.shaped.find((one) => one.section === section && one.id === id);

/** On such a board; none of what has no shape. */
export function looksOn(
  { grid }: Pick<BoardView, 'grid'>,
  view: PackView,
  section: ShapedView['section'],
  id: string,
): readonly Look[] {
  const thing = shapedThing(view, section, id);
  return grid && thing ? looksOf(thing, thing.ports, tilingOf(grid)) : [];
}

/** What lies so with its anchor on a site covers; undefined: it does not fit on the board. */
export function coverOfLook(
  { grid, sites }: Pick<BoardView, 'grid' | 'sites'>,
  anchor: string,
  { cells, ports, turn, flip }: Look,
): CoverView | undefined {
  const start = cellOfName(anchor);
  if (!grid || !start) return undefined;
  const [left, top] = alongShape(grid, ...start);
  const known = new Map(sites.map(({ id }) => [cellOfName(id)?.join() ?? '', id]));
  const siteAt = ({ x, y }: { x: number; y: number }): string | undefined =>
    known.get(alongGrid(grid, left + x, top + y).join());
  const named = (isPart: boolean): (string | undefined)[] => cells.filter(({ part }) => part === isPart).map(siteAt);
  const [whole, parts] = [named(false), named(true)];
  const are = (list: readonly (string | undefined)[]): list is string[] => !list.includes(undefined);
  if (!are(whole) || !are(parts)) return undefined;
  return {
    sites: whole,
    ...(parts.length > 0 ? { parts } : {}),
    ...(turn > 0 ? { turn } : {}),
    ...(flip ? { flip: true as const } : {}),
    ...(ports.length > 0 ? { ports: ports.map((port) => ({ site: siteAt(port)!, to: port.to, is: port.is })) } : {}),
  };
}
