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
  // fast-check never ends otherwise
  if (!Number.isInteger(n)) throw new TypeError(`A sample has a whole number of elements, not ${n}.`);
  const [chosenOnes] = fc.sample(fc.subarray([...all], { minLength: n, maxLength: n }), { seed, numRuns: 1 });
  return chosenOnes;
}

/**
 * `n` of these by the seed, and for each kind that they do not have one that has it, in the order of the list; all of them in the
 * full width. `met`: kinds that other samples have, to which these are added.
 */
export function sampleOfKinds<T>(
  all: readonly T[],
  n: number,
  kindsOf: (one: T) => readonly string[],
  met = new Set<string>(),
): T[] {
  if (isFull) return [...all];
  const chosen = new Set(sampleOf(all, n));
  for (const one of chosen) for (const kind of kindsOf(one)) met.add(kind);
  const [shuffled] = fc.sample(fc.shuffledSubarray([...all], { minLength: all.length }), { seed, numRuns: 1 });
  for (const one of shuffled) {
    const kinds = kindsOf(one);
    if (kinds.every((kind) => met.has(kind))) continue;
    chosen.add(one);
    for (const kind of kinds) met.add(kind);
  }
  return all.filter((one) => chosen.has(one));
}

/** How many rounds, games or runs: the first number in `npm test`, the second in the full width. */
export const rounds = (sample: number, full: number): number => (isFull ? full : sample);
