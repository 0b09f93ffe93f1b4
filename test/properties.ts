/**
 * Before the tests: properties are tried on the same samples each time, so that a change is judged by what it changes.
 * `FC_SEED=random npm test` looks for what nobody has met yet, `FC_SEED=…` for what somebody has.
 */
import fc from 'fast-check';

const USUAL = 20181018;
const said = process.env.FC_SEED;

if (said !== 'random') {
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: said === undefined ? USUAL : Number(said) });
}
