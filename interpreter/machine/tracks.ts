/** Markers on tracks: where they are and how they move. */
import type { Vm } from './vm.ts';

/** Cell of a player's space index on a track; the next one is the height in the stack. */
export const spaceCell = (vm: Vm, track: number, player: number): number =>
  vm.game.tables.layout.tracks + (track * vm.game.tables.players + player) * 2;

/** Puts a player's marker on a space, on top of those there; closes the gap that it leaves. */
export function moveMarker(vm: Vm, track: number, player: number, space: number): void {
  const cells = vm.cells;
  const own = spaceCell(vm, track, player);
  const from = cells[own];
  const height = cells[own + 1];
  let top = 0;
  for (let p = 0; p < vm.game.tables.players; p++) {
    if (p === player) continue;
    const at = spaceCell(vm, track, p);
    if (cells[at] === from && cells[at + 1] > height) cells[at + 1]--;
    if (cells[at] === space) top = Math.max(top, cells[at + 1] + 1);
  }
  cells[own] = space;
  cells[own + 1] = top;
  vm.changes++;
}

/**
 * Whether the first player's marker is before the second one's: further, or upon it on the same space; on the first space,
 * where markers lie side by side, by the order of play.
 */
export function isAhead(vm: Vm, track: number, player: number, other: number): boolean {
  const { cells } = vm;
  const a = spaceCell(vm, track, player);
  const b = spaceCell(vm, track, other);
  if (cells[a] !== cells[b]) return cells[a] > cells[b];
  if (cells[a] !== 0) return cells[a + 1] > cells[b + 1];
  const { order, players } = vm.game.tables.layout;
  for (let i = 0; i < players; i++) {
    if (cells[order + i] === player) return true;
    if (cells[order + i] === other) return false;
  }
  return false;
}
