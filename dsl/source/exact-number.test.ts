import { expect, it } from 'vitest';
import { inexactness } from './exact-number.ts';

it.each([
  ['9007199254740991', undefined],
  ['-9007199254740991', undefined],
  ['9007199254740993', 'too-large'],
  ['12345678901234567890', 'too-large'],
  ['-12345678901234567890', 'too-large'],
  ['1e400', 'too-large'],
  ['-0', 'negative-zero'],
  ['-0.0', 'negative-zero'],
  ['0', undefined],
  ['0.50', undefined],
  ['.5', undefined],
  ['5.', undefined],
  ['+1.50e3', undefined],
  ['007', undefined],
  ['1e-7', undefined],
  ['0.30000000000000000004', 'too-exact'],
  ['3.1415926535897932384626', 'too-exact'],
])('%s', (written, because) => {
  expect(inexactness(written, Number(written))).toBe(because);
});

it('knows the other notations of YAML', () => {
  expect(inexactness('0x1F', 31)).toBeUndefined();
  expect(inexactness('0o17', 15)).toBeUndefined();
  expect(inexactness('0xFFFFFFFFFFFFFFFF', Number('0xffffffffffffffff'))).toBe('too-large');
  expect(inexactness('.inf', Infinity)).toBeUndefined();
});
