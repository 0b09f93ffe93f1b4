/**
 * A position by names, as a plain value: what scenarios compare, terminals draw and files hold. With a viewer, what that
 * player has not seen is left out: hidden zones keep only their counts.
 */
import { FLAG_USED, TURN_OF, UPGRADED } from '../position/layout.ts';
import { boardOf, isOwned, ownerAt, pieceAt, siteCell, supplyCell, tileCell } from '../machine/board.ts';
import { isSeen } from '../position/visibility.ts';
import { coverView } from '../machine/cover-view.ts';
import { goalsOf } from './goals.ts';
import { countIn, firstIn, flagsOf, nextOf, zoneFor } from '../machine/cards.ts';
import { isFaceDown, knowersOf } from '../machine/faces.ts';
import { cardLaidAt, coverAt } from '../machine/laid.ts';
import type { CoverView } from '../machine/messages.ts';
import { firstOn, furtherOn, lyingOnCard } from '../machine/things-on-cards.ts';
import { liesOnSiteItself, lyingAt } from '../machine/things-on-sites.ts';
import { spaceCell } from '../machine/tracks.ts';
import type { Vm } from '../machine/vm.ts';

/** A card as a player sees it. */
export interface CardView {
  card: string;
  name: string;
  used?: true;
  marks?: number;
  /** the counter that lies on it, if that is no mere mark */
  holds?: string;
  /** what else lies on it, by name, where a card holds several kinds of things */
  further?: Record<string, number>;
  /** counters of the players that lie on it, by owner */
  lying?: LyingView[];
  abilitiesUsed?: number;
}
/** A site of a board with what is on it. */
export interface SiteView {
  piece?: string;
  /** seat of the player to whom the piece belongs, if its kind belongs to players */
  owner?: number;
  upgraded?: true;
  /** the card on it; of one that lies face down, only for who knows it */
  tile?: string;
  /** counters that lie there; of a player's, on boards between the players, by owner */
  lying?: LyingView[];
  /** counters that lie on the card there; of a player's by owner */
  onTile?: LyingView[];
  /** the card that is laid with its anchor on it */
  laid?: string;
  /** what a piece or card with a shape covers that has its anchor on it, and how it lies */
  covers?: CoverView;
  /** a card lies on it face down: what its back shows, and the seats that know the card */
  faceDown?: { back: string; knownTo: number[] };
}
/** How much of a counter lies on a site or card; `owner`: seat of the player whose it is, where each has their own. */
export interface LyingView {
  counter: string;
  n: number;
  owner?: number;
}
/** A zone with its visible cards and their number. */
export interface ZoneView {
  count: number;
  /** top first; absent where the viewer may not see them, without those that the viewer has not looked at */
  cards?: CardView[];
}

/** What belongs to one player. */
export interface PlayerView {
  /** without those that only their owner sees, if that is another */
  counters: Record<string, number>;
  /** of the kinds of piece that belong to players; null: unlimited */
  supply?: Record<string, number | null>;
  /** printed number of the space, and height in its stack (0 = lowest) */
  tracks: Record<string, { space: number; height: number }>;
  board: string | null;
  /** only sites that hold something */
  sites: Record<string, SiteView>;
  zones: Record<string, ZoneView>;
  /** goals of the pack, by id */
  reached: string[];
}

/** A position as one player may see it; hidden cards are only counted. */
export interface PositionView {
  counters: Record<string, number>;
  /** null: unlimited */
  supply: Record<string, number | null>;
  /** seats in play order */
  order: number[];
  /** whose course it is: seat */
  acting: number | null;
  /** only occupied ones: seats, or NEUTRAL */
  slots: Record<string, number[]>;
  sharedSites: Record<string, SiteView>;
  zones: Record<string, ZoneView>;
  players: PlayerView[];
}

/** In place of a seat: a viewer who sees what is open to all. */
export const SPECTATOR = -1;

/** In place of a seat: a marker that belongs to no player. */
export const NEUTRAL = -1;

/** How many pieces are left, by kind: of those that belong to players, or of all others. */
const supplyOf = (vm: Vm, of: 'player' | undefined, player: number): Record<string, number | null> =>
  Object.fromEntries(
    vm.game.tables.model.pieces.flatMap((piece, i) => {
      const left = vm.cells[supplyCell(vm, player, i)];
      return piece.of === of ? [[piece.id, left < 0 ? null : left]] : [];
    }),
  );

/** What lies on a site itself, more than nothing. */
function lyingOn(vm: Vm, player: number, site: number): LyingView[] {
  const { layout, lying, counterIds } = vm.game.tables;
  return [...lying].flatMap(([index, { perSharedSite }]): LyingView[] => {
    const counter = counterIds[index];
    if (!liesOnSiteItself(vm, player, site, index)) return [];
    if (site < layout.ownSites || perSharedSite === 1) {
      const n = lyingAt(vm, player, site, index);
      return n === 0 ? [] : [{ counter, n }];
    }
    return Array.from({ length: layout.players }, (_, owner) => ({
      counter,
      n: lyingAt(vm, owner, site, index),
      owner,
    })).filter(({ n }) => n !== 0);
  });
}

/** What lies on a card of counters that say so: others are put there by its own effects. */
function lyingOnTile(vm: Vm, card: number): LyingView[] {
  const { model } = vm.game.tables;
  const { n, counter } = firstOn(vm, card);
  const common = Object.entries({ ...(counter === undefined ? {} : { [counter]: n }), ...furtherOn(vm, card) });
  const saysSo = (id: string): boolean => model.counters.some((one) => one.id === id && one.liesOn !== undefined);
  return [
    ...common.filter(([id]) => saysSo(id)).map(([id, much]) => ({ counter: id, n: much })),
    ...lyingOnCard(vm, card),
  ].filter((one) => one.n !== 0);
}

function tileView(vm: Vm, card: number, viewer: number | 'everything'): SiteView {
  const { id, deck } = vm.game.tables.cardDef[card];
  if (!isFaceDown(vm, card)) return { tile: id };
  const knownTo = knowersOf(vm, card);
  const { back = deck } = vm.game.tables.model.decks.find((one) => one.id === deck)!;
  const isKnown = viewer === 'everything' || knownTo.includes(viewer);
  return { ...(isKnown ? { tile: id } : {}), faceDown: { back, knownTo } };
}

/** A card in a zone. */
function cardView(vm: Vm, n: number): CardView {
  const flags = flagsOf(vm, n);
  const { n: marks, counter } = firstOn(vm, n);
  const further = furtherOn(vm, n);
  const lying = lyingOnCard(vm, n).filter((one) => one.n !== 0);
  const def = vm.game.tables.cardDef[n];
  const abilities = flags >> 3;
  return {
    card: def.id,
    name: def.name,
    ...(flags & FLAG_USED ? { used: true as const } : {}),
    ...(marks ? { marks } : {}),
    ...(marks && counter !== undefined ? { holds: counter } : {}),
    ...(Object.keys(further).length > 0 ? { further } : {}),
    ...(lying.length > 0 ? { lying } : {}),
    ...(abilities ? { abilitiesUsed: abilities } : {}),
  };
}

/**
 * The position by names, as the viewer (seat) may know it, who has not looked at the cards of `faceDown`; what is no seat sees what is open
 * to all. Whole only for `everything`.
 */
export function describePosition(
  vm: Vm,
  viewer: number | 'everything',
  faceDown: readonly number[] = [],
): PositionView {
  const { cells, game } = vm;
  const tables = game.tables;
  const layout = tables.layout;
  const model = tables.model;
  const counters = (of: 'game' | 'player', player: number): Record<string, number> =>
    Object.fromEntries(
      model.counters
        .filter((x) => x.of === of && (!x.secret || viewer === 'everything' || viewer === player))
        .map((x) => [
          x.id,
          cells[tables.counter.get(x.id)!.at + (of === 'game' ? 0 : player * layout.nPlayerCounters)],
        ]),
    );
  const zone = (number: number): ZoneView => {
    const def = tables.zoneDefs[number];
    const count = countIn(vm, number);
    if (viewer !== 'everything' && !isSeen(def.visible, def.player === viewer)) return { count };
    const cards: CardView[] = [];
    const isDown = (n: number): boolean => viewer !== 'everything' && faceDown.includes(n);
    for (let n = firstIn(vm, number); n >= 0; n = nextOf(vm, n)) if (!isDown(n)) cards.push(cardView(vm, n));
    return { count, cards };
  };
  const zones = (of: 'game' | 'player', player: number): Record<string, ZoneView> =>
    Object.fromEntries(
      model.zones.filter((z) => z.of === of).map((z) => [z.id, zone(zoneFor(vm, tables.zone.get(z.id)!, player))]),
    );
  const sites = (player: number, from: number, to: number): Record<string, SiteView> => {
    const out: Record<string, SiteView> = {};
    const board = boardOf(vm, player);
    for (let s = from; s < to; s++) {
      const def = board.sites[s];
      if (!def) continue;
      const piece = pieceAt(vm, player, s);
      const tile = cells[tileCell(vm, player, s)];
      const lying = lyingOn(vm, player, s);
      const laid = cardLaidAt(vm, player, s);
      const card = laid >= 0 ? laid : tile - 1;
      const onTile = card < 0 ? [] : lyingOnTile(vm, card);
      if (piece < 0 && tile === 0 && lying.length === 0 && laid < 0) continue;
      const covers = coverAt(vm, player, s, laid);
      out[def.id] = {
        ...(piece >= 0 ? { piece: model.pieces[piece].id } : {}),
        ...(piece >= 0 && isOwned(vm, piece) ? { owner: ownerAt(vm, player, s) } : {}),
        ...(cells[siteCell(vm, player, s)] & UPGRADED ? { upgraded: true as const } : {}),
        ...(tile !== 0 ? tileView(vm, tile - 1, viewer) : {}),
        ...(laid >= 0 ? { laid: tables.cardDef[laid].id } : {}),
        ...(covers ? { covers: coverView(vm, player, covers.fit, covers.look) } : {}),
        ...(lying.length > 0 ? { lying } : {}),
        ...(onTile.length > 0 ? { onTile } : {}),
      };
    }
    return out;
  };
  return {
    counters: counters('game', 0),
    supply: supplyOf(vm, undefined, 0),
    order: Array.from(cells.subarray(layout.order, layout.order + layout.players)),
    acting: cells[TURN_OF] < 0 ? null : cells[TURN_OF],
    slots: Object.fromEntries(
      tables.slots.flatMap((s, i) => {
        const mask = cells[layout.slots + i];
        const seats = Array.from({ length: layout.players }, (_, p) => p).filter((p) => (mask >> p) & 1);
        return mask === 0 ? [] : [[s.def.id, (mask >> layout.players) & 1 ? [...seats, NEUTRAL] : seats]];
      }),
    ),
    sharedSites: sites(0, layout.ownSites, layout.ownSites + layout.sharedSites),
    zones: zones('game', 0),
    players: Array.from({ length: layout.players }, (_, p) => ({
      counters: counters('player', p),
      ...(layout.nOwnedPieces > 0 ? { supply: supplyOf(vm, 'player', p) } : {}),
      tracks: Object.fromEntries(
        model.tracks.map((track, i) => [
          track.id,
          { space: track.spaces[cells[spaceCell(vm, i, p)]].number, height: cells[spaceCell(vm, i, p) + 1] },
        ]),
      ),
      board: boardOf(vm, p).board?.id ?? null,
      sites: sites(p, 0, layout.ownSites),
      zones: zones('player', p),
      reached: goalsOf(vm, p)
        .filter(({ reached, isSecret }) => reached && (!isSecret || viewer === 'everything' || viewer === p))
        .map(({ id }) => id),
    })),
  };
}
