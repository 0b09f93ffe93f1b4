/** Another board for a player, with what is on the one that it replaces. */
import { type PackModel, type Root, rootOf, type SiteDef, someNode, visitIr } from '../../dsl/internal.ts';
import { PIECE_MASK } from '../position/layout.ts';
import { deriveAll, siteCell, supplyCell, tileCell } from '../machine/board.ts';
import { takeOut } from '../machine/cards.ts';
import type { Vm } from '../machine/vm.ts';

/**
 * Gives a player another board, as if the game had been set up on it: what is on a site that both boards have stays there, unless
 * the tags by which things are placed differ. Everything else moves to the first free site of that kind with those tags, such as
 * the first city to a site for it; the rest returns to the supply.
 */
export function setBoard(vm: Vm, seat: number, board: number): void {
  const { cells } = vm;
  const { tables } = vm.game;
  const { layout } = tables;
  const before = tables.boards[cells[layout.boards + seat]];
  if (before === tables.boards[board]) return;
  const pieces = new Map<string, number>();
  const tiles = new Map<string, number>();
  for (let site = 0; site < layout.ownSites; site++) {
    const def = before.sites[site];
    if (!def) continue;
    pieces.set(def.id, cells[siteCell(vm, seat, site)]);
    tiles.set(def.id, cells[tileCell(vm, seat, site)]);
    cells[siteCell(vm, seat, site)] = 0;
    cells[tileCell(vm, seat, site)] = 0;
  }
  cells[layout.boards + seat] = board;
  const now = tables.boards[board].sites;
  const kept = placingTags(vm.game.model);
  const move = (
    from: Map<string, number>,
    cellAt: (site: number) => number,
    fits: (to: SiteDef, was: SiteDef) => boolean,
  ): void => {
    for (const [id, cell] of from) {
      if (cell === 0) continue;
      const was = before.sites.find((site) => site?.id === id)!;
      const at = now.findIndex((site, i) => site && i < layout.ownSites && cells[cellAt(i)] === 0 && fits(site, was));
      if (at < 0) continue;
      cells[cellAt(at)] = cell;
      from.delete(id);
    }
  };
  const isSame = (to: SiteDef, was: SiteDef): boolean => to.id === was.id && isAlike(to, was, kept);
  const isLike = (to: SiteDef, was: SiteDef): boolean => isAlike(to, was, kept);
  const pieceAt = (site: number): number => siteCell(vm, seat, site);
  const tileAt = (site: number): number => tileCell(vm, seat, site);
  move(pieces, pieceAt, isSame);
  move(pieces, pieceAt, isLike);
  move(tiles, tileAt, isSame);
  move(tiles, tileAt, isLike);
  for (const cell of pieces.values()) {
    if (cell === 0) continue;
    const supply = supplyCell(vm, seat, (cell & PIECE_MASK) - 1);
    if (cells[supply] >= 0) cells[supply]++;
  }
  for (const cell of tiles.values()) if (cell !== 0) takeOut(vm, cell - 1);
  deriveAll(vm);
}

const isAlike = (a: SiteDef, b: SiteDef, tags: ReadonlySet<string>): boolean =>
  a.kind === b.kind && [...tags].every((tag) => a.tags.includes(tag) === b.tags.includes(tag));

const placing = new WeakMap<PackModel, ReadonlySet<string>>();

/** The tags by which steps of the game say where they put something: a tile for a blue space is never put on a brown one. */
function placingTags(model: PackModel): ReadonlySet<string> {
  const known = placing.get(model);
  if (known) return known;
  const tags = new Set<string>();
  for (const { steps } of model.procedures) {
    for (const { program } of steps) {
      const step = rootOf('effect', program.body);
      const places = someNode(step, { effect: ({ k }) => k === 'place-piece' || k === 'place-card' });
      if (places) addTags(step, model, tags);
    }
  }
  placing.set(model, tags);
  return tags;
}

/** Also those of the predicates that are named. */
function addTags(root: Root, model: PackModel, tags: Set<string>): void {
  visitIr(root, {
    sites: {
      tag: ({ tag }) => tags.add(tag),
      predicate({ predicate }) {
        const sites = model.predicates.find(({ id }) => id === predicate)?.sites;
        if (sites) addTags(rootOf('sites', sites), model, tags);
      },
    },
  });
}
