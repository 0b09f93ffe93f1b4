/** What the tests need of the machine: looked for before the first of them runs, and said in one sentence where it is missing. */
import { statfsSync, writeFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../browser/support/installed-browser.ts';

/** Workbenches, packages and the profile of a browser, of two files of tests at a time. */
const NEEDED_MB = 300;
const MB = 2 ** 20;

/** What is missing for these files of tests; undefined if nothing is. Installs a browser if need be. */
export function missingFor(files: readonly string[]): string | undefined {
  return missingFolder() ?? (files.some((path) => path.includes('/test/browser/')) ? missingBrowser() : undefined);
}

function missingFolder(): string | undefined {
  const folder = tmpdir();
  const advice = 'or name another folder: TMPDIR=/path/to/folder npm test';
  try {
    const { bavail, bsize } = statfsSync(folder);
    const free = Math.floor((bavail * bsize) / MB);
    if (free < NEEDED_MB) {
      return `The tests write to ${folder}, which has ${free} MB free, and need ${NEEDED_MB} MB: make room there, ${advice}`;
    }
    const probe = join(folder, `fathom-probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    return undefined;
  } catch (error) {
    return `The tests write to ${folder}, which is not possible (${(error as Error).message}): see to it, ${advice}`;
  }
}

function missingBrowser(): string | undefined {
  try {
    ensureBrowser();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
