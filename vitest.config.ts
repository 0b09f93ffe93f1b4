import { defineConfig } from 'vitest/config';
import { validators } from './validators.config.ts';

/** Of a test in its full width, which tries a thousand times as much. */
const isFull = process.env.TEST_WIDTH === 'full';

export default defineConfig({
  plugins: [validators()],
  test: {
    reporters: ['default', './test/summary-reporter.ts'],
    include: ['{dsl,texts,interpreter,service,study,table,cli,library,editor,test,cards}/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    // Firefox draws only the page in front, so that one is tested at a time
    maxWorkers: process.env.TEST_BROWSER === 'firefox' ? 1 : 2,
    testTimeout: isFull ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
    // what a page shows comes late on a busy machine
    expect: { poll: { timeout: 60_000 } },
    // a validator stays the code that a build makes of it; the last two are the runner's own
    globalSetup: ['./test/global-setup.mjs'],
    setupFiles: ['./test/native-modules.ts', './test/properties.ts'],
    server: { deps: { external: [/(?<!\.(?:test|validator)|\/(?:durations|native-modules|summary-reporter))\.ts$/] } },
  },
});
