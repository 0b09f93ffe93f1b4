/**
 * The pack as numbers: an index for every name, the boards as bit sets, the card instances of this game.
 * Made once per pack, number of players and options; shared by all games played with them.
 */
import {
  GAME,
  type BoardDef,
  type CardDef,
  type PackModel,
  type ZoneDef,
  type SiteDef,
  type SlotDef,
  type Program,
  boardsToDeal,
  type HeldThings,
  thingsHeldOn,
  inGame,
  type OptionValues,
  waysOf,
} from '../../dsl/internal.ts';
import { layoutOf, type Layout } from './layout.ts';
import { Laying } from './laying.ts';
import { type LyingPlaces, lyingPlaces } from './lying-places.ts';

export type { OptionValues };

/** In place of a counter's number, of what lies on cards: marks. */
export const MARKS_KIND = -1;

/** One own board together with the shared ones, as the acting player's sites 0 … n-1. */
export interface BoardTable {
  board: BoardDef | null;
  /** by site number; null beyond the end of a smaller board */
  sites: (SiteDef | null)[];
  siteNumber: Map<string, number>;
  /** `setSize` words per site: its neighbours */
  adjacent: Int32Array;
  /** the same of where one step leads: to neighbours, and along the ways of a board whose sites have none */
  links: Int32Array;
  /** the sites that exist */
  all: Int32Array;
  /** way * sites + site: the site to which it leads, or -1 */
  next: Int32Array;
  ofKind: Map<string, Int32Array>;
  tagged: Map<string, Int32Array>;
}

export class Tables {
  readonly model: PackModel;
  readonly players: number;
  readonly options: OptionValues;
  readonly layout: Layout;
  /** words in a set of sites */
  readonly setSize: number;
  readonly counter = new Map<string, { game: boolean; at: number; index: number }>();
  readonly piece = new Map<string, number>();
  readonly zone = new Map<string, { game: boolean; at: number }>();
  readonly track = new Map<string, number>();
  readonly slot = new Map<string, number>();
  readonly predicate = new Map<string, number>();
  readonly color = new Map<string, number>();
  readonly deck = new Map<string, number>();
  /** by deck: the number of the first one with the same back */
  readonly backOf = new Map<string, number>();
  readonly type = new Map<string, number>();
  readonly constant = new Map<string, number>();
  readonly period = new Map<string, number>();
  readonly signal = new Map<string, number>();
  readonly procedure = new Map<string, number>();
  readonly program = new Map<string, number>();
  readonly attribute = new Map<string, number>();
  readonly way = new Map<string, number>();
  /** numbers of the ways that are directions of grids */
  readonly directions: readonly number[];
  /** the sites of boards that ways join, and no neighbours */
  private readonly onWaysAlone: ReadonlySet<SiteDef>;
  /** definition of each card instance; instances of one definition are neighbours */
  readonly cardDef: CardDef[] = [];
  readonly cardDefIndex: Int32Array;
  /** by card instance: number of its first line that waits for a condition; those of the rules come first */
  readonly firstStateTrigger: number[] = [];
  /** by card instance: what its own cell counts, a counter's number or MARKS_KIND */
  readonly firstKind: number[] = [];
  /** by card instance that holds several kinds: the halves of all but the first, see `Vm.halves` */
  readonly furtherKinds = new Map<number, Map<number, number>>();
  /** of cards on which each player has their own: by kind, the half of the first player, behind which are those of the others */
  readonly kindsOfPlayers = new Map<number, Map<number, number>>();
  /** kinds that are counted for each player wherever they lie on cards */
  readonly playersKinds = new Set<number>();
  /** by counter that may lie on sites: where it is counted what lies there */
  readonly lying: ReadonlyMap<number, LyingPlaces>;
  /** first instance of each definition, by id and by number as text */
  readonly cardsOf = new Map<string, number[]>();
  /** where things with a shape can lie */
  readonly laying: Laying;
  /** by card: the cell that says where it is laid, or -1 of one without a shape */
  readonly laidCell: Int32Array;
  /** by card: 1 if there are further copies of it */
  readonly hasTwins: Uint8Array;
  /** the boards of this game, and no others: what a game does not use costs nothing */
  readonly boardDefs: BoardDef[];
  readonly boards: BoardTable[] = [];
  /** numbers of those that are dealt, each as often as there are copies */
  readonly toDeal: number[];
  /** zones: index of the first zone of a player, zones per player, and number of the player's zone of tiles */
  readonly gameZones: number;
  readonly playerZones: number;
  /** by zone number: does it listen, who sees it */
  readonly zoneDefs: {
    id: string;
    listening: boolean;
    visible: 'all' | 'owner' | 'none';
    order: 'stack' | 'set';
    player: number;
    refill: number;
    /** the stack whose cards are looked at or revealed here, or -1 */
    opens: number;
  }[] = [];
  /** counters with cells, by running number: players' first, for vectors of amounts */
  readonly counterIds: string[] = [];
  readonly slots: { def: SlotDef; inGame: boolean; unlimited: boolean; color: number }[] = [];

  constructor(model: PackModel, players: number, options: OptionValues, extra: readonly Program[] = []) {
    this.model = model;
    this.players = players;
    this.options = options;
    const number = (list: { id: string }[], map: Map<string, number>): void => list.forEach((e, i) => map.set(e.id, i));
    number(model.pieces, this.piece);
    number(model.tracks, this.track);
    number(model.slots, this.slot);
    number(model.predicates, this.predicate);
    number(model.colors, this.color);
    number(model.decks, this.deck);
    const backs = model.decks.map(({ id, back }) => back ?? id);
    model.decks.forEach(({ id }, i) => this.backOf.set(id, backs.indexOf(backs[i])));
    number(model.types, this.type);
    number(model.constants, this.constant);
    number(model.periods, this.period);
    // it ends in every game, whether or not it is declared
    if (!this.period.has(GAME)) this.period.set(GAME, model.periods.length);
    number(model.signals, this.signal);
    number(model.procedures, this.procedure);
    number(model.attributes, this.attribute);

    model.cards.forEach((def) => {
      const instances: number[] = [];
      if (inGame(def, players, options)) {
        for (let i = 0; i < def.copies; i++) {
          instances.push(this.cardDef.length);
          this.cardDef.push(def);
        }
      }
      this.cardsOf.set(def.id, instances);
    });
    const defIndex = new Map(model.cards.map((d, i) => [d, i]));
    this.cardDefIndex = Int32Array.from(this.cardDef, (d) => defIndex.get(d)!);
    this.hasTwins = Uint8Array.from(this.cardDef, ({ id }) => (this.cardsOf.get(id)!.length > 1 ? 1 : 0));
    let waiting = model.rules.filter((line) => line.k === 'as-soon-as').length;
    for (const def of this.cardDef) {
      this.firstStateTrigger.push(waiting);
      waiting += def.continuous.filter((line) => line.k === 'as-soon-as').length;
    }
    const boards = (this.boardDefs = model.boards.filter((board) => inGame(board, players, options)));
    const held = this.cardDef.map(heldKinds(model));
    const furtherKinds = held.reduce(
      (sum, { common, players: theirs }) => sum + Math.max(0, common.length - 1) + theirs.length * players,
      0,
    );
    const lying = lyingPlaces(model, boards, players);
    this.laying = new Laying(model, this.cardDef);
    const shaped = this.laying.ofCard.filter((kind) => kind >= 0).length;
    const sizes = { cards: this.cardDef.length, shaped, furtherKinds, lying: lying.cells, waiting };
    const layout = (this.layout = layoutOf(model, boards, players, sizes, extra));
    let laid = layout.laid;
    this.laidCell = this.laying.ofCard.map((kind) => (kind >= 0 ? laid++ : -1));

    let own = 0;
    let game = 0;
    for (const c of model.counters) {
      const isGame = c.of === 'game';
      const at = isGame ? layout.gameCounters + game++ : layout.playerCounters + own++;
      this.counter.set(c.id, { game: isGame, at, index: this.counterIds.length });
      this.counterIds.push(c.id);
    }
    this.addHeldKinds(held);
    this.lying = new Map(lying.places.map((one) => [this.counter.get(one.counter)!.index, one]));
    this.gameZones = model.zones.filter((z) => z.of === 'game').length;
    this.playerZones = model.zones.length - this.gameZones + 1;
    this.addZones(model.zones);
    for (const s of model.slots) {
      this.slots.push({
        def: s,
        inGame: inGame(s, players, options),
        unlimited: s.unlimited,
        color: s.color === null ? -1 : this.color.get(s.color)!,
      });
    }
    this.numberPrograms(model);

    const nSites = layout.ownSites + layout.sharedSites;
    const ways = waysOf(boards);
    ways.ids.forEach((id, i) => this.way.set(id, i));
    this.directions = ways.ids.slice(0, ways.directions).map((_, i) => i);
    this.setSize = Math.max(1, Math.ceil(nSites / 32));
    const shared = boards.filter((b) => b.of === 'game').flatMap((b) => b.sites);
    this.onWaysAlone = new Set(boards.filter(hasWaysAlone).flatMap(({ sites }) => sites));
    for (const b of boards) this.boards.push(this.boardTable(b.of === 'player' ? b : null, shared));
    if (this.boards.length === 0) this.boards.push(this.boardTable(null, shared));
    this.toDeal = boardsToDeal(model, players, options).map((board) => boards.indexOf(board));
  }

  /** Where it is counted what lies on each card, by the names of what it holds. */
  private addHeldKinds(held: readonly HeldThings[]): void {
    let at = this.layout.furtherKinds;
    const kindOf = (name: string | undefined): number => this.counter.get(name ?? '')?.index ?? MARKS_KIND;
    const take = (n: number): number => {
      at += n;
      return at - n;
    };
    held.forEach(({ common: [first, ...further], players }, card) => {
      this.firstKind.push(kindOf(first));
      if (further.length > 0) this.furtherKinds.set(card, new Map(further.map((name) => [kindOf(name), take(1)])));
      const kinds = players.map(kindOf);
      kinds.forEach((kind) => this.playersKinds.add(kind));
      if (kinds.length > 0) this.kindsOfPlayers.set(card, new Map(kinds.map((kind) => [kind, take(this.players)])));
    });
  }

  /** How many sites all boards have together. */
  get places(): number {
    const { ownSites, sharedSites } = this.layout;
    return ownSites * this.players + sharedSites;
  }

  /** The zones of the game, and those of each player with the one that is nowhere. */
  private addZones(zones: readonly ZoneDef[]): void {
    let gameZone = 0;
    let playerZone = 0;
    for (const z of zones) {
      if (z.of === 'game') this.zone.set(z.id, { game: true, at: gameZone++ });
      else this.zone.set(z.id, { game: false, at: this.gameZones + playerZone++ });
    }
    /** the game's, or the player's own */
    const zoneOf = (id: string | undefined | null, player: number): number => {
      const zone = this.zone.get(id ?? '');
      return zone === undefined ? -1 : zone.game ? zone.at : zone.at + player * this.playerZones;
    };
    const add = (z: ZoneDef, player: number): void => {
      const { id, listening, visible, order } = z;
      const opens = zoneOf(z.opens, Math.max(player, 0));
      this.zoneDefs.push({ id, listening, visible, order, player, refill: zoneOf(z.refill, player), opens });
    };
    for (const z of zones) if (z.of === 'game') add(z, -1);
    for (let p = 0; p < this.players; p++) {
      for (const z of zones) if (z.of === 'player') add(z, p);
      this.zoneDefs.push({ id: '', listening: false, visible: 'all', order: 'set', player: p, refill: -1, opens: -1 });
    }
  }

  private numberPrograms(model: PackModel): void {
    const programs = new Set<string>(['effect']);
    for (const t of model.types) t.programs.forEach((p) => programs.add(p.name));
    for (const p of model.pieces) Object.keys(p.programs).forEach((n) => programs.add(n));
    for (const b of model.boards) for (const s of b.sites) Object.keys(s.programs).forEach((n) => programs.add(n));
    [...programs].forEach((name, i) => this.program.set(name, i));
  }

  /** Where a step leads: to the neighbours of a site, or along its ways. */
  private linksOf({ sites, adjacent, next }: BoardTable): Int32Array {
    const { setSize } = this;
    const links = adjacent.slice();
    sites.forEach((site, i) => {
      if (!site || !this.onWaysAlone.has(site)) return;
      for (let way = 0; way < this.way.size; way++) {
        const to = next[way * sites.length + i];
        if (to >= 0) links[i * setSize + (to >> 5)] |= 1 << (to & 31);
      }
    });
    return links;
  }

  private boardTable(board: BoardDef | null, shared: SiteDef[]): BoardTable {
    const { setSize, layout } = this;
    const sites: (SiteDef | null)[] = [];
    for (let i = 0; i < layout.ownSites; i++) sites.push(board?.sites[i] ?? null);
    sites.push(...shared);
    const siteNumber = new Map<string, number>();
    sites.forEach((s, i) => {
      if (s) siteNumber.set(s.id, i);
    });
    const adjacent = new Int32Array(sites.length * setSize);
    const table: BoardTable = {
      board,
      sites,
      siteNumber,
      adjacent,
      links: adjacent,
      all: new Int32Array(setSize),
      next: new Int32Array(this.way.size * sites.length).fill(-1),
      ofKind: new Map(),
      tagged: new Map(),
    };
    const put = (set: Int32Array, at: number, site: number): void => {
      set[at + (site >> 5)] |= 1 << (site & 31);
    };
    const into = (map: Map<string, Int32Array>, key: string, site: number): void => {
      let set = map.get(key);
      if (!set) map.set(key, (set = new Int32Array(setSize)));
      put(set, 0, site);
    };
    sites.forEach((s, i) => {
      if (!s) return;
      put(table.all, 0, i);
      into(table.ofKind, s.kind, i);
      s.tags.forEach((t) => into(table.tagged, t, i));
      for (const [way, to] of Object.entries(s.ways ?? {})) {
        table.next[this.way.get(way)! * sites.length + i] = siteNumber.get(to) ?? -1;
      }
      s.adjacent.forEach((id) => put(table.adjacent, i * setSize, siteNumber.get(id)!));
    });
    if (sites.some((s) => s && this.onWaysAlone.has(s))) table.links = this.linksOf(table);
    const between = this.boardDefs.filter(({ of }) => of === 'game').flatMap((one) => one.sites.map(() => one));
    this.laying.addBoard(sites, (site) => (site < layout.ownSites ? board : (between[site - layout.ownSites] ?? null)));
    return table;
  }
}

const hasWaysAlone = ({ sites }: BoardDef): boolean =>
  sites.every(({ adjacent }) => adjacent.length === 0) && sites.some(({ ways }) => ways !== undefined);

/** What is meant on a card: the counter's number, or marks. */
export const kindOnCard = ({ counter }: Tables, name: string | undefined): number =>
  name === undefined ? MARKS_KIND : counter.get(name)!.index;

/** What a card holds, found once for each definition. */
function heldKinds({ counters }: PackModel): (def: CardDef) => HeldThings {
  const found = new Map<CardDef, HeldThings>();
  return (def) => {
    const kinds = found.get(def) ?? thingsHeldOn(def, counters);
    found.set(def, kinds);
    return kinds;
  };
}
