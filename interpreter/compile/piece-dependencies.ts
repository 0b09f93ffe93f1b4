/**
 * Which kinds of piece can bring members into a set of sites by coming onto the board. Site kinds narrow it: what can only be
 * built on building sites adds nothing to a set of tunnel sites. An upper bound, found from the pack alone, and true as long
 * as no piece leaves the board.
 */
import { AMOUNT, IT, THIS, visitIr, type PackModel, type Root, type SiteDef, type Sites } from '../../dsl/internal.ts';
import { ANY_PIECE, pieceBit } from '../machine/growth.ts';
import { componentsOf } from './components.ts';

type SiteKinds = ReadonlySet<string> | null;

export class PieceDependencies {
  private readonly numbers: ReadonlyMap<string, number>;
  /** by number of the kind: the site kinds on which it can come to be, and those of them that were empty before; null for any */
  private readonly kindsOfPiece: SiteKinds[] = [];
  private readonly emptied: SiteKinds[];
  private readonly allows: { pieces: readonly string[]; sites: Sites }[] = [];
  private readonly treats: { as: string; sites: Sites }[] = [];
  private readonly asking = new Set<string>();

  private readonly sites: readonly SiteDef[];

  constructor(
    private readonly model: PackModel,
    /** whether a set depends on more than the pieces */
    private readonly asksOutside: (sites: Sites) => boolean,
  ) {
    this.sites = model.boards.flatMap(({ sites }) => sites);
    this.numbers = new Map(model.pieces.map(({ id }, i) => [id, i]));
    const { onto, over } = this.namedPlaces();
    this.emptied = model.pieces.map(({ id, where, whereNamed }) =>
      this.kindsOfAny([where, whereNamed, ...(onto.get(id) ?? [])]),
    );
    // a piece that takes the place of others can be where those can be
    this.kindsOfPiece.push(...this.emptied);
    for (let changed = true; changed;) {
      changed = false;
      model.pieces.forEach(({ id }, piece) => {
        const kinds = either(this.kindsOfPiece[piece], this.kindsOfAny(over.get(id) ?? []));
        changed ||= kinds?.size !== this.kindsOfPiece[piece]?.size;
        this.kindsOfPiece[piece] = kinds;
      });
    }
  }

  private kindsOfAny(sets: readonly (Sites | null)[]): SiteKinds {
    return sets.reduce<SiteKinds>(
      (kinds, sites) => (sites === null ? kinds : either(kinds, this.kindsOf(sites))),
      new Set(),
    );
  }

  bits(pieces: readonly string[]): number {
    return pieces.reduce((bits, id) => bits | pieceBit(this.numbers.get(id)!), 0);
  }

  /** By kind of piece: kinds whose coming may give it more sites, as bits. */
  moreSites(): number[] {
    return this.model.pieces.map(({ id, where, whereNamed }) => {
      return [where, ...(whereNamed === null ? [] : [whereNamed]), ...this.allowed(id)].reduce(
        (bits, sites) => bits | this.of(sites),
        0,
      );
    });
  }

  /**
   * By kind of piece: numbers of the sets that may change when one comes onto an empty site. Those of predicates, then those
   * of places where kinds of piece may be built.
   */
  setsByPiece(): number[][] {
    const predicates = this.model.predicates.map(
      ({ id }) => this.ofPredicate(id, null, false) | this.ofPredicate(id, null, true),
    );
    const sets = [...predicates, ...this.places().map(({ pieces }) => pieces)];
    return this.model.pieces.map((_, piece) => sets.flatMap((bits, i) => ((bits & pieceBit(piece)) === 0 ? [] : [i])));
  }

  /** By kind of piece: kinds of piece, as bits, whose coming changes where it may be built, and whether more does. */
  places(): { pieces: number; isVolatile: boolean }[] {
    return this.model.pieces.map(({ id, where }) => {
      const sets = [where, ...this.allowed(id)];
      const pieces = sets.reduce((bits, set) => bits | this.of(set) | this.of(set, null, true), 0);
      return { pieces, isVolatile: pieces === ANY_PIECE || sets.some((set) => this.asksOutside(set)) };
    });
  }
  /** The sites on which continuous effects allow to build the piece. */
  private allowed(id: string): Sites[] {
    return this.allows.flatMap(({ pieces, sites }) => (pieces.includes(id) ? [sites] : []));
  }

  /** Whether a piece of the kind can come onto an empty site of this kind. */
  canBeBuiltOn(piece: number, siteKind: string): boolean {
    const kinds = this.emptied[piece];
    return kinds === null || kinds.has(siteKind);
  }

  /** By kind of piece: the empty sites onto which effects put it where it could not be built, and those over another piece. */
  private namedPlaces(): { onto: ReadonlyMap<string, Sites[]>; over: ReadonlyMap<string, Sites[]> } {
    const onto = new Map<string, Sites[]>();
    const over = new Map<string, Sites[]>();
    const add = (places: Map<string, Sites[]>, piece: string, sites: readonly Sites[]): void => {
      places.set(piece, [...(places.get(piece) ?? []), ...sites]);
    };
    for (const component of componentsOf(this.model)) {
      const bound = bindings(component);
      const named = (sites: Sites): readonly Sites[] => (sites.k === 'var' && bound.get(sites.v)) || [sites];
      visitIr(component, {
        effect: {
          'place-piece': ({ piece, sites }) => add(onto, piece, named(sites)),
          replace({ pieces, sites }) {
            for (const piece of pieces) add(over, piece, named(sites));
          },
          relocate: ({ to }) => {
            for (const { id } of this.model.pieces) add(onto, id, named(to));
          },
        },
        continuous: {
          treat: ({ as, sites }) => this.treats.push({ as, sites }),
          allow: ({ pieces, sites }) => {
            this.allows.push({ pieces, sites });
            for (const piece of pieces) add(onto, piece, named(sites));
          },
        },
      });
    }
    return { onto, over };
  }

  /** The site kinds to which a set is confined; null if it says nothing of them. */
  private kindsOf(sites: Sites): SiteKinds {
    switch (sites.k) {
      case 'of-kind':
        return new Set([sites.siteKind]);
      case 'tag':
        return new Set(this.sites.flatMap(({ kind, tags }) => (tags.includes(sites.tag) ? [kind] : [])));
      case 'site':
        return new Set(this.sites.flatMap(({ kind, id }) => (id === sites.id ? [kind] : [])));
      case 'holding':
        return sites.pieces.reduce<SiteKinds>(
          (kinds, id) => either(kinds, this.kindsOfPiece[this.numbers.get(id)!] ?? null),
          new Set(),
        );
      case 'such-that':
        return this.kindsOf(sites.base);
      case 'and':
        return sites.of.reduce<SiteKinds>((kinds, part) => common(kinds, this.kindsOf(part)), null);
      case 'or':
        return sites.of.reduce<SiteKinds>((kinds, part) => either(kinds, this.kindsOf(part)), new Set());
      default:
        return null;
    }
  }

  /** Kinds of piece, as bits, whose coming can bring members into the set on sites of these kinds; or out of it, if `out`. */
  of(sites: Sites, within: SiteKinds = null, out = false): number {
    if (common(within, this.kindsOf(sites))?.size === 0) return 0; // no site of these kinds is ever in the set
    switch (sites.k) {
      case 'all':
      case 'of-kind':
      case 'site':
      case 'tag':
      case 'var':
        return 0;
      case 'holding':
        return out
          ? 0
          : sites.pieces.reduce((bits, id) => bits | bitWithin(this.numbers.get(id)!, this.kindsOfPiece, within), 0);
      case 'own':
      case 'foreign':
        return out
          ? 0
          : this.model.pieces.reduce(
              (bits, { of }, piece) => bits | (of === 'player' ? bitWithin(piece, this.kindsOfPiece, within) : 0),
              0,
            );
      case 'empty':
        return out ? this.model.pieces.reduce((bits, _, piece) => bits | bitWithin(piece, this.emptied, within), 0) : 0;
      case 'and':
      case 'or': {
        const kinds = sites.k === 'and' ? common(within, this.kindsOf(sites)) : within;
        return sites.of.reduce((bits, part) => bits | this.of(part, kinds, out), 0);
      }
      case 'not':
        return this.of(sites.of, within, !out);
      case 'adjacent':
        return this.of(sites.to, null, out);
      case 'step':
        return this.of(sites.from, null, out);
      case 'beyond':
        // a longer row of what lies between leads to another site behind it
        return this.of(sites.from, null, out) | this.of(sites.through) | this.of(sites.through, null, true);
      case 'reachable':
        if (sites.steps !== undefined && sites.steps.k !== 'const') return ANY_PIECE;
        return this.of(sites.from, null, out) | this.of(sites.through, null, out);
      case 'predicate':
        return this.ofPredicate(sites.predicate, within, out);
      default:
        return ANY_PIECE;
    }
  }

  private ofPredicate(id: string, within: SiteKinds, out: boolean): number {
    const key = `${id} ${within === null ? '*' : [...within].sort().join()} ${out}`;
    if (this.asking.has(key)) return 0; // what it asks of itself adds nothing
    this.asking.add(key);
    const bits = this.definitions(id).reduce((sum, sites) => sum | this.of(sites, within, out), 0);
    this.asking.delete(key);
    return bits;
  }

  /** The predicate's own set, and those of all lines that treat other sites as having it. */
  private definitions(id: string): Sites[] {
    const out = this.model.predicates.flatMap((one) => (one.id === id ? [one.sites] : []));
    return out.concat(this.treats.flatMap(({ as, sites }) => (as === id ? [sites] : [])));
  }
}

/** Null is all kinds. */
const either = (a: SiteKinds, b: SiteKinds): SiteKinds => (a === null || b === null ? null : new Set([...a, ...b]));
function common(a: SiteKinds, b: SiteKinds): SiteKinds {
  if (a === null || b === null) return a ?? b;
  return new Set([...a].filter((kind) => b.has(kind)));
}

/** The kind of piece as a bit, if it can be on a site of one of the kinds. */
function bitWithin(piece: number, places: readonly SiteKinds[], within: SiteKinds): number {
  const kinds = places[piece];
  return kinds === null || within === null || [...within].some((kind) => kinds.has(kind)) ? pieceBit(piece) : 0;
}

/** What the variables of a component may hold that are bound to sites, whichever program binds them. */
function bindings(component: Root): ReadonlyMap<number, Sites[]> {
  const found = new Map<number, Sites[]>();
  const bind = (v: number, sites: Sites): void => {
    found.set(v, [...(found.get(v) ?? []), sites]);
  };
  visitIr(component, {
    effect: {
      'choose-site': ({ v, sites }) => bind(v, sites),
      each({ v, over, chosen }) {
        if (over.k === 'sites') for (const one of [v, ...(chosen ?? [])]) bind(one, over.sites);
      },
      relocate({ from, v, sites, to }) {
        bind(from, sites);
        bind(v, to);
      },
    },
    sites: { 'such-that': ({ v, base }) => bind(v, base) },
    num: { 'over-sites': ({ v, sites }) => bind(v, sites) },
  });
  for (const v of [IT, AMOUNT, THIS]) found.delete(v);
  return found;
}
