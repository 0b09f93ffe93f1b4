import { expect, test } from 'vitest';
import * as codes from './codes.ts';

test('what a card can have are bits of their own, beside those of the events', () => {
  const named = Object.entries(codes);
  const events = named.filter(([name]) => name.startsWith('EVENT_')).map(([, event]) => 1 << Number(event));
  const others = named.filter(([name]) => name.startsWith('HAS_')).map(([, bit]) => Number(bit));
  const bits = [...events, ...others];
  expect(others.length).toBeGreaterThan(8);
  expect(new Set(bits).size).toBe(bits.length);
  for (const bit of bits) expect(Math.log2(bit) % 1).toBe(0);
});
