/** Which sites of a board could ever belong to a set, whatever is built: never too few. */
import type { BoardDef, PackModel, SiteDef } from '../packs/model.ts';
import type { Sites } from './ir.ts';
import type { Overview } from './overview.ts';

export class SitesEver {
  readonly #model: PackModel;
  readonly #shared: SiteDef[];
  readonly #boards: BoardDef[];
  readonly #overview: Overview;
  /** by piece and board: computed once; while it is, everything is possible */
  readonly #holding = new Map<string, Set<string> | null>();
  readonly #predicates = new Map<string, Set<string> | null>();

  constructor(model: PackModel, overview: Overview) {
    this.#model = model;
    this.#boards = model.boards.filter(({ of }) => of === 'player');
    this.#shared = model.boards.filter(({ of }) => of === 'game').flatMap(({ sites }) => sites);
    this.#overview = overview;
  }

  /** The most sites that the set can ever hold for one player: on the board on which it is largest, and within the supply. */
  most(sites: Sites): number {
    const boards = this.#boards.length > 0 ? this.#boards : [undefined];
    const room = Math.max(...boards.map((board) => this.#ever(sites, board).size));
    return Math.min(room, this.#supply(sites));
  }

  /** How many pieces there are to stand on sites of the set; a number that is not fixed counts as endless. */
  #supply(sites: Sites): number {
    switch (sites.k) {
      case 'holding': return sites.pieces.reduce((sum, id) => {
        const piece = this.#model.pieces.find((p) => p.id === id);
        return sum + (piece?.supply?.k === 'const' ? piece.supply.n : Infinity);
      }, 0);
      case 'and': return Math.min(...sites.of.map((part) => this.#supply(part)));
      case 'such-that': return this.#supply(sites.base);
      default: return Infinity;
    }
  }

  #ever(sites: Sites, board: BoardDef | undefined): Set<string> {
    const all = [...(board?.sites ?? []), ...this.#shared];
    const where = (test: (site: SiteDef) => boolean): Set<string> => new Set(all.filter(test).map(({ id }) => id));
    switch (sites.k) {
      case 'of-kind': return where(({ kind }) => kind === sites.siteKind);
      case 'tag': return where(({ tags }) => tags.includes(sites.tag));
      case 'site': return where(({ id }) => id === sites.id);
      case 'and': return sites.of.map((part) => this.#ever(part, board)).reduce((a, b) => new Set([...a].filter((id) => b.has(id))), where(() => true));
      case 'or': return new Set(sites.of.flatMap((part) => [...this.#ever(part, board)]));
      case 'such-that': return this.#ever(sites.base, board);
      case 'adjacent': { const to = this.#ever(sites.to, board); return where(({ adjacent }) => adjacent.some((id) => to.has(id))); }
      case 'holding': return new Set(sites.pieces.flatMap((piece) => [...this.#standing(piece, board, where)]));
      case 'predicate': return this.#once(this.#predicates, `${sites.predicate} ${board?.id}`, where, () => {
        const found = this.#model.predicates.find(({ id }) => id === sites.predicate);
        return found && !this.#overview.lent.has(sites.predicate) ? this.#ever(found.sites, board) : where(() => true);
      });
      default: return where(() => true);
    }
  }

  #standing(id: string, board: BoardDef | undefined, where: (test: (site: SiteDef) => boolean) => Set<string>): Set<string> {
    return this.#once(this.#holding, `${id} ${board?.id}`, where, () => {
      const piece = this.#model.pieces.find((p) => p.id === id);
      if (!piece) return where(() => true);
      const places = [piece.where, ...(piece.whereNamed ? [piece.whereNamed] : []), ...(this.#overview.put.get(id) ?? [])];
      return new Set(places.flatMap((sites) => [...this.#ever(sites, board)]));
    });
  }

  #once(kept: Map<string, Set<string> | null>, key: string, where: (test: (site: SiteDef) => boolean) => Set<string>, compute: () => Set<string>): Set<string> {
    const known = kept.get(key);
    if (known !== undefined) return known ?? where(() => true);
    kept.set(key, null);
    const found = compute();
    kept.set(key, found);
    return found;
  }
}
