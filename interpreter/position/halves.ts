/**
 * Numbers that take half a cell of a position. The same memory is read in two ways, so whoever copies cells copies them too. What may be
 * in a cell of its own or in half a one has a place: the number of the cell, or that of the half with a bit before it.
 */
import { HALF_PLACE_BIT } from './sizes.ts';

const IN_HALF = 1 << HALF_PLACE_BIT;

/** All cells, each as its halves. */
export const halvesOf = (cells: Int32Array): Int16Array =>
  new Int16Array(cells.buffer, cells.byteOffset, cells.byteLength / Int16Array.BYTES_PER_ELEMENT);

/** The place of a half, by its number in `halvesOf`. */
export const placeOfHalf = (half: number): number => half | IN_HALF;

interface Position {
  readonly cells: Int32Array;
  /** `halvesOf` the cells */
  readonly halves: Int16Array;
}

/** The number at a place. */
export const atPlace = ({ cells, halves }: Position, place: number): number =>
  place & IN_HALF ? halves[place ^ IN_HALF] : cells[place];

/** Puts a number at a place, which must have room for it. */
export function putAtPlace({ cells, halves }: Position, place: number, n: number): void {
  if (place & IN_HALF) halves[place ^ IN_HALF] = n;
  else cells[place] = n;
}
