/** The sites of a board that could ever belong to a set: an upper bound. Sets are numbers with a bit for each site. */
import type { BoardDef, PackModel, SiteDef, Sites } from '../../../dsl/internal.ts';
import type { Overview } from './overview.ts';

export class PossibleSites {
  readonly #model: PackModel;
  readonly #boards: Ground[];
  readonly #overview: Overview;

  constructor(model: PackModel, overview: Overview) {
    this.#model = model;
    this.#overview = overview;
    const shared = model.boards.filter(({ of }) => of === 'game').flatMap(({ sites }) => sites);
    const own: (BoardDef | undefined)[] = model.boards.filter(({ of }) => of === 'player');
    this.#boards = (own.length > 0 ? own : [undefined]).map(
      (board) => new Ground([...(board?.sites ?? []), ...shared]),
    );
  }

  /** The largest possible size of the set for one player: on the board where it is largest, and within the supply. */
  most(sites: Sites): number {
    return Math.min(Math.max(...this.#boards.map((board) => count(this.#ever(sites, board)))), this.#supply(sites));
  }

  /** The number of pieces available for sites of the set; a supply that is not constant counts as unlimited. */
  #supply(sites: Sites): number {
    switch (sites.k) {
      case 'holding':
        return sites.pieces.reduce((sum, id) => {
          const piece = this.#model.pieces.find((p) => p.id === id);
          return sum + (piece?.supply?.k === 'const' ? piece.supply.n : Infinity);
        }, 0);
      case 'and':
        return Math.min(...sites.of.map((part) => this.#supply(part)));
      case 'such-that':
        return this.#supply(sites.base);
      default:
        return Infinity;
    }
  }

  #ever(sites: Sites, board: Ground): bigint {
    switch (sites.k) {
      case 'of-kind':
        return board.of(`kind ${sites.siteKind}`);
      case 'tag':
        return board.of(`tag ${sites.tag}`);
      case 'site':
        return board.of(`id ${sites.id}`);
      case 'and':
        return sites.of.reduce((all, part) => all & this.#ever(part, board), board.all);
      case 'or':
        return sites.of.reduce((all, part) => all | this.#ever(part, board), 0n);
      case 'such-that':
        return this.#ever(sites.base, board);
      case 'adjacent':
        return board.beside(this.#ever(sites.to, board));
      case 'holding':
        return sites.pieces.reduce((all, piece) => all | this.#placesOf(piece, board), 0n);
      case 'predicate':
        return this.#once(board, `predicate ${sites.predicate}`, () => {
          const found = this.#model.predicates.find(({ id }) => id === sites.predicate);
          return found && !this.#overview.lent.has(sites.predicate) ? this.#ever(found.sites, board) : board.all;
        });
      default:
        return board.all;
    }
  }

  #placesOf(id: string, board: Ground): bigint {
    return this.#once(board, `piece ${id}`, () => {
      const piece = this.#model.pieces.find((p) => p.id === id);
      if (!piece) return board.all;
      const places = [
        piece.where,
        ...(piece.whereNamed ? [piece.whereNamed] : []),
        ...(this.#overview.put.get(id) ?? []),
      ];
      return places.reduce((all, sites) => all | this.#ever(sites, board), 0n);
    });
  }

  /** Computed once for each board; during its computation, for recursive definitions, every site is possible. */
  #once({ known, all }: Ground, key: string, compute: () => bigint): bigint {
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, all);
    const set = compute();
    known.set(key, set);
    return set;
  }
}

/** A board with those between the players, as bits. */
class Ground {
  readonly all: bigint;
  readonly known = new Map<string, bigint>();
  readonly #sets = new Map<string, bigint>();
  readonly #near: bigint[];

  constructor(sites: SiteDef[]) {
    const bit = new Map(sites.map(({ id }, i) => [id, 1n << BigInt(i)]));
    this.all = (1n << BigInt(sites.length)) - 1n;
    for (const { id, kind, tags } of sites) {
      for (const key of [`id ${id}`, `kind ${kind}`, ...tags.map((tag) => `tag ${tag}`)]) {
        this.#sets.set(key, this.of(key) | bit.get(id)!);
      }
    }
    this.#near = sites.map(({ adjacent }) => adjacent.reduce((all, id) => all | (bit.get(id) ?? 0n), 0n));
  }

  of(key: string): bigint {
    return this.#sets.get(key) ?? 0n;
  }

  /** The sites with a neighbour in the set. */
  beside(set: bigint): bigint {
    return this.#near.reduce((all, near, i) => ((near & set) === 0n ? all : all | (1n << BigInt(i))), 0n);
  }
}

function count(set: bigint): number {
  let n = 0;
  for (let rest = set; rest !== 0n; rest &= rest - 1n) n++;
  return n;
}
