/** What a run of Vitest does once, in its own process, before the threads that run the tests. */
import { spawnSync } from 'node:child_process';
import { register } from 'node:module';
import { join } from 'node:path';

register('./typescript-hooks.mjs', import.meta.url);

/** The exit code of a run that could not begin. */
const CANNOT_RUN = 2;

export default async function setup(project) {
  const { missingFor } = await import('./support/prerequisites.ts');
  const { testFiles } = await project.globTestFiles(project.vitest.filenamePattern);
  const missing = missingFor(testFiles);
  if (missing !== undefined) {
    process.stderr.write(`\n${missing}\n\n`);
    process.exit(CANNOT_RUN);
  }
  // one build for all: two threads that find it stale would both begin
  if (testFiles.some((path) => path.includes('/test/browser/'))) build();
  const { serveBrowser } = await import('./support/browser-service.ts');
  return serveBrowser(project);
}

function build() {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, '..', 'cli', 'build.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(CANNOT_RUN);
}
