import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halvesOf } from './halves.ts';
import { cellsKey, hashCells, hashOfPosition } from './hash.ts';
import { FRAMES_BASE, HEADER, LENGTH } from './layout.ts';
import { HALVES } from './sizes.ts';

test('sixteen hex digits, the same for equal cells', () => {
  fc.assert(
    fc.property(fc.int32Array({ maxLength: 50 }), (cells) => {
      expect(hashCells(cells, cells.length)).toMatch(/^[0-9a-f]{16}$/);
      expect(hashCells(cells.slice(), cells.length)).toBe(hashCells(cells, cells.length));
    }),
  );
});

test('one cell changed by one changes it', () => {
  fc.assert(
    fc.property(fc.int32Array({ minLength: 1, maxLength: 50 }), fc.nat(), (cells, at) => {
      const other = cells.slice();
      other[at % cells.length] ^= 1;
      expect(hashCells(other, other.length)).not.toBe(hashCells(cells, cells.length));
      expect(cellsKey(other, other.length)).not.toBe(cellsKey(cells, cells.length));
    }),
  );
});

test('cells beyond the length do not count', () => {
  expect(hashCells(Int32Array.of(1, 2, 3), 2)).toBe(hashCells(Int32Array.of(1, 2, 9), 2));
});

test('the key is the first 53 bits of the fingerprint', () => {
  fc.assert(
    fc.property(fc.int32Array({ maxLength: 50 }), (cells) => {
      const key = cellsKey(cells, cells.length);
      expect(Number.isSafeInteger(key) && key >= 0).toBe(true);
      expect(BigInt(key)).toBe(BigInt(`0x${hashCells(cells, cells.length)}`) >> 11n);
    }),
  );
});

test('a position has the fingerprint that it has with a cell for each half', () => {
  const half = fc.integer({ min: -(2 ** 15), max: 2 ** 15 - 1 });
  fc.assert(
    fc.property(
      fc.int32Array({ minLength: HEADER, maxLength: 20 }),
      fc.array(half, { maxLength: 9 }),
      fc.int32Array({ maxLength: 9 }),
      (before, small, after) => {
        const layout = { halves: before.length, nHalves: small.length };
        const whole = Int32Array.from([...before, ...small, ...after]);
        const kept = new Int32Array(before.length + Math.ceil(small.length / HALVES) + after.length + 5);
        kept.set(before);
        halvesOf(kept).set(small, before.length * HALVES);
        kept.set(after, before.length + Math.ceil(small.length / HALVES));
        for (const [cells, more] of [
          [whole, 0],
          [kept, -5],
        ] as const) {
          cells[LENGTH] = cells.length + more;
          cells[FRAMES_BASE] = cells[LENGTH] - after.length;
        }
        expect(hashOfPosition(kept, layout)).toBe(hashCells(whole, whole.length));
      },
    ),
  );
});
