/** What building, upgrading, placing and removing do to the board, with the events that follow. */
import { BY_SITE, type Vm } from '../vm/vm.ts';
import { boardOf, isUpgraded, pieceAt, predicateSet, setPiece } from '../vm/board.ts';
import { collect, EV_BECOME, EV_BUILD, EV_UPGRADE } from '../vm/events.ts';

/**
 * Changes the board and adds to `vm.c.triggers` what became true of a site by it, for the predicates that somebody
 * listens to.
 */
export function changing(vm: Vm, change: () => void): void {
  const { c, W, player } = vm;
  const watched = c.watched;
  if (watched.length === 0) return change();
  const before = c.beforeSets;
  watched.forEach((predicate, i) => {
    const at = predicateSet(vm, predicate);
    for (let w = 0; w < W; w++) before[i * W + w] = vm.D[at + w];
  });
  change();
  const fresh: [number, number][] = [];
  watched.forEach((predicate, i) => {
    const at = predicateSet(vm, predicate);
    for (let w = 0; w < W; w++) {
      let bits = vm.D[at + w] & ~before[i * W + w];
      while (bits !== 0) {
        const low = bits & -bits;
        fresh.push([predicate, w * 32 + 31 - Math.clz32(low)]);
        bits ^= low;
      }
    }
  });
  for (const [predicate, site] of fresh) {
    vm.evPredicate = predicate;
    vm.evSubject = site;
    vm.evPiece = pieceAt(vm, player, site);
    vm.sink?.push({
      type: 'become',
      player,
      predicate: c.t.model.predicates[predicate].id,
      site: boardOf(vm, player).sites[site]!.id,
    });
    collect(vm, EV_BECOME);
  }
}

/** Counts a build (verb 0) or upgrade (1) for `2nd tunnel this turn` and the like. */
function count(vm: Vm, verb: number, piece: number): void {
  const L = vm.c.t.layout;
  const n = vm.c.t.model.pieces.length;
  for (let p = 0; p < L.donePeriods.length; p++) vm.S[L.done + ((p * L.players + vm.player) * 2 + verb) * n + piece]++;
}

/** Sets a piece on a site from the supply. `built`: as an act of building, with the site's bonus and its event. */
export function placePiece(vm: Vm, piece: number, site: number, built: boolean): void {
  const { c, S, player } = vm;
  const L = c.t.layout;
  if (S[L.supply + piece] > 0) S[L.supply + piece]--;
  if (built) count(vm, 0, piece);
  changing(vm, () => {
    setPiece(vm, player, site, piece, false);
    const def = boardOf(vm, player).sites[site]!;
    vm.sink?.piece(vm, built ? 'build' : 'place', piece, site);
    if (!built) return;
    const bonus = c.bonuses.get(def);
    if (bonus !== undefined) c.triggers.add(bonus, BY_SITE, site, site, site, 1);
    vm.evSubject = site;
    vm.evPiece = piece;
    vm.evAmount = 1;
    collect(vm, EV_BUILD);
  });
  c.triggers.flush(vm);
}

export function upgradePiece(vm: Vm, site: number): void {
  const { c, player } = vm;
  const piece = pieceAt(vm, player, site);
  count(vm, 1, piece);
  const upgrade = (): void => {
    setPiece(vm, player, site, piece, true);
    vm.sink?.piece(vm, 'upgrade', piece, site);
    vm.evSubject = site;
    vm.evPiece = piece;
    vm.evAmount = 1;
    collect(vm, EV_UPGRADE);
  };
  if (c.upgradeMatters) changing(vm, upgrade);
  else upgrade();
  c.triggers.flush(vm);
}

/** Takes a piece from its site back to the supply. */
export function removePiece(vm: Vm, site: number): void {
  const { c, S, player } = vm;
  const piece = pieceAt(vm, player, site);
  if (piece < 0) return;
  if (S[c.t.layout.supply + piece] >= 0) S[c.t.layout.supply + piece]++;
  changing(vm, () => {
    setPiece(vm, player, site, -1, false);
    vm.sink?.piece(vm, 'remove', piece, site);
  });
  c.triggers.flush(vm);
}

/** Exchanges the piece on a site for one of another kind; an upgraded one stays so. */
export function replacePiece(vm: Vm, site: number, piece: number): void {
  const { c, S, player } = vm;
  const before = pieceAt(vm, player, site);
  const L = c.t.layout;
  if (S[L.supply + before] >= 0) S[L.supply + before]++;
  if (S[L.supply + piece] > 0) S[L.supply + piece]--;
  const upgraded = isUpgraded(vm, player, site);
  changing(vm, () => {
    setPiece(vm, player, site, piece, upgraded);
    vm.sink?.piece(vm, 'replace', piece, site);
  });
  c.triggers.flush(vm);
}
