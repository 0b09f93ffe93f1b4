/** The quick run, `npm run test:unit`: every file that took less than half a second when it was measured. */
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import { readDurations } from './test/support/durations.ts';
import everything from './vitest.config.ts';

const QUICK_SECONDS = 0.5;
/** They look at every file of the repository, or need a browser, however fast they are. */
const NEVER = ['test/{architecture,documents,lint}.test.ts', 'test/browser/**'];

const long = Object.entries(readDurations()).flatMap(([path, seconds]) => (seconds > QUICK_SECONDS ? [path] : []));

export default mergeConfig(
  everything,
  defineConfig({ test: { exclude: [...configDefaults.exclude, ...NEVER, ...long] } }),
);
