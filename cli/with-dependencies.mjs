/** Runs a program of node_modules, after installing what is missing: `node cli/with-dependencies.mjs vitest run …`. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, ensureDependencies } from './bootstrap.mjs';
import { checkNode } from './node-version.mjs';

checkNode();
ensureDependencies();
const [name, ...args] = process.argv.slice(2);
if (!name) {
  process.stderr.write('usage: node cli/with-dependencies.mjs PROGRAM [ARGUMENT…]\n');
  process.exit(2);
}
const folder = join(ROOT, 'node_modules', name);
const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const run = spawnSync(process.execPath, [join(folder, typeof bin === 'string' ? bin : bin[name]), ...args], {
  cwd: ROOT,
  stdio: 'inherit',
});
if (run.signal) process.kill(process.pid, run.signal);
process.exit(run.status === null ? 1 : run.status);
