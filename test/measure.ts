/** `npm run test:measure`: a whole run that stores how long each file takes (`durations.json`), to be committed. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), 'run'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, TEST_DURATIONS: 'write' },
});
process.exit(status ?? 1);
