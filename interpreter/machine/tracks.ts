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
