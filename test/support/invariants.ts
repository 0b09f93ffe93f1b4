/** What must hold of any position, whatever the pack. Each returns the first breach in words, or null. */
import {
  BASE,
  CARD_NEXT,
  CARD_PREV,
  CARD_SIZE,
  CARD_ZONE,
  CLOSED,
  FRAME,
  LEN,
  OPEN,
  PIECE_MASK,
  ZONE_COUNT,
  ZONE_HEAD,
  ZONE_SIZE,
  ZONE_TAIL,
} from '../../interpreter/position/layout.ts';
import { deriveAll, predicateSet } from '../../interpreter/vm/board.ts';
import { maskOf } from '../../interpreter/vm/events.ts';
import { tilesZone } from '../../interpreter/vm/cards.ts';
import { F_OPENS, F_PARENT, type Vm } from '../../interpreter/vm/vm.ts';

/** Pieces in the supply at the start, by kind; -1 = not limited. */
export const startSupply = (vm: Vm): number[] => vm.c.starts.supply.map((n) => (n === null ? -1 : n(vm)));

export function breach(vm: Vm, supply: number[]): string | null {
  return negative(vm) ?? pieces(vm, supply) ?? cards(vm) ?? tiles(vm) ?? obligations(vm);
}

function negative(vm: Vm): string | null {
  const L = vm.c.t.layout;
  const n = L.nPlayerCounters;
  for (let i = 0; i < L.players * n; i++) {
    if (vm.S[L.playerCounters + i] < 0) {
      return `counter ${vm.c.playerCounters[i % n]} of player ${Math.floor(i / n)} is ${vm.S[L.playerCounters + i]}`;
    }
  }
  for (let i = L.gameCounters; i < L.playerCounters; i++) {
    if (vm.S[i] < 0) return `counter of the game ${i - L.gameCounters} is ${vm.S[i]}`;
  }
  return null;
}

function pieces(vm: Vm, supply: number[]): string | null {
  const L = vm.c.t.layout;
  const sites = L.ownSites * L.players + L.sharedSites;
  const standing = supply.map(() => 0);
  for (let i = 0; i < sites; i++) {
    const piece = (vm.S[L.pieces + i] & PIECE_MASK) - 1;
    if (piece >= 0) standing[piece]++;
  }
  for (let p = 0; p < supply.length; p++) {
    const left = vm.S[L.supply + p];
    if (supply[p] < 0 ? left !== -1 : left < 0 || left + standing[p] !== supply[p]) {
      return `${vm.c.model.pieces[p].id}: ${left} in the supply, ${standing[p]} on the boards, ${supply[p]} at the start`;
    }
  }
  return null;
}

function cards(vm: Vm): string | null {
  const { S, c } = vm;
  const L = c.t.layout;
  let all = 0;
  for (let z = 0; z < L.nZones; z++) {
    const at = L.zones + z * ZONE_SIZE;
    const id = c.t.zoneDefs[z].id;
    let before = -1;
    let count = 0;
    for (let card = S[at + ZONE_HEAD]; card >= 0; card = S[L.cards + card * CARD_SIZE + CARD_NEXT]) {
      const cell = L.cards + card * CARD_SIZE;
      if (S[cell + CARD_ZONE] !== z) return `card ${card} is listed in ${id} but says zone ${S[cell + CARD_ZONE]}`;
      if (S[cell + CARD_PREV] !== before) return `card ${card} in ${id} has the wrong neighbour`;
      if (c.t.zoneDefs[z].order === 'set' && card < before) return `${id} is not sorted`;
      if (++count > L.nCards) return `${id} runs in a circle`;
      before = card;
    }
    if (S[at + ZONE_TAIL] !== before) return `${id} ends elsewhere`;
    if (S[at + ZONE_COUNT] !== count) return `${id} counts ${S[at + ZONE_COUNT]} of ${count}`;
    all += count;
  }
  return all === L.nCards ? null : `${all} of ${L.nCards} cards lie in a zone`;
}

function tiles(vm: Vm): string | null {
  const { S, c } = vm;
  const L = c.t.layout;
  for (let p = 0; p < L.players; p++) {
    const zone = tilesZone(vm, p);
    const on = new Set<number>();
    for (let s = 0; s < L.ownSites; s++) {
      const tile = S[L.tiles + p * L.ownSites + s];
      if (tile !== 0) on.add(tile - 1);
    }
    for (const card of on) {
      if (S[L.cards + card * CARD_SIZE + CARD_ZONE] !== zone) return `tile ${card} stands on a site but lies elsewhere`;
    }
    if (S[L.zones + zone * ZONE_SIZE + ZONE_COUNT] !== on.size) return `player ${p} has tiles that stand nowhere`;
  }
  return null;
}

function obligations(vm: Vm): string | null {
  const { S } = vm;
  let open = 0;
  for (let f = S[FRAME]; f >= 0; f = S[S[BASE] + f + F_PARENT]) open += S[S[BASE] + f + F_OPENS];
  if (open !== S[OPEN]) return `${S[OPEN]} obligations are open, the frames know of ${open}`;
  return S[CLOSED] < 0 ? `CLOSED is ${S[CLOSED]}` : null;
}

/** Derived cells that differ from those computed afresh. The machine keeps the fresh ones. */
export function derivedDiffers(vm: Vm): string | null {
  const d = vm.c.derived;
  const { W, player, c } = vm;
  const kept = vm.D.slice();
  const length = vm.S[LEN];
  deriveAll(vm);
  let found: string | null = null;
  for (let p = 0; p < c.t.players && found === null; p++) {
    const base = p * d.perPlayer;
    vm.player = p;
    if (kept[base + d.mask] >= 0 && kept[base + d.mask] !== maskOf(vm, p)) {
      found = `player ${p}: what the cards listen to`;
    }
    for (let i = d.pieces; i < d.valid; i++) {
      if (kept[base + i] !== vm.D[base + i]) found ??= `player ${p}: sets of pieces`;
    }
    for (let i = 0; i < c.predicates.length; i++) {
      if (kept[base + d.valid + i] !== 1) continue;
      const at = predicateSet(vm, i);
      for (let w = 0; w < W; w++) {
        if (kept[at + w] !== vm.D[at + w]) found ??= `player ${p}: predicate ${c.model.predicates[i].id}`;
      }
    }
  }
  vm.player = player;
  if (vm.S[LEN] !== length) throw new Error('deriving changed the position');
  return found;
}
