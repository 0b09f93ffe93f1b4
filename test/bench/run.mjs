/** Builds the benchmarks in the same way as the command, so that they measure the code that users run; then runs them. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureCommand, ensureDependencies, ensureWorkbench } from '../../cli/bootstrap.mjs';
import { checkNode } from '../../cli/node-version.mjs';

if (process.argv.slice(2).some((argument) => ['--help', '-h'].includes(argument))) {
  process.stdout.write(`npm run bench -- [--quick] [--only PART,PART]

Prints what the project takes time for, each figure beside a baseline of the same
run. It builds first, and takes about ten minutes; with --quick about three.

  --quick            fewer and shorter rounds
  --only PART,PART   some parts only: games, bots, by-hand, options, board-games, copies, search,
                     effects, undo, texts, decks, keystroke, cold-start, author, say, table, map, weights
  BASELINE=DIR       also compares random games with an engine written by hand,
                     built there: dist/bench-pausable.mjs --quick --json
  BEFORE=DIR         another build of the page, dist/workbench of an earlier state: what
                     a key costs there, in the same run
  CHROME_PATH=FILE   the browser for the figures of the workbench
`);
  process.exit(0);
}

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
