import { expect, test } from 'vitest';
import { nearestNames } from './nearest-names.ts';

test.each([
  ['klep', ['kelp', 'kraken'], ['kelp']],
  ['cta', ['city', 'cat', 'cut'], ['cat']],
  ['a', ['at', 'an'], ['an', 'at']],
  // nothing in common
  ['_', ['"', ',', '1', ''], []],
  ['x', ['y'], []],
])('%s', (written, known, nearest) => {
  expect(nearestNames(written, known)).toEqual(nearest);
});
