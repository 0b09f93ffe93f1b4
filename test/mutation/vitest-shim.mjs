/** What the tests import from `vitest`, made of Vitest's own packages, which also work in a plain Node process. */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  ChaiStyleAssertions,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  GLOBAL_EXPECT,
  chai,
  customMatchers,
  getState,
  setState,
} from '@vitest/expect';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, onTestFinished, test } from '@vitest/runner';
// needs the worker state that the runner sets
export { vi } from 'vitest';

for (const plugin of [JestExtend, JestChaiExpect, ChaiStyleAssertions, JestAsymmetricMatchers]) chai.use(plugin);

export const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect);
Object.assign(expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);
expect.getState = () => getState(expect);
expect.setState = (state) => setState(state, expect);
expect.extend = (matchers) => chai.expect.extend(expect, matchers);
setState({ assertionCalls: 0, isExpectingAssertions: false }, expect);
globalThis[GLOBAL_EXPECT] = expect;
expect.extend(customMatchers);
