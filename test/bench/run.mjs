/** Builds the benchmarks in the same way as the command, so that they measure the code that users run; then runs them. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureCommand, ensureDependencies, ensureWorkbench } from '../../cli/bootstrap.mjs';
import { checkNode } from '../../cli/node-version.mjs';

checkNode();
ensureDependencies();
await ensureCommand(); // the command itself is timed too
await ensureWorkbench(); // and the page
const { build } = await import('vite');
const root = fileURLToPath(new URL('../..', import.meta.url));
await build({
  root,
  configFile: `${root}/vite.config.ts`,
  logLevel: 'error',
  ssr: { external: ['playwright-core'] },
  build: {
    ssr: 'test/bench/main.ts',
    outDir: 'dist/bench',
    emptyOutDir: true,
    rolldownOptions: { output: { format: 'es', entryFileNames: 'main.mjs' } },
  },
});
const { status } = spawnSync(
  process.execPath,
  [`${root}/dist/bench/main.mjs`, `${root}/cards`, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
