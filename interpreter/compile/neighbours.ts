/** One step from a set of sites, over the links of a board. */
import type { Vm } from '../machine/vm.ts';

/** Writes the union of the neighbours of the set at `from` to the register `to`; `adjacent`: the neighbours of each site. */
export function neighbours(vm: Vm, adjacent: Int32Array, from: number, to: number): void {
  const { sets, setSize } = vm;
  if (setSize === 2) {
    // boards of up to 64 sites; then of up to 96; then any
    let a = 0;
    let b = 0;
    for (let w = 0; w < 2; w++) {
      let bits = sets[from + w];
      while (bits !== 0) {
        const low = bits & -bits;
        const s = (w * 32 + 31 - Math.clz32(low)) * 2;
        a |= adjacent[s];
        b |= adjacent[s + 1];
        bits ^= low;
      }
    }
    sets[to] = a;
    sets[to + 1] = b;
    return;
  }
  if (setSize === 3) {
    let a = 0;
    let b = 0;
    let c = 0;
    for (let w = 0; w < 3; w++) {
      let bits = sets[from + w];
      while (bits !== 0) {
        const low = bits & -bits;
        const s = (w * 32 + 31 - Math.clz32(low)) * 3;
        a |= adjacent[s];
        b |= adjacent[s + 1];
        c |= adjacent[s + 2];
        bits ^= low;
      }
    }
    sets[to] = a;
    sets[to + 1] = b;
    sets[to + 2] = c;
    return;
  }
  const sum = new Array<number>(setSize).fill(0);
  for (let w = 0; w < setSize; w++) {
    let bits = sets[from + w];
    while (bits !== 0) {
      const low = bits & -bits;
      const s = (w * 32 + 31 - Math.clz32(low)) * setSize;
      for (let u = 0; u < setSize; u++) sum[u] |= adjacent[s + u];
      bits ^= low;
    }
  }
  for (let w = 0; w < setSize; w++) sets[to + w] = sum[w];
}
