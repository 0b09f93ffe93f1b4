/** A 64-bit fingerprint of a position, as 16 hex digits (two passes of a murmur-like mix). */
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
