import { expect, test } from 'vitest';
import { slug } from './names.ts';

test.each([
  ['build 2 tunnels', 'build-2-tunnels'],
  ['gain 2 cards, 1 credit', 'gain-2-cards-1-credit'],
  ['build a structure then upgrade it for 1 science', 'build-structure-then-upgrade-it-for-1-science'],
  ['if connected cities >= 5: build the farm free', 'if-connected-cities-5-build-farm-free'],
])('%s → %s', (text, key) => {
  expect(slug(text)).toBe(key);
});
