/** A short run of `npm run fuzz`, always with the same input. */
import fc from 'fast-check';
import { test } from 'vitest';
import { rounds } from '../support/width.ts';
import { TARGETS } from './targets.ts';

test.each(TARGETS.map((target) => [target.name, target] as const))(
  'random %s: no crash, and no value that changes unsaid',
  async (_, target) => {
    await fc.assert(target.property(), { seed: 20_261_122, numRuns: rounds(30, 300) });
  },
);
