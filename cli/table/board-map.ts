/** A board that is a map, as it is shown beside its other facts: a letter for each kind of cell with its tags. */
import type { PackModel, SiteDef } from '../../dsl/internal.ts';
import { lettersFor, mapLines } from './draw-map.ts';
import { painter, wrap } from '../terminal/paint.ts';

/** No lines for what is no map. */
export function boardMapLines(
  id: string,
  { boards, siteKinds }: Pick<PackModel, 'boards' | 'siteKinds'>,
  { color, width }: { color: boolean; width: number },
): string[] {
  const board = boards.find((one) => one.id === id);
  if (!board?.grid) return [];
  const kindOf = ({ kind }: SiteDef): string => siteKinds.find((one) => one.id === kind)?.name ?? kind;
  // by its tags, if it has any: they tell it from the other cells, which have the first letters of their kinds
  const told = (site: SiteDef): string => [...site.tags, kindOf(site)].join(' ');
  const plainFirst = board.sites.toSorted((a, b) => a.tags.length - b.tags.length);
  const letters = lettersFor([...new Set(plainFirst.map(told))]);
  const signOf = (site: SiteDef) => {
    const tags = site.tags.length > 0 ? ` (${site.tags.join(', ')})` : '';
    return { sign: letters.get(told(site))!, style: 'bold', means: `${kindOf(site)}${tags}` };
  };
  const lines = mapLines(board.sites, signOf, painter(color));
  return [...lines.slice(0, -1), ...wrap(lines.at(-1) ?? '', width - 2)].map((line) => `  ${line}`);
}
