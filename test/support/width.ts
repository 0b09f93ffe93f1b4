/**
 * How wide a test goes. `npm test` tries a fixed sample, chosen by a seed; `npm run test:all` tries everything, then new
 * seeds for as long as it may. Each failure of a run names the seed, so that the same samples can be tried again:
 * `TEST_WIDTH=full TEST_SEED=7 npx vitest run FILE`.
 */
import fc from 'fast-check';

const DEFAULT_SEED = 20_181_018;
const { TEST_WIDTH: width = 'sample', TEST_SEED: chosen } = process.env;

/** Whether everything is to be tried. */
export const isFull = width === 'full';

/** The seed of all samples of this run. */
export const seed = chosen === undefined ? DEFAULT_SEED : Number(chosen);

if (!['sample', 'full'].includes(width) || !Number.isSafeInteger(seed)) {
  throw new Error(`TEST_WIDTH is "sample" or "full", not "${width}"; TEST_SEED is a whole number, not "${chosen}".`);
}

/** `n` of these by the seed, in the order of the list; all of them in the full width. */
export function sampleOf<T>(all: readonly T[], n: number): T[] {
  if (isFull || n >= all.length) return [...all];
  const [chosenOnes] = fc.sample(fc.subarray([...all], { minLength: n, maxLength: n }), { seed, numRuns: 1 });
  return chosenOnes;
}

/** How many rounds, games or runs: the first number in `npm test`, the second in the full width. */
export const rounds = (sample: number, full: number): number => (isFull ? full : sample);
