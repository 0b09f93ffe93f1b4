/** Positions on which two effects may come to different things: small amounts of all that they speak of, by a fixed seed. */
import type { Preset, RunSpec } from '../../dsl/internal.ts';
import {
  ChoiceSource,
  boardOf,
  type CompiledGame,
  restorePosition,
  Vm,
  presetPosition,
} from '../../interpreter/internal.ts';
import type { Mentions } from './mentions.ts';

/** What a position says of one player: values by name; sites and zones are maps and lists. */
type PlayerEntries = Record<string, unknown>;

/** A position as `parsePosition` reads it. */
export interface TrialPosition {
  preset: Preset;
  /** entries of the game: counters, occupied slots */
  game: Record<string, unknown>;
  me: PlayerEntries;
  other: PlayerEntries;
}

/** The same position as the object, or YAML, of a scenario. Empty parts are left out. */
export function positionInput({ preset, game, me, other }: TrialPosition): Record<string, unknown> {
  return {
    ...(preset === 'start' ? {} : { preset }),
    ...game,
    ...(Object.keys(me).length > 0 ? { me } : {}),
    ...(Object.keys(other).length > 0 ? { other } : {}),
  };
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

/** Makes trial positions one after the other: first the presets, then random small ones. */
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
    const near = mentions.numbers.filter((n) => n <= 12).flatMap((n) => [n - 1, n, n + 1]);
    this.#amounts = [...new Set([0, 1, 2, 3, ...near.filter((n) => n >= 0)])];
  }

  at(i: number): TrialPosition {
    if (i < SMALL.length) return { preset: SMALL[i], game: {}, me: {}, other: {} };
    const preset = i < FIRST_LARGE || i % 6 > 0 ? this.#pick(SMALL) : 'midgame';
    return { preset, game: this.#gameEntries(), me: this.#playerEntries(), other: this.#otherEntries() };
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
    for (const counter of gameCounters) entries[counter] = Math.max(1, this.#pick(this.#amounts));
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
    if (anyCards || this.#as?.kind === 'card') this.#addCards(entries);
    return entries;
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
    const sites = Object.keys(board).filter((site) => kinds.includes(board[site].replace(/ upgraded$/, '')));
    for (const site of this.#some(sites, Math.max(0, sites.length - n))) delete board[site];
  }

  #piece(id: string): string {
    const upgradeable = this.#game.upgradeable[this.#game.tables.piece.get(id)!];
    return upgradeable && this.#below(2) === 0 ? `${id} upgraded` : id;
  }

  #addCards(entries: PlayerEntries): void {
    const { model } = this.#game;
    const zones = model.zones.filter(
      ({ of, visible, opens }) => of === 'player' && visible !== 'none' && opens === undefined,
    );
    const { cards } = this.#mentions;
    const pool = (cards.length > 0 && this.#below(3) > 0 ? cards : model.cards.map(({ id }) => id)).filter(
      (id) => (this.#game.tables.cardsOf.get(id)?.length ?? 0) > 0,
    );
    const own = this.#as?.kind === 'card' ? this.#as.id : null;
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
        here.push({ card: own, marks: this.#pick(this.#amounts) });
        placed = true;
      }
      if (here.length > 0) entries[id] = here;
    }
  }

  #otherEntries(): PlayerEntries {
    const { counters, others } = this.#mentions;
    if (!others) return {};
    return Object.fromEntries(
      counters.flatMap((id) => (this.#below(2) === 0 ? [[id, this.#pick(this.#amounts)]] : [])),
    );
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
