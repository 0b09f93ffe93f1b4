import { defineConfig } from 'vitest/config';
import { validators } from './validators.config.ts';

export default defineConfig({
  plugins: [validators()],
  test: { reporters: ['default', './test/count-reporter.ts'], include: ['{dsl,interpreter,cli,editor,test,cards}/**/*.test.ts'], pool: 'threads', isolate: false, testTimeout: 120_000, hookTimeout: 120_000 },
});
