/**
 * A position by names, as a plain value: what scenarios compare, terminals draw and files hold. With a viewer, what that
 * player has not seen is left out: hidden zones keep only their counts.
 */
import { CARD_MARKS, CARD_SIZE, FLAG_PAID, FLAG_USED, OWNER, UPGRADED } from './layout.ts';
import { boardOf, pieceAt, siteCell, tileCell } from '../vm/board.ts';
import { goalsOf } from './goals.ts';
import { countIn, firstIn, flagsOf, nextOf, zoneFor } from '../vm/cards.ts';
import { spaceCell } from '../nodes/track.ts';
import type { Vm } from '../vm/vm.ts';

export interface CardView {
  card: string;
  name: string;
  used?: true;
  paid?: true;
  marks?: number;
  abilitiesUsed?: number;
}
export interface SiteView {
  piece?: string;
  upgraded?: true;
  tile?: string;
}
export interface ZoneView {
  count: number;
  /** top first; absent where the viewer may not see them */ cards?: CardView[];
}

export interface PlayerView {
  counters: Record<string, number>;
  /** printed number of the space, and height in its stack (0 = lowest) */
  tracks: Record<string, { space: number; height: number }>;
  board: string | null;
  /** only sites that hold something */
  sites: Record<string, SiteView>;
  zones: Record<string, ZoneView>;
  /** goals of the pack, by id */
  reached: string[];
}

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

/** In place of a seat: a marker that belongs to no player. */
export const NEUTRAL = -1;

/** The position by names, whole or as the viewer (seat) may know it. */
export function describePosition(vm: Vm, viewer: number | null = null): PositionView {
  const { S, c } = vm;
  const t = c.t;
  const L = t.layout;
  const model = t.model;
  const counters = (of: 'game' | 'player', player: number): Record<string, number> =>
    Object.fromEntries(
      model.counters
        .filter((x) => x.of === of)
        .map((x) => [x.id, S[t.counter.get(x.id)!.at + (of === 'game' ? 0 : player * L.nPlayerCounters)]]),
    );
  const card = (n: number): CardView => {
    const flags = flagsOf(vm, n);
    const marks = S[L.cards + n * CARD_SIZE + CARD_MARKS];
    const def = t.cardDef[n];
    const abilities = flags >> 3;
    return {
      card: def.id,
      name: def.name,
      ...(flags & FLAG_USED ? { used: true as const } : {}),
      ...(flags & FLAG_PAID ? { paid: true as const } : {}),
      ...(marks ? { marks } : {}),
      ...(abilities ? { abilitiesUsed: abilities } : {}),
    };
  };
  const zone = (number: number): ZoneView => {
    const def = t.zoneDefs[number];
    const count = countIn(vm, number);
    if (viewer !== null && (def.visible === 'none' || (def.visible === 'owner' && def.player !== viewer))) {
      return { count };
    }
    const cards: CardView[] = [];
    for (let n = firstIn(vm, number); n >= 0; n = nextOf(vm, n)) cards.push(card(n));
    return { count, cards };
  };
  const zones = (of: 'game' | 'player', player: number): Record<string, ZoneView> =>
    Object.fromEntries(
      model.zones.filter((z) => z.of === of).map((z) => [z.id, zone(zoneFor(vm, t.zone.get(z.id)!, player))]),
    );
  const sites = (player: number, from: number, to: number): Record<string, SiteView> => {
    const out: Record<string, SiteView> = {};
    const board = boardOf(vm, player);
    for (let s = from; s < to; s++) {
      const def = board.sites[s];
      if (!def) continue;
      const piece = pieceAt(vm, player, s);
      const tile = S[tileCell(vm, player, s)];
      if (piece < 0 && tile === 0) continue;
      out[def.id] = {
        ...(piece >= 0 ? { piece: model.pieces[piece].id } : {}),
        ...(S[siteCell(vm, player, s)] & UPGRADED ? { upgraded: true as const } : {}),
        ...(tile !== 0 ? { tile: t.cardDef[tile - 1].id } : {}),
      };
    }
    return out;
  };
  return {
    counters: counters('game', 0),
    supply: Object.fromEntries(model.pieces.map((p, i) => [p.id, S[L.supply + i] < 0 ? null : S[L.supply + i]])),
    order: Array.from(S.subarray(L.order, L.order + L.players)),
    acting: S[OWNER] < 0 ? null : S[OWNER],
    slots: Object.fromEntries(
      t.slots.flatMap((s, i) => {
        const mask = S[L.slots + i];
        const seats = Array.from({ length: L.players }, (_, p) => p).filter((p) => (mask >> p) & 1);
        return mask === 0 ? [] : [[s.def.id, (mask >> L.players) & 1 ? [...seats, NEUTRAL] : seats]];
      }),
    ),
    sharedSites: sites(0, L.ownSites, L.ownSites + L.sharedSites),
    zones: zones('game', 0),
    players: Array.from({ length: L.players }, (_, p) => ({
      counters: counters('player', p),
      tracks: Object.fromEntries(
        model.tracks.map((track, i) => [
          track.id,
          { space: track.spaces[S[spaceCell(vm, i, p)]].number, height: S[spaceCell(vm, i, p) + 1] },
        ]),
      ),
      board: boardOf(vm, p).board?.id ?? null,
      sites: sites(p, 0, L.ownSites),
      zones: zones('player', p),
      reached: goalsOf(vm, p)
        .filter(({ reached }) => reached)
        .map(({ id }) => id),
    })),
  };
}
