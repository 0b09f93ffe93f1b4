import { expect, test } from 'vitest';
import { fixed, signed } from './numbers.ts';

test('what rounds to 0 has no sign', () => {
  expect([-0.04, -0, 0.04].map((n) => [fixed(n, 1), signed(n)])).toEqual([
    ['0.0', '0.0'],
    ['0.0', '0.0'],
    ['0.0', '0.0'],
  ]);
});

test('others have one where it tells something', () => {
  expect([fixed(-1.25, 2), fixed(1.25, 2), signed(-1.5), signed(1.5), signed(2, 2)]).toEqual([
    '−1.25',
    '1.25',
    '−1.5',
    '+1.5',
    '+2.00',
  ]);
});
