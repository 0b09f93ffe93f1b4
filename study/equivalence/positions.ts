/** Positions on which two effects may come to different things: small amounts of all that they speak of, by a fixed seed. */
import { LIMITS, PLAYER_NAMES, type PackModel, type Preset, type RunSpec } from '../../dsl/internal.ts';
import {
  ChoiceSource,
  boardOf,
  type CompiledGame,
  restorePosition,
  Vm,
  presetPosition,
} from '../../interpreter/internal.ts';
import type { Mentions } from './mentions.ts';
import { rareEntries } from './rare-positions.ts';
import { whatCanBe } from './what-can-be.ts';

/** What a position says of one player: values by name; sites and zones are maps and lists. */
type PlayerEntries = Record<string, unknown>;

/** A position as `parsePosition` reads it. */
export interface TrialPosition {
  preset: Preset;
  /** entries of the game: counters, occupied slots */
  game: Record<string, unknown>;
  /** of `me`, `other`, `third`, … */
  players: readonly PlayerEntries[];
}

/** The same position as the object, or YAML, of a scenario. Empty parts are left out. */
export function positionInput({ preset, game, players }: TrialPosition): Record<string, unknown> {
  const said = players.flatMap((entries, i) => (Object.keys(entries).length > 0 ? [[PLAYER_NAMES[i], entries]] : []));
  return { ...(preset === 'start' ? {} : { preset }), ...game, ...Object.fromEntries(said) };
}

/** Presets in which little lies about: what tells effects apart there is easy to see. */
const SMALL: readonly Preset[] = ['start', 'rich'];
/** From this position on the preset may also be one in the middle of a game. */
const FIRST_LARGE = 30;

/** Kinds of pieces placed on one position, and of each at most so many. */
const MOST_KINDS = 4;
const MOST_PIECES = 3;
const MOST_CARDS = 3;
const MANY_CARDS = 8;
type ZoneDef = PackModel['zones'][number];
const UPGRADED = / upgraded$/;
/** A deck near its end has at most so many cards. */
const MOST_IN_DECK = 2;
const MOST_IN_REFILL = 1;

/** Makes trial positions: first the presets, then random small ones. */
export class PositionSource {
  readonly #source: ChoiceSource;
  readonly #game: CompiledGame;
  readonly #mentions: Mentions;
  readonly #as: RunSpec['as'];
  /** by piece: sites of the first board, of the kinds on which it may be built at the beginning */
  readonly #sites: ReadonlyMap<string, readonly string[]>;
  readonly #amounts: readonly number[];

  constructor(game: CompiledGame, mentions: Mentions, as: RunSpec['as'], seed: number) {
    this.#as = as;
    this.#source = new ChoiceSource(seed);
    this.#game = game;
    this.#mentions = mentions;
    this.#sites = sitesToBuildOn(game);
    const near = mentions.numbers.flatMap((n) => [n - 1, n, n + 1]);
    this.#amounts = [...new Set([0, 1, 2, 3, ...near.filter((n) => n >= 0)])];
  }

  at(i: number): TrialPosition {
    const others = this.#game.tables.players - 1;
    if (i < SMALL.length) {
      return { preset: SMALL[i], game: {}, players: Array.from({ length: others + 1 }, () => ({})) };
    }
    const preset = i < FIRST_LARGE || i % 6 > 0 ? this.#pick(SMALL) : 'midgame';
    return {
      preset,
      game: this.#gameEntries(),
      players: [this.#playerEntries(), ...Array.from({ length: others }, () => this.#otherEntries())],
    };
  }

  /** With the player who acts at that place of the order of play, from 0, and much or little of everything. */
  seated(i: number, place: number): TrialPosition {
    const position = this.at(i);
    const names = PLAYER_NAMES.slice(0, this.#game.tables.players);
    const order = names.map((_, at) => names[(at - place + names.length) % names.length]);
    return place === 0 ? position : { ...position, game: { ...position.game, order } };
  }

  /** How many positions there are at both sides of the numbers that are mentioned. */
  get edges(): number {
    return this.#amounts.length * (this.#mentions.counters.length > 1 ? 2 : 1);
  }

  /** All that is counted is at one of the amounts, or later one of the counters alone; a deck from which cards come is nearly empty. */
  edge(i: number): TrialPosition {
    const { counters, pieces, groups, anyCards } = this.#mentions;
    const position = this.at(SMALL.length + i);
    const amount = this.#amounts[i % this.#amounts.length];
    const isOf = (at: number): boolean => i < this.#amounts.length || at === i % counters.length;
    const sites = this.#fullBoard();
    for (const kinds of [...groups, ...pieces.map((piece) => [piece])]) this.#leave(sites, kinds, amount);
    const [me, ...others] = position.players;
    return {
      ...position,
      game: { ...position.game, ...(anyCards ? this.#smallDecks(position.players) : {}) },
      players: [
        {
          ...me,
          ...Object.fromEntries(counters.map((counter, at) => [counter, isOf(at) ? amount : 0])),
          ...(pieces.length > 0 ? { sites } : {}),
        },
        ...others,
      ],
    };
  }

  /** What is rarely so, laid over a generated position each. */
  rare(): TrialPosition[] {
    return rareEntries(this.#game, this.#mentions, this.#amounts).map(({ game, players = [] }, i) => {
      const position = this.at(SMALL.length + i);
      return {
        ...position,
        game: { ...position.game, ...game },
        players: position.players.map((entries, seat) => ({ ...entries, ...players[seat] })),
      };
    });
  }

  /** Everybody has much of everything, and a card of each type in each zone where cards are seen. */
  stocked(): TrialPosition {
    const { anyCards, others } = this.#mentions;
    const left = new Map(this.#game.model.types.map(({ id }) => [id, this.#cardsOfType(id)]));
    return {
      preset: 'rich',
      game: {},
      players: Array.from({ length: this.#game.tables.players }, (_, i) => {
        if (!anyCards || (i > 0 && !others)) return {};
        const cards = (): string[] => [...left.values()].flatMap((ids) => ids.shift() ?? []);
        return Object.fromEntries(this.#seenZones().map(({ id }) => [id, cards()]));
      }),
    };
  }

  #cardsOfType(type: string): string[] {
    const { model, tables } = this.#game;
    const own = this.#as?.kind === 'card' ? this.#as.id : null;
    return model.cards.flatMap((card) =>
      card.type === type && card.id !== own && (tables.cardsOf.get(card.id)?.length ?? 0) > 0 ? [card.id] : [],
    );
  }

  #seenZones(): readonly ZoneDef[] {
    return this.#game.model.zones.filter(
      ({ of, visible, opens }) => of === 'player' && visible !== 'none' && opens === undefined,
    );
  }

  /** Some of the pieces on other sites on which they may be built, so many in all. */
  scattered(pieces: readonly string[], n: number): Record<string, string> {
    const sites: Record<string, string> = {};
    for (const piece of this.#some(pieces, n)) {
      const free = (this.#sites.get(piece.replace(UPGRADED, '')) ?? []).filter((site) => !(site in sites));
      if (free.length > 0) sites[this.#pick(free)] = piece;
    }
    return sites;
  }

  /** Decks from which cards are drawn with a card or two, and as few or none to shuffle into them; none of those that lie elsewhere. */
  #smallDecks(players: readonly PlayerEntries[]): Record<string, unknown> {
    const { model, tables } = this.#game;
    const elsewhere = JSON.stringify(players);
    const free = model.cards
      .map(({ id }) => id)
      .filter((id) => (tables.cardsOf.get(id)?.length ?? 0) > 0 && !elsewhere.includes(`"${id}"`));
    const decks = model.zones.filter(({ of, drawsTo }) => of === 'game' && drawsTo !== null);
    const few = (most: number): string[] => {
      const cards = this.#some(free, this.#below(most + 1));
      for (const card of cards) free.splice(free.indexOf(card), 1);
      return cards;
    };
    return Object.fromEntries(
      decks.flatMap(({ id, refill }) => [
        [id, few(MOST_IN_DECK)],
        ...(refill === null ? [] : [[refill, few(MOST_IN_REFILL)]]),
      ]),
    );
  }

  #below(n: number): number {
    return this.#source.below(n);
  }
  #pick<T>(list: readonly T[]): T {
    return list[this.#below(list.length)];
  }
  /** So many of the list, in a random order. */
  #some<T>(list: readonly T[], n: number): T[] {
    const left = [...list];
    return Array.from({ length: Math.min(n, left.length) }, () => left.splice(this.#below(left.length), 1)[0]);
  }

  #gameEntries(): Record<string, unknown> {
    const { gameCounters, slots } = this.#mentions;
    const entries: Record<string, unknown> = {};
    for (const counter of gameCounters) {
      const values = whatCanBe(this.#game).counters.get(counter) ?? [];
      if (values.length > 0) entries[counter] = this.#pick(values);
    }
    if (slots) {
      const ids = this.#game.tables.slots.filter(({ inGame }) => inGame).map(({ def }) => def.id);
      const occupied = this.#some(ids, this.#below(4)).map((id) => [id, this.#pick(['me', 'other', 'neutral'])]);
      if (occupied.length > 0) entries['occupied'] = Object.fromEntries(occupied) as unknown;
    }
    return entries;
  }

  #playerEntries(): PlayerEntries {
    const { counters, tracks, pieces, anyCards } = this.#mentions;
    const entries: PlayerEntries = {};
    for (const counter of counters) if (this.#below(4) > 0) entries[counter] = this.#pick(this.#amounts);
    for (const track of tracks) {
      entries[track] = this.#pick(this.#game.model.tracks.find(({ id }) => id === track)!.spaces).number;
    }
    const sites = this.#below(3) === 0 && pieces.length > 0 ? this.#fullBoard() : this.#fewPieces();
    if (Object.keys(sites).length > 0) entries['sites'] = sites;
    const own = this.#as?.kind === 'card' ? this.#as.id : null;
    if (anyCards || own !== null) this.#addCards(entries, own);
    this.#addChanger(entries);
    return entries;
  }

  /** A constant is one number only until a card changes it. */
  #addChanger(entries: PlayerEntries): void {
    const zone = this.#game.model.zones.find(({ of, listening }) => of === 'player' && listening);
    const { changers } = this.#mentions;
    if (!zone || changers.length === 0 || this.#below(2) === 0) return;
    const card = this.#pick(changers);
    if (JSON.stringify(entries).includes(`"${card}"`)) return;
    entries[zone.id] = [...((entries[zone.id] as unknown[] | undefined) ?? []), card];
  }

  /** A few of the kinds that are spoken of. */
  #fewPieces(): Record<string, string> {
    const sites: Record<string, string> = {};
    for (const piece of this.#some(this.#mentions.pieces, MOST_KINDS)) {
      const free = (this.#sites.get(piece) ?? []).filter((site) => !(site in sites));
      for (const site of this.#some(free, this.#below(MOST_PIECES + 1))) sites[site] = this.#piece(piece);
    }
    return sites;
  }

  /** Pieces of any kind nearly everywhere, so that long conditions come to be true. */
  #fullBoard(): Record<string, string> {
    const kinds = new Map<string, string[]>();
    for (const [piece, at] of this.#sites) for (const site of at) kinds.set(site, [...(kinds.get(site) ?? []), piece]);
    const share = this.#pick([4, 6, 7, 8, 10]);
    const entries = [...kinds].filter(() => this.#below(10) < share);
    const board = Object.fromEntries(entries.map(([site, pieces]) => [site, this.#piece(this.#pick(pieces))]));
    const { groups } = this.#mentions;
    if (groups.length > 0 && this.#below(3) > 0) this.#leave(board, this.#pick(groups), this.#pick(this.#amounts));
    return board;
  }

  /** Takes pieces of these kinds away until so many are left. */
  #leave(board: Record<string, string>, kinds: readonly string[], n: number): void {
    const sites = Object.keys(board).filter((site) => kinds.includes(board[site].replace(UPGRADED, '')));
    for (const site of this.#some(sites, Math.max(0, sites.length - n))) delete board[site];
  }

  #piece(id: string): string {
    const upgradeable = this.#game.upgradeable[this.#game.tables.piece.get(id)!];
    return upgradeable && this.#below(2) === 0 ? `${id} upgraded` : id;
  }

  /** `own`: the card whose effect is compared, which lies somewhere. */
  #addCards(entries: PlayerEntries, own: string | null): void {
    const { model } = this.#game;
    const zones = this.#seenZones();
    const { cards } = this.#mentions;
    const pool = (cards.length > 0 && this.#below(3) > 0 ? cards : model.cards.map(({ id }) => id)).filter(
      (id) => (this.#game.tables.cardsOf.get(id)?.length ?? 0) > 0,
    );
    const most = this.#below(4) === 0 ? MANY_CARDS : MOST_CARDS;
    const drawn = this.#some(
      pool.filter((id) => id !== own),
      this.#below(most * 2),
    );
    let placed = own === null;
    for (const { id, listening } of zones) {
      const here: unknown[] = drawn
        .splice(0, this.#below(most + 1))
        .map((card) => (listening && this.#below(2) === 0 ? { card, used: true } : card));
      // the card itself, with marks on it
      if (listening && !placed && this.#below(3) > 0) {
        here.push({ card: own, marks: Math.min(this.#pick(this.#amounts), LIMITS.lying.most) });
        placed = true;
      }
      if (here.length > 0) entries[id] = here;
    }
  }

  #otherEntries(): PlayerEntries {
    const { counters, tracks, pieces, others, anyCards } = this.#mentions;
    if (!others) return {};
    const entries: PlayerEntries = Object.fromEntries(
      counters.flatMap((id) => (this.#below(2) === 0 ? [[id, this.#pick(this.#amounts)]] : [])),
    );
    for (const track of tracks) {
      entries[track] = this.#pick(this.#game.model.tracks.find(({ id }) => id === track)!.spaces).number;
    }
    const sites = pieces.length > 0 ? this.#fewPieces() : {};
    if (Object.keys(sites).length > 0) entries['sites'] = sites;
    if (anyCards) this.#addCards(entries, null);
    return entries;
  }
}

function sitesToBuildOn(game: CompiledGame): Map<string, string[]> {
  const { cells, seats } = presetPosition(game, 'start');
  const vm = new Vm(game);
  restorePosition(vm, cells);
  vm.player = seats[0];
  const { sites } = boardOf(vm, vm.player);
  return new Map(
    game.model.pieces.map(({ id: piece }, index) => {
      const kinds = new Set<string>();
      for (const where of [game.where[index], game.whereNamed[index]]) {
        if (!where) continue;
        const at = where(vm);
        sites.forEach((site, i) => {
          if (site && ((vm.sets[at + (i >> 5)] >>> (i & 31)) & 1) === 1) kinds.add(site.kind);
        });
      }
      return [piece, sites.flatMap((site) => (site && kinds.has(site.kind) ? [site.id] : []))];
    }),
  );
}
