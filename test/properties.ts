/**
 * Setup file: properties are tried on the same samples each time, so that a failure comes from the change under test;
 * `TEST_SEED` chooses others.
 */
import fc from 'fast-check';
import { seed } from './support/width.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
