import {
  alongShape,
  type BoardDef,
  cellOfName,
  type Effect,
  type Laid,
  looksOf,
  nodesOf,
  type PackModel,
  type SiteDef,
  tilingOf,
} from '../../dsl/internal.ts';
import { overviewOf } from './bounds/overview.ts';
import { siteMayBe } from './bounds/site-may-be.ts';
import { defineCheck } from './check.ts';

export const neverFits = defineCheck<{ shapes: string[]; on: boolean }>({
  summary: 'What is laid fits on no board of the pack, or on no sites on which it may lie.',
  severity: 'error',
  message: ({ shapes, on }) =>
    `${shapes.map((id) => `"${id}"`).join(', ')} can never be laid here: ` +
    `${on ? 'no board has such sites lying together like that' : 'no board has room for it'}.`,
  help: ({ on }) =>
    on
      ? 'Name sites that lie together as its cells do, or let it cover others too.'
      : 'A shape of squares needs a board with `grid: square`, and as many rows and columns as it has.',
  fix: { none: 'only the author knows whether the shape, the board or the sites are meant otherwise' },
  example: { shapes: ['domino'], on: true },
  run({ model, complete }) {
    if (!complete) return [];
    const { lent } = overviewOf(model);
    const may = siteMayBe(model, lent);
    const boards = model.boards.filter(({ grid }) => grid !== undefined).map((board) => new Grid(board));
    return [...nodesOf(model, 'effect', 'lay-piece'), ...nodesOf(model, 'effect', 'lay-card')].flatMap((effect) => {
      const { on, origin } = effect;
      const things = layable(model, effect);
      const shapes = [...new Set(things.flatMap(({ shape }) => shape ?? []))];
      const isOpen = (site: SiteDef): boolean => on === undefined || may(on, site);
      const fits = shapes.some((id) => boards.some((board) => board.has(model, id, isOpen)));
      return shapes.length === 0 || fits ? [] : [{ data: { shapes, on: on !== undefined }, at: origin }];
    });
  },
});

/** What the effect may lay. */
function layable(model: PackModel, effect: Extract<Effect, { k: 'lay-piece' | 'lay-card' }>): readonly Laid[] {
  return effect.k === 'lay-card' ? model.cards : model.pieces.filter(({ id }) => effect.pieces.includes(id));
}

/** The sites of a board by their places, as the cells of shapes are counted. */
class Grid {
  readonly #places = new Map<string, SiteDef>();
  readonly #board: BoardDef;

  constructor(board: BoardDef) {
    this.#board = board;
    for (const site of board.sites) {
      const cell = cellOfName(site.id);
      if (cell) this.#places.set(alongShape(board.grid!, ...cell).join(), site);
    }
  }

  /** Whether a shape lies somewhere on such sites alone. */
  has(model: PackModel, id: string, isOpen: (site: SiteDef) => boolean): boolean {
    const shape = model.shapes.find((one) => one.id === id);
    if (!shape || shape.tiling !== tilingOf(this.#board.grid!)) return false;
    const looks = looksOf(shape, [], shape.tiling);
    return [...this.#places.keys()].some((place) => {
      const [column, row] = place.split(',').map(Number);
      return looks.some(({ cells }) =>
        cells.every(({ x, y }) => {
          const site = this.#places.get([column + x, row + y].join());
          return site !== undefined && isOpen(site);
        }),
      );
    });
  }
}
