/**
 * Setup file: properties are tried on the same samples each time, so that a failure comes from the change under test.
 * `FC_SEED=random npm test` tries new samples, `FC_SEED=…` those of a reported failure.
 */
import fc from 'fast-check';

const DEFAULT_SEED = 20181018;
const given = process.env.FC_SEED;

if (given !== 'random') {
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: given === undefined ? DEFAULT_SEED : Number(given) });
}
