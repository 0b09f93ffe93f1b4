import { defineConfig } from 'vitest/config';
import { validators } from './validators.config.ts';

export default defineConfig({
  plugins: [validators()],
  test: {
    reporters: ['default', './test/count-reporter.ts'],
    include: ['{dsl,interpreter,cli,editor,test,cards}/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // what a page shows comes late on a busy machine
    expect: { poll: { timeout: 30_000 } },
    // a validator stays the code that a build makes of it; the last two are the runner's own
    globalSetup: ['./test/global-setup.mjs'],
    setupFiles: ['./test/native-modules.ts', './test/properties.ts'],
    server: { deps: { external: [/(?<!\.(?:test|validator)|\/(?:count-reporter|native-modules))\.ts$/] } },
  },
});
