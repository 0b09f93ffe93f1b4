/**
 * Where things with a shape can lie, found once for each board: the sites that they cover, and which sites their ports look at.
 */
import {
  alongShape,
  cellOfName,
  type Direction,
  directionsOf,
  DIRECTIONS,
  isAtRim,
  looksOf,
  opposite,
  stepOf,
  tilingOf,
  type BoardDef,
  type Grid,
  type Laid,
  type Look,
  type PackModel,
  type Port,
  type SiteDef,
  type Tiling,
} from '../../dsl/internal.ts';
import { LOOK_BITS, PLACE_BITS } from './sizes.ts';

/** Of a thing that lies at a site in a certain way. */
export interface Fit {
  /** sites that it covers with whole cells, the anchor among them, and with parts of cells */
  whole: readonly number[];
  part: readonly number[];
  ports: readonly FitSide[];
  /** the other sides of its rim, those without a port; none are listed where nothing has ports */
  walls: readonly FitSide[];
}

/** A side of the rim: the site on which it is, the one at which it looks (of a part the same; -1: none), its direction and kind. */
interface FitSide {
  site: number;
  toward: number;
  way: number;
  /** direction from which another one looks back */
  back: number;
  /** WALL where there is no port */
  kind: number;
}

const WALL = -1;

/** Things that lie alike: of one shape with the same ports. */
interface LaidKind {
  looks: readonly Look[];
  tiling: Tiling;
}

/** The kinds of a game, and by board and site where each fits. */
export class Laying {
  /** by kind of piece, and by card: its number among the kinds, or -1 */
  readonly ofPiece: Int32Array;
  readonly ofCard: Int32Array;
  readonly kinds: LaidKind[] = [];
  readonly #portKinds = new Map<string, number>();
  readonly #numbers = new Map<string, number>();
  readonly #model: PackModel;
  /** by board table: where its sites are */
  readonly #grids: GridPlaces[] = [];
  readonly #fits: Map<number, Fit | null>[] = [];
  readonly #walls = new Map<Look, readonly Side[]>();
  /** by kind and board: where it has ports */
  readonly #byPort = new Map<number, Map<number, number[]>>();

  constructor(model: PackModel, cards: readonly Laid[]) {
    this.#model = model;
    this.ofPiece = Int32Array.from(model.pieces, (piece) => this.#kindOf(piece));
    this.ofCard = Int32Array.from(cards, (card) => this.#kindOf(card));
  }

  /** Whether a kind of piece has ports. */
  get piecesHavePorts(): boolean {
    return this.#model.pieces.some(({ ports }) => ports !== undefined);
  }

  /** Whether anything has a shape. */
  get isUsed(): boolean {
    return this.kinds.length > 0;
  }

  #kindOf({ shape: id, ports = [] }: Laid): number {
    const shape = this.#model.shapes.find((one) => one.id === id);
    if (!shape) return -1;
    const key = JSON.stringify([id, ports]);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.kinds.length);
    return this.kinds.push({ looks: looksOf(shape, ports, shape.tiling), tiling: shape.tiling }) - 1;
  }

  /** Notes where the sites of a board lie; in the order in which boards are numbered. */
  addBoard(sites: readonly (SiteDef | null)[], boardOf: (site: number) => BoardDef | null): void {
    this.#grids.push(new GridPlaces(sites, boardOf));
    this.#fits.push(new Map());
  }

  /**
   * The ways to lie in which a thing has a port at the rim of a site that opens in a direction, as codes: the anchor, and behind it the
   * number of the look.
   */
  withPort(board: number, kind: number, site: number, way: number): readonly number[] {
    const key = kind * this.#grids.length + board;
    let found = this.#byPort.get(key);
    if (!found) this.#byPort.set(key, (found = this.#portsOf(board, kind)));
    return found.get(site * DIRECTIONS.length + way) ?? NONE;
  }

  #portsOf(board: number, kind: number): Map<number, number[]> {
    const found = new Map<number, number[]>();
    this.kinds[kind].looks.forEach((_, look) => {
      this.#grids[board].places.forEach((__, anchor) => {
        for (const { site, way } of this.fit(board, kind, look, anchor)?.ports ?? []) {
          const key = site * DIRECTIONS.length + way;
          const codes = found.get(key);
          if (codes) codes.push((anchor << LOOK_BITS) | look);
          else found.set(key, [(anchor << LOOK_BITS) | look]);
        }
      });
    });
    return found;
  }

  /** What the thing covers with its anchor on the site; null where it does not fit on the board. */
  fit(board: number, kind: number, look: number, site: number): Fit | null {
    const key = (kind << PLACE_BITS) | (site << LOOK_BITS) | look;
    const known = this.#fits[board].get(key);
    if (known !== undefined) return known;
    const found = this.#find(this.#grids[board], this.kinds[kind].looks[look], this.kinds[kind].tiling, site);
    this.#fits[board].set(key, found);
    return found;
  }

  #find(grid: GridPlaces, look: Look, tiling: Tiling, anchor: number): Fit | null {
    const { cells, ports } = look;
    const at = grid.places[anchor];
    // off a grid there is nothing but single sites
    if (!at) return cells.length === 1 && grid.has(anchor) ? { whole: [anchor], part: [], ports: [], walls: [] } : null;
    if (tilingOf(at.grid) !== tiling) return null;
    const siteAt = (x: number, y: number): number => grid.siteAt(at, at.x + x, at.y + y);
    const whole: number[] = [];
    const part: number[] = [];
    for (const { x, y, part: isPart } of cells) {
      const site = siteAt(x, y);
      if (site < 0) return null;
      (isPart ? part : whole).push(site);
    }
    const side = ({ x, y, part: isPart }: Look['cells'][number], to: Direction, kind: number): FitSide => {
      const [dx, dy] = stepOf(tiling, to)!;
      const site = siteAt(x, y);
      return {
        site,
        toward: isPart ? site : siteAt(x + dx, y + dy),
        way: DIRECTIONS.indexOf(to),
        back: DIRECTIONS.indexOf(opposite(to)),
        kind,
      };
    };
    const cellOf = ({ x, y }: Port): Look['cells'][number] => cells.find((cell) => cell.x === x && cell.y === y)!;
    return {
      whole,
      part,
      ports: ports.map((port) => side(cellOf(port), port.to, this.#portKind(port.is))),
      walls: this.#wallsOf(look, tiling).map(({ cell, to }) => side(cell, to, WALL)),
    };
  }

  /** Wherever it lies they are the same. */
  #wallsOf(look: Look, tiling: Tiling): readonly Side[] {
    let walls = this.#walls.get(look);
    if (!walls) this.#walls.set(look, (walls = wallsOf(look, tiling)));
    return walls;
  }

  #portKind(is: string): number {
    const known = this.#portKinds.get(is);
    if (known !== undefined) return known;
    this.#portKinds.set(is, this.#portKinds.size);
    return this.#portKinds.size - 1;
  }
}

/** A side of a cell of a thing. */
interface Side {
  cell: Look['cells'][number];
  to: Direction;
}

/** The sides of the rim that have no port. */
function wallsOf({ cells, ports }: Pick<Look, 'cells' | 'ports'>, tiling: Tiling): Side[] {
  if (ports.length === 0) return [];
  const isPort = (cell: Look['cells'][number], to: Direction): boolean =>
    ports.some((port) => port.x === cell.x && port.y === cell.y && port.to === to);
  return cells.flatMap((cell) =>
    directionsOf(tiling).flatMap((to) =>
      isAtRim(cells, { ...cell, to }, tiling) && !isPort(cell, to) ? [{ cell, to }] : [],
    ),
  );
}

const NONE: readonly number[] = [];

/** Where a site is on its grid, as the cells of shapes are counted. */
interface GridPlace {
  board: BoardDef;
  grid: Grid;
  x: number;
  y: number;
}

class GridPlaces {
  readonly places: readonly (GridPlace | null)[];
  readonly #sites: readonly (SiteDef | null)[];
  readonly #byPlace = new Map<string, number>();

  constructor(sites: readonly (SiteDef | null)[], boardOf: (site: number) => BoardDef | null) {
    this.#sites = sites;
    this.places = sites.map((site, i) => {
      const board = boardOf(i);
      const cell = site && board?.grid ? cellOfName(site.id) : undefined;
      if (!board?.grid || !cell) return null;
      const [x, y] = alongShape(board.grid, ...cell);
      this.#byPlace.set(`${board.id} ${x} ${y}`, i);
      return { board, grid: board.grid, x, y };
    });
  }

  has(site: number): boolean {
    return this.#sites[site] !== null;
  }

  /** The site of the same board there, or -1. */
  siteAt({ board }: GridPlace, x: number, y: number): number {
    return this.#byPlace.get(`${board.id} ${x} ${y}`) ?? -1;
  }
}
