/** Starts a headless browser: an installed one, or one that can be installed; otherwise an error says what is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

export async function startBrowser(): Promise<Browser> {
  const executablePath = foundBrowser() ?? installBrowser();
  if (executablePath === undefined) {
    throw new Error(
      'The tests of the workbench need Chromium or Chrome. Install one of them (on Debian: apt-get install chromium), or set its path: CHROME_PATH=/path/to/chrome npm test',
    );
  }
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--force-color-profile=srgb', '--disable-gpu'] });
}

/** The path of an installed browser. */
export function foundBrowser(): string | undefined {
  const {
    CHROME_PATH: chosen,
    PATH = '',
    PLAYWRIGHT_BROWSERS_PATH: cache = join(homedir(), '.cache', 'ms-playwright'),
  } = process.env;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROME_PATH is "${chosen}", which does not exist.`);
  }
  const onPath = PATH.split(process.platform === 'win32' ? ';' : ':').flatMap((folder) =>
    NAMES.map((name) => join(folder, name)),
  );
  const cached = existsSync(cache)
    ? readdirSync(cache)
        .filter((name) => name.startsWith('chromium-'))
        .sort()
        .reverse()
        .flatMap((name) => [join(cache, name, 'chrome-linux', 'chrome'), join(cache, name, 'chrome-linux64', 'chrome')])
    : [];
  return [...onPath, ...PLACES, ...cached].find((path) => existsSync(path));
}

/** Installs the system's Chromium, as root on Debian and its derivatives. */
function installBrowser(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stderr.write(
    'The tests of the workbench need a browser: installing chromium (apt-get), which happens once …\n',
  );
  const run = (...args: string[]): boolean =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0;
  if (!run('update') || !run('install', '-y', '--no-install-recommends', 'chromium')) return undefined;
  return foundBrowser();
}
