/** The headless browser of the page tests: an installed one, or one that can be installed; otherwise an error says what is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserServer } from 'playwright-core';
import { withFileLock } from '../../../cli/edit/file-lock.ts';
import { installPackage } from '../../support/debian.ts';

/** The shell has the engine of the browser and nothing around it: it takes a third less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
/** Debian's packages, the smaller one first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Room for young objects, as in `run-vitest.mjs`: loading a pack takes a tenth less of the processor. */
const YOUNG_OBJECTS = '--min-semi-space-size=32 --max-semi-space-size=64';

/** Unpacking a browser over a slow line. */
const PATIENCE_MS = 600_000;

/** Starts the browser of a run, to which its threads connect. Throws in one sentence if there is none and none can be installed. */
export async function launchBrowser(): Promise<BrowserServer> {
  const args = ['--no-sandbox', '--force-color-profile=srgb', '--disable-gpu', `--js-flags=${YOUNG_OBJECTS}`];
  return chromium.launchServer({ executablePath: ensureBrowser(), args });
}

/** The path of a browser, which is installed if need be. Throws in one sentence if that is not possible. */
export function ensureBrowser(): string {
  // one run installs; another waits, and never starts what is only half unpacked
  const path = withFileLock(
    join(tmpdir(), 'fathom-test-browser'),
    () => foundBrowser() ?? installBrowser(),
    PATIENCE_MS,
  );
  if (path !== undefined) return path;
  throw new Error(
    'The tests of the workbench need Chromium or Chrome, which could not be installed: install one of ' +
      'them (on Debian: apt-get install chromium), or set its path, CHROME_PATH=/path/to/chrome npm ' +
      'test',
  );
}

/** The path of an installed browser. */
export function foundBrowser(): string | undefined {
  const { CHROME_PATH: chosen, PATH = '' } = process.env;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROME_PATH is "${chosen}", which does not exist.`);
  }
  const folders = PATH.split(process.platform === 'win32' ? ';' : ':');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  // where Playwright puts what it downloads
  return [...onPath, ...PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

/** Installs a browser: the system's Chromium as root on Debian and its derivatives, otherwise the one of Playwright. */
function installBrowser(): string | undefined {
  process.stderr.write('The tests of the workbench need a browser: installing Chromium, which happens once …\n');
  if (!PACKAGES.some(installPackage) && !download()) return undefined;
  return foundBrowser();
}

function download(): boolean {
  const command = createRequire(import.meta.url).resolve('playwright-core/cli.js');
  return spawnSync(process.execPath, [command, 'install', '--no-shell', 'chromium'], { stdio: 'ignore' }).status === 0;
}
