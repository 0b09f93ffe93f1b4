import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{dsl,interpreter,cli,test,cards}/**/*.test.ts'], pool: 'threads', isolate: false, testTimeout: 120_000 },
});
