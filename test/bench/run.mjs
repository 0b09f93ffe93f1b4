/** Builds the benchmarks as the command is built, then runs them: what the JIT sees must be what users run. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { checkNode, ensureBuild, ensureDependencies } from '../../cli/bootstrap.mjs';

checkNode();
ensureDependencies();
await ensureBuild(); // the command itself is timed too
const { build } = await import('vite');
const root = fileURLToPath(new URL('../..', import.meta.url));
await build({
  root, configFile: false, logLevel: 'error',
  ssr: { noExternal: true },
  build: { ssr: 'test/bench/main.ts', outDir: 'dist/bench', target: 'node20', emptyOutDir: true, rollupOptions: { output: { entryFileNames: 'main.mjs' } } },
});
const { status } = spawnSync(process.execPath, [`${root}/dist/bench/main.mjs`, `${root}/cards`, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
