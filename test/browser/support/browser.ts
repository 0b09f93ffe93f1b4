/** Starts a headless browser: an installed one, or one that can be installed; otherwise an error says what is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { withFileLock } from '../../../cli/edit/file-lock.ts';
import { installPackage } from '../../support/debian.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Unpacking a browser over a slow line. */
const PATIENCE_MS = 600_000;

export async function startBrowser(): Promise<Browser> {
  // one thread installs; the others wait, and never start what is only half unpacked
  const executablePath = withFileLock(
    join(tmpdir(), 'fathom-test-browser'),
    () => foundBrowser() ?? installBrowser(),
    PATIENCE_MS,
  );
  if (executablePath === undefined) {
    throw new Error(
      'The tests of the workbench need Chromium or Chrome, which could not be installed. Install one of them (on Debian: apt-get install chromium), or set its path: CHROME_PATH=/path/to/chrome npm test',
    );
  }
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--force-color-profile=srgb', '--disable-gpu'] });
}

/** The path of an installed browser. */
export function foundBrowser(): string | undefined {
  const { CHROME_PATH: chosen, PATH = '' } = process.env;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROME_PATH is "${chosen}", which does not exist.`);
  }
  const onPath = PATH.split(process.platform === 'win32' ? ';' : ':').flatMap((folder) =>
    NAMES.map((name) => join(folder, name)),
  );
  // where Playwright puts what it downloads
  return [...onPath, ...PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

/** Installs a browser: the system's Chromium as root on Debian and its derivatives, otherwise the one of Playwright. */
function installBrowser(): string | undefined {
  process.stderr.write('The tests of the workbench need a browser: installing Chromium, which happens once …\n');
  if (!installPackage('chromium') && !download()) return undefined;
  return foundBrowser();
}

function download(): boolean {
  const command = createRequire(import.meta.url).resolve('playwright-core/cli.js');
  return spawnSync(process.execPath, [command, 'install', '--no-shell', 'chromium'], { stdio: 'ignore' }).status === 0;
}
