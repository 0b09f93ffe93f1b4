/** What must hold of any position, whatever the pack. Each returns the first breach in words, or null. */
import {
  FRAMES_BASE,
  CARD_NEXT,
  CARD_PREV,
  CARD_SIZE,
  CARD_ZONE,
  ABILITIES_CLOSED,
  TOP_FRAME,
  LENGTH,
  OBLIGATIONS,
  OWNER_SHIFT,
  PIECE_MASK,
  ZONE_COUNT,
  ZONE_HEAD,
  ZONE_SIZE,
  ZONE_TAIL,
} from '../../interpreter/position/layout.ts';
import { OF_ALL, OF_CARDS } from '../../interpreter/position/derived-layout.ts';
import { buildableSites, deriveAll, predicateSet } from '../../interpreter/machine/board.ts';
import { effectMaskOf, hasContinuousEffect } from '../../interpreter/machine/events.ts';
import { tilesZone } from '../../interpreter/machine/cards.ts';
import { FRAME_OBLIGATIONS, FRAME_PARENT } from '../../interpreter/machine/frame.ts';
import type { Vm } from '../../interpreter/machine/vm.ts';

/** Pieces in the supply at the start, by kind; -1 = not limited. */
export const startSupply = (vm: Vm): number[] => vm.game.starts.supply.map((n) => (n === null ? -1 : n(vm)));

export function breach(vm: Vm, supply: number[]): string | null {
  return negative(vm) ?? pieces(vm, supply) ?? cards(vm) ?? tiles(vm) ?? obligations(vm);
}

function negative(vm: Vm): string | null {
  const layout = vm.game.tables.layout;
  const n = layout.nPlayerCounters;
  for (let i = 0; i < layout.players * n; i++) {
    if (vm.cells[layout.playerCounters + i] < 0) {
      return `counter ${vm.game.playerCounters[i % n]} of player ${Math.floor(i / n)} is ${vm.cells[layout.playerCounters + i]}`;
    }
  }
  for (let i = layout.gameCounters; i < layout.playerCounters; i++) {
    if (vm.cells[i] < 0) return `counter of the game ${i - layout.gameCounters} is ${vm.cells[i]}`;
  }
  return null;
}

function pieces(vm: Vm, supply: number[]): string | null {
  const layout = vm.game.tables.layout;
  const sites = layout.ownSites * layout.players + layout.sharedSites;
  // of nobody, then of each player
  const onBoards = Array.from({ length: layout.players + 1 }, () => supply.map(() => 0));
  for (let i = 0; i < sites; i++) {
    const cell = vm.cells[layout.pieces + i];
    const piece = (cell & PIECE_MASK) - 1;
    if (piece >= 0) onBoards[cell >> OWNER_SHIFT][piece]++;
  }
  for (let p = 0; p < supply.length; p++) {
    const own = layout.ownedPiece[p];
    const supplies =
      own < 0
        ? [{ left: vm.cells[layout.supply + p], there: onBoards[0][p] }]
        : Array.from({ length: layout.players }, (_, player) => ({
            left: vm.cells[layout.ownSupply + player * layout.nOwnedPieces + own],
            there: onBoards[player + 1][p],
          }));
    for (const { left, there } of supplies) {
      if (supply[p] < 0 ? left !== -1 : left < 0 || left + there !== supply[p]) {
        return `${vm.game.model.pieces[p].id}: ${left} in the supply, ${there} on the boards, ${supply[p]} at the start`;
      }
    }
  }
  return null;
}

function cards(vm: Vm): string | null {
  const { cells, game } = vm;
  const layout = game.tables.layout;
  let all = 0;
  for (let z = 0; z < layout.nZones; z++) {
    const at = layout.zones + z * ZONE_SIZE;
    const id = game.tables.zoneDefs[z].id;
    let previous = -1;
    let count = 0;
    for (let card = cells[at + ZONE_HEAD]; card >= 0; card = cells[layout.cards + card * CARD_SIZE + CARD_NEXT]) {
      const cell = layout.cards + card * CARD_SIZE;
      if (cells[cell + CARD_ZONE] !== z) {
        return `card ${card} is listed in ${id} but says zone ${cells[cell + CARD_ZONE]}`;
      }
      if (cells[cell + CARD_PREV] !== previous) return `card ${card} in ${id} has the wrong neighbour`;
      if (game.tables.zoneDefs[z].order === 'set' && card < previous) return `${id} is not sorted`;
      if (++count > layout.nCards) return `${id} runs in a circle`;
      previous = card;
    }
    if (cells[at + ZONE_TAIL] !== previous) return `${id} ends elsewhere`;
    if (cells[at + ZONE_COUNT] !== count) return `${id} counts ${cells[at + ZONE_COUNT]} of ${count}`;
    all += count;
  }
  return all === layout.nCards ? null : `${all} of ${layout.nCards} cards lie in a zone`;
}

function tiles(vm: Vm): string | null {
  const { cells, game } = vm;
  const layout = game.tables.layout;
  for (let p = 0; p < layout.players; p++) {
    const zone = tilesZone(vm, p);
    const on = new Set<number>();
    for (let s = 0; s < layout.ownSites; s++) {
      const tile = cells[layout.tiles + p * layout.ownSites + s];
      if (tile !== 0) on.add(tile - 1);
    }
    // a card on a board between the players is listed with whoever placed it
    for (let s = 0; s < layout.sharedSites; s++) {
      const tile = cells[layout.tiles + layout.players * layout.ownSites + s];
      if (tile !== 0 && cells[layout.cards + (tile - 1) * CARD_SIZE + CARD_ZONE] === zone) on.add(tile - 1);
    }
    // and one that is laid, on whosesoever board
    for (const [card, at] of game.tables.laidCell.entries()) {
      if (at >= 0 && cells[at] !== 0 && cells[layout.cards + card * CARD_SIZE + CARD_ZONE] === zone) on.add(card);
    }
    for (const card of on) {
      if (cells[layout.cards + card * CARD_SIZE + CARD_ZONE] !== zone) {
        return `tile ${card} is on a site but listed in another zone`;
      }
    }
    if (cells[layout.zones + zone * ZONE_SIZE + ZONE_COUNT] !== on.size) {
      return `player ${p} has tiles on no site`;
    }
  }
  return null;
}

function obligations(vm: Vm): string | null {
  const { cells } = vm;
  let open = 0;
  for (let f = cells[TOP_FRAME]; f >= 0; f = cells[cells[FRAMES_BASE] + f + FRAME_PARENT]) {
    open += cells[cells[FRAMES_BASE] + f + FRAME_OBLIGATIONS];
  }
  if (open !== cells[OBLIGATIONS]) return `${cells[OBLIGATIONS]} obligations are open, the frames know of ${open}`;
  return cells[ABILITIES_CLOSED] < 0 ? `CLOSED is ${cells[ABILITIES_CLOSED]}` : null;
}

/** Derived cells that differ from those computed from scratch, which the machine then has. */
export function derivedDiffers(vm: Vm): string | null {
  const derivedLayout = vm.game.derivedLayout;
  const { setSize, player, game } = vm;
  const before = vm.derived.slice();
  const length = vm.cells[LENGTH];
  deriveAll(vm);
  let found: string | null = null;
  for (let p = 0; p < game.tables.players && found === null; p++) {
    const base = p * derivedLayout.perPlayer;
    vm.player = p;
    if (before[base + OF_CARDS] >= 0 && before[base + OF_CARDS] !== effectMaskOf(vm, p)) {
      found = `player ${p}: what the cards listen to`;
    }
    const mask = before[base + OF_ALL];
    if (mask >= 0) {
      for (let bit = 0; bit < 31; bit++) {
        if ((((mask >> bit) & 1) === 1) !== hasContinuousEffect(vm, 1 << bit)) found ??= `player ${p}: what holds`;
      }
    }
    for (let i = derivedLayout.pieces; i < derivedLayout.valid; i++) {
      if (before[base + i] !== vm.derived[base + i]) found ??= `player ${p}: sets of pieces`;
    }
    for (let i = 0; i < game.predicates.length; i++) {
      // what asks for more than the pieces is computed whenever it is asked for
      if (before[base + derivedLayout.valid + i] !== 1 || game.volatilePredicates[i]) continue;
      const at = predicateSet(vm, i);
      for (let w = 0; w < setSize; w++) {
        if (before[at + w] !== vm.derived[at + w]) found ??= `player ${p}: predicate ${game.model.predicates[i].id}`;
      }
    }
  }
  found ??= placesDiffer(vm, before);
  vm.player = player;
  if (vm.cells[LENGTH] !== length) throw new Error('deriving changed the position');
  return found;
}

/** A kind of piece that may be built elsewhere than the derived cells say. */
function placesDiffer(vm: Vm, before: Int32Array): string | null {
  const { game, setSize } = vm;
  const { perPlayer, valid, buildable } = game.derivedLayout;
  for (let p = 0; p < game.tables.players; p++) {
    const base = p * perPlayer;
    vm.player = p;
    for (let piece = 0; piece < game.where.length; piece++) {
      if (before[base + valid + game.predicates.length + piece] !== 1) continue;
      const at = buildableSites(vm, piece, false);
      const kept = base + buildable + piece * setSize;
      for (let w = 0; w < setSize; w++) {
        if (before[kept + w] === vm.sets[at + w]) continue;
        return `player ${p}: where ${game.model.pieces[piece].id} may be built`;
      }
    }
  }
  return null;
}
