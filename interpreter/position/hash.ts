/** Fingerprints of positions. */
import { halvesOf } from './halves.ts';
import { FRAMES_BASE, LENGTH, type Layout } from './layout.ts';
import { HALVES } from './sizes.ts';

/**
 * The fingerprint of the position that cells begin with. Records have it, so it does not change with how a position is kept: half cells
 * count as if each were a cell.
 */
export function hashOfPosition(cells: Int32Array, { halves, nHalves }: Pick<Layout, 'halves' | 'nHalves'>): string {
  const used = cells.subarray(0, cells[LENGTH]);
  const whole = nHalves === 0 ? used : inWholeCells(used, halves, nHalves);
  return hashCells(whole, whole.length);
}

/** The same position with a cell for each half; `at`: the cell in which they begin. */
function inWholeCells(cells: Int32Array, at: number, nHalves: number): Int32Array {
  const end = at + Math.ceil(nHalves / HALVES);
  const more = at + nHalves - end;
  const whole = new Int32Array(cells.length + more);
  whole.set(cells.subarray(0, at));
  whole.set(halvesOf(cells).subarray(at * HALVES, at * HALVES + nHalves), at);
  whole.set(cells.subarray(end), at + nHalves);
  whole[LENGTH] += more;
  whole[FRAMES_BASE] += more;
  return whole;
}

/** 64 bits, as 16 hex digits (two passes of a murmur-like mix). */
export function hashCells(cells: Int32Array, length: number): string {
  mix(cells, length);
  const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
  return hex(first) + hex(second);
}

/** 53 bits of it as a number: for sets of positions that live as long as a question. */
export function cellsKey(cells: Int32Array, length: number): number {
  mix(cells, length);
  return (first >>> 0) * 2 ** 21 + (second >>> 11);
}

let first = 0;
let second = 0;

function mix(cells: Int32Array, length: number): void {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = 0; i < length; i++) {
    const x = cells[i];
    a = Math.imul(a ^ x, 0xcc9e2d51);
    a = (a << 15) | (a >>> 17);
    b = Math.imul(b ^ x, 0x1b873593);
    b = (b << 13) | (b >>> 19);
    b = (b + a) | 0;
  }
  a ^= a >>> 16;
  a = Math.imul(a, 0x85ebca6b);
  a ^= a >>> 13;
  b ^= b >>> 16;
  b = Math.imul(b, 0xc2b2ae35);
  b ^= b >>> 13;
  first = a;
  second = b;
}
