/** Numbers that all sites of a kind have on a map: its colour tells them, and on each of some hundred cells they would be noise. */
import type { BoardView, SiteView } from '../../worker/protocol.ts';

const known = new WeakMap<BoardView, ReadonlyMap<string, SiteView['attributes']>>();

/** The numbers of a site that tell it from others of its kind; all of them where the board is no map. */
export function ownNumbers(board: BoardView, { kind, attributes }: SiteView): SiteView['attributes'] {
  if (!board.grid) return attributes;
  const common = commonNumbers(board).get(kind) ?? [];
  return attributes.filter((one) => !common.some((other) => isSame(one, other)));
}

/** By the kind. The only site of a kind has none in common with others: its numbers are drawn. */
function commonNumbers(board: BoardView): ReadonlyMap<string, SiteView['attributes']> {
  const found = known.get(board) ?? numbersByKind(board.sites);
  known.set(board, found);
  return found;
}

function numbersByKind(sites: readonly SiteView[]): ReadonlyMap<string, SiteView['attributes']> {
  const kinds = [...new Set(sites.map(({ kind }) => kind))];
  return new Map(kinds.map((kind) => [kind, commonTo(sites.filter((site) => site.kind === kind))]));
}

function commonTo([first, ...others]: readonly SiteView[]): SiteView['attributes'] {
  if (others.length === 0) return [];
  return first.attributes.filter((one) =>
    others.every(({ attributes }) => attributes.some((other) => isSame(one, other))),
  );
}

const isSame = (one: SiteView['attributes'][number], other: SiteView['attributes'][number]): boolean =>
  one.id === other.id && one.n === other.n;
