/**
 * The seeded generator, xoshiro128**, with its state in four cells of the position, so that a copy of a position
 * goes on with the same numbers. (A library would keep the state in an object of its own.)
 */
import { RANDOM } from '../position/layout.ts';

/** The generator reads 32 bits of a seed: each whole number from 0 to this one is another game. */
export const LARGEST_SEED = 0xffffffff;
/** Of games and presets, where none is given. */
export const USUAL_SEED = 1;

/** Fills the generator's cells from a seed, by splitmix32. */
export function seedRandom(cells: Int32Array, seed: number): void {
  let x = seed | 0;
  for (let i = 0; i < 4; i++) {
    x = (x + 0x9e3779b9) | 0;
    let z = x;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    cells[RANDOM + i] = z ^ (z >>> 15);
  }
}

function next(s: Int32Array): number {
  const s1 = s[RANDOM + 1];
  let r = Math.imul(s1, 5);
  r = Math.imul((r << 7) | (r >>> 25), 9);
  const t = s1 << 9;
  s[RANDOM + 2] ^= s[RANDOM];
  s[RANDOM + 3] ^= s1;
  s[RANDOM + 1] ^= s[RANDOM + 2];
  s[RANDOM] ^= s[RANDOM + 3];
  s[RANDOM + 2] ^= t;
  const u = s[RANDOM + 3];
  s[RANDOM + 3] = (u << 11) | (u >>> 21);
  return r >>> 0;
}

/** A number from 0 to n - 1; the bias of at most n / 2^32 is below anything a game could show. */
export function randomBelow(cells: Int32Array, n: number): number {
  return Math.floor((next(cells) / 4294967296) * n);
}

/** Shuffles `count` cells of `list` in place (Fisher-Yates). */
export function shuffle(cells: Int32Array, list: Int32Array, start: number, count: number): void {
  for (let i = count - 1; i > 0; i--) {
    const j = randomBelow(cells, i + 1);
    const held = list[start + i];
    list[start + i] = list[start + j];
    list[start + j] = held;
  }
}
