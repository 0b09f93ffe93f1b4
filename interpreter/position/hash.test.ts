import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsKey, hashCells } from './hash.ts';

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
