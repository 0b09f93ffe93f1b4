/** What building, upgrading, placing and removing do to the board, with the events that follow. */
import { boardOf, isUpgraded, noteTiles, ownerAt, pieceAt, predicateSet, setPiece, supplyCell } from './board.ts';
import { collect, effectMaskOf, hasContinuousEffect } from './events.ts';
import { pieceBit } from './growth.ts';
import { BY_SITE, EVENT_BECOME, EVENT_BUILD, EVENT_LAY, EVENT_UPGRADE } from './codes.ts';
import { moveCard, tilesZone } from './cards.ts';
import { putLaid } from './laid.ts';
import type { Vm } from './vm.ts';

/**
 * Changes the board and adds to `vm.triggers` what became true of a site by it, for the predicates that somebody
 * listens to. `listeners`: whether the change may also bring a listener into play. `arriving`: the site on which a piece
 * comes; the piece becomes what was true of its site before. `replaced`: the kind in whose place it comes. `from`: the site from
 * which it comes; it does not become what it was there.
 */
export function changing(
  vm: Vm,
  change: () => void,
  listeners = false,
  arriving = -1,
  { replaced = -1, from = -1 }: { replaced?: number; from?: number } = {},
): void {
  const { game, setSize, player } = vm;
  const watched = game.watchedPredicates;
  // what nobody hears need not be found
  if (watched.length === 0) return change();
  if (!listeners && vm.sink === null && !hasContinuousEffect(vm, 1 << EVENT_BECOME)) return change();
  const before = vm.beforeSets;
  watched.forEach((predicate, i) => {
    const at = predicateSet(vm, predicate);
    for (let w = 0; w < setSize; w++) before[i * setSize + w] = vm.derived[at + w];
  });
  change();
  const fresh: [number, number][] = [];
  watched.forEach((predicate, i) => {
    const at = predicateSet(vm, predicate);
    for (let w = 0; w < setSize; w++) {
      let bits = vm.derived[at + w] & ~before[i * setSize + w];
      while (bits !== 0) {
        const low = bits & -bits;
        fresh.push([i, w * 32 + 31 - Math.clz32(low)]);
        bits ^= low;
      }
    }
  });
  const wasBefore = (i: number): boolean => from >= 0 && (before[i * setSize + (from >> 5)] & (1 << (from & 31))) !== 0;
  for (const [i, site] of fresh) {
    const predicate = watched[i];
    vm.eventPredicate = predicate;
    vm.eventSubject = site;
    vm.eventMoved = site === arriving && wasBefore(i);
    vm.eventPiece = pieceAt(vm, player, site);
    vm.sink?.push({
      type: 'become',
      player,
      predicate: game.tables.model.predicates[predicate].id,
      site: boardOf(vm, player).sites[site]!.id,
    });
    collect(vm, EVENT_BECOME);
  }
  if (arriving >= 0) announceArrived(vm, arriving, replaced, wasBefore);
  vm.eventMoved = false;
}

function announceArrived(vm: Vm, site: number, replaced: number, wasBefore: (i: number) => boolean): void {
  const { game, setSize } = vm;
  const word = site >> 5;
  const bit = 1 << (site & 31);
  vm.eventArrived = true;
  vm.eventReplaced = replaced;
  game.watchedPredicates.forEach((predicate, i) => {
    const isTrue = (vm.derived[predicateSet(vm, predicate) + word] & bit) !== 0;
    if (!isTrue || (vm.beforeSets[i * setSize + word] & bit) === 0) return;
    vm.eventPredicate = predicate;
    vm.eventSubject = site;
    vm.eventPiece = pieceAt(vm, vm.player, site);
    vm.eventMoved = wasBefore(i);
    collect(vm, EVENT_BECOME);
  });
  vm.eventArrived = false;
}

/** Counts a build (verb 0) or upgrade (1) for `2nd tunnel this turn` and the like. */
function count(vm: Vm, verb: number, piece: number): void {
  const layout = vm.game.tables.layout;
  const n = vm.game.tables.model.pieces.length;
  for (let p = 0; p < layout.countedPeriods.length; p++) {
    vm.cells[layout.periodCounts + ((p * layout.players + vm.player) * 2 + verb) * n + piece]++;
  }
}

/** Sets a piece on a site from the supply. `built`: as an act of building, with the site's bonus and its event. */
export function placePiece(vm: Vm, piece: number, site: number, built: boolean): void {
  const { game, cells, player } = vm;
  const supply = supplyCell(vm, player, piece);
  if (cells[supply] > 0) cells[supply]--;
  if (built) count(vm, 0, piece);
  const place = (): void => {
    setPiece(vm, player, site, piece, false);
    const def = boardOf(vm, player).sites[site]!;
    vm.sink?.piece(vm, built ? 'build' : 'place', piece, site);
    if (!built) return;
    const bonus = game.bonuses.get(def);
    if (bonus !== undefined) vm.triggers.add(bonus, BY_SITE, site, site, site, 1);
    vm.eventSubject = site;
    vm.eventPiece = piece;
    vm.eventAmount = 1;
    collect(vm, EVENT_BUILD);
  };
  if (vm.sink === null && !isHeard(vm, piece)) place();
  else changing(vm, place, false, site);
  vm.flushTriggers();
}

/** Lays a piece from the supply, in one of the ways in which its shape may lie. */
export function layPiece(vm: Vm, piece: number, site: number, look: number): void {
  const { cells, player } = vm;
  const supply = supplyCell(vm, player, piece);
  if (cells[supply] > 0) cells[supply]--;
  const lay = (): void => {
    setPiece(vm, player, site, piece, false, player, look);
    vm.sink?.piece(vm, 'lay', piece, site);
    collectLaid(vm, site, piece);
  };
  changing(vm, lay, false, site);
  vm.flushTriggers();
}

/** Lays a card that the player has anywhere; it is the player's from now on. */
export function layCard(vm: Vm, card: number, site: number, look: number): void {
  const lay = (): void => {
    moveCard(vm, card, tilesZone(vm, vm.player), 'top');
    putLaid(vm, vm.player, card, site, look);
    noteTiles(vm);
    vm.sink?.tile(vm, 'lay', card, site);
    collectLaid(vm, card, -1);
  };
  changing(vm, lay, true);
  vm.flushTriggers();
}

/** `piece`: its kind, or -1 of a card. */
function collectLaid(vm: Vm, subject: number, piece: number): void {
  vm.eventSubject = subject;
  vm.eventPiece = piece;
  vm.eventAmount = 1;
  collect(vm, EVENT_LAY);
}

/** Whether somebody listens to what a site may become by the coming of the piece. */
const isHeard = (vm: Vm, piece: number): boolean =>
  (vm.game.piecesHeard & pieceBit(piece)) !== 0 || (effectMaskOf(vm, vm.player) & (1 << EVENT_BECOME)) !== 0;

export function upgradePiece(vm: Vm, site: number): void {
  const { game, player } = vm;
  const piece = pieceAt(vm, player, site);
  count(vm, 1, piece);
  const upgrade = (): void => {
    setPiece(vm, player, site, piece, true);
    vm.sink?.piece(vm, 'upgrade', piece, site);
    vm.eventSubject = site;
    vm.eventPiece = piece;
    vm.eventAmount = 1;
    collect(vm, EVENT_UPGRADE);
  };
  if (game.predicatesAskUpgrades) changing(vm, upgrade);
  else upgrade();
  vm.flushTriggers();
}

/** Takes a piece from its site back to the supply. */
export function removePiece(vm: Vm, site: number): void {
  const { player } = vm;
  const piece = pieceAt(vm, player, site);
  if (piece < 0) return;
  returnToSupply(vm, site);
  changing(vm, () => {
    setPiece(vm, player, site, -1, false);
    vm.sink?.piece(vm, 'remove', piece, site);
  });
  vm.flushTriggers();
}

/** Moves a piece to an empty site; an upgraded one stays so. `steps`: how many it has gone, of one that goes by steps. */
export function movePiece(vm: Vm, from: number, to: number, steps?: number): void {
  const { player } = vm;
  const piece = pieceAt(vm, player, from);
  const upgraded = isUpgraded(vm, player, from);
  const owner = ownerAt(vm, player, from);
  const move = (): void => {
    setPiece(vm, player, from, -1, false);
    setPiece(vm, player, to, piece, upgraded, owner);
    vm.sink?.piece(vm, 'relocate', piece, to, from, steps);
  };
  changing(vm, move, false, to, { from });
  vm.flushTriggers();
}

/** The piece on the site counts in its supply again, that of its owner if it has one. */
function returnToSupply(vm: Vm, site: number): void {
  const owner = ownerAt(vm, vm.player, site);
  const supply = supplyCell(vm, owner < 0 ? vm.player : owner, pieceAt(vm, vm.player, site));
  if (vm.cells[supply] >= 0) vm.cells[supply]++;
}

/** Exchanges the piece on a site for one of another kind, or of the acting player; an upgraded one stays so. */
export function replacePiece(vm: Vm, site: number, piece: number): void {
  const { cells, player } = vm;
  const before = pieceAt(vm, player, site);
  const supply = supplyCell(vm, player, piece);
  returnToSupply(vm, site);
  if (cells[supply] > 0) cells[supply]--;
  const upgraded = isUpgraded(vm, player, site);
  const replace = (): void => {
    setPiece(vm, player, site, piece, upgraded);
    vm.sink?.piece(vm, 'replace', piece, site);
  };
  changing(vm, replace, false, site, { replaced: before });
  vm.flushTriggers();
}
