/** The headless browser of the page tests: an installed one, or one that can be installed; otherwise an error says what is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserServer } from 'playwright-core';
import { withFileLock } from '../../../cli/edit/file-lock.ts';
import { installPackage } from '../../support/debian.ts';
import { browserKind, type BrowserKind } from './browser-kinds.ts';

/** Unpacking a browser over a slow line. */
const PATIENCE_MS = 600_000;

/** Starts the browser of a run, to which its threads connect. Throws in one sentence if there is none and none can be installed. */
export async function launchBrowser(): Promise<BrowserServer> {
  const kind = browserKind();
  return kind.type.launchServer(kind.launch(ensureBrowser()));
}

/** The path of a browser, which is installed if need be. Throws in one sentence if that is not possible. */
export function ensureBrowser(): string {
  const kind = browserKind();
  // one run installs; another waits, and never starts what is only half unpacked
  const path = withFileLock(
    join(tmpdir(), 'fathom-test-browser'),
    () => foundBrowser(kind) ?? installBrowser(kind),
    PATIENCE_MS,
  );
  if (path !== undefined) return path;
  const { name, packages, variable } = kind;
  throw new Error(
    `The tests of the workbench need ${name}, which could not be installed: install it ` +
      `(on Debian: apt-get install ${packages.at(-1)}), or set its path, ${variable}=/path/to/it npm test`,
  );
}

/** The path of an installed browser. */
export function foundBrowser({ type, commands, places, variable }: BrowserKind = browserKind()): string | undefined {
  const chosen = process.env[variable];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`${variable} is "${chosen}", which does not exist.`);
  }
  const folders = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':');
  const onPath = commands.flatMap((name) => folders.map((folder) => join(folder, name)));
  // where Playwright puts what it downloads
  return [...onPath, ...places, type.executablePath()].find((path) => existsSync(path));
}

/** Installs a browser: the system's as root on Debian and its derivatives, otherwise the one of Playwright. */
function installBrowser(kind: BrowserKind): string | undefined {
  const [first] = kind.name.split(' ');
  process.stderr.write(`The tests of the workbench need a browser: installing ${first}, which happens once …\n`);
  if (!kind.packages.some(installPackage) && !download(kind)) return undefined;
  return foundBrowser(kind);
}

function download({ download: what }: BrowserKind): boolean {
  const command = createRequire(import.meta.url).resolve('playwright-core/cli.js');
  return spawnSync(process.execPath, [command, 'install', ...what], { stdio: 'ignore' }).status === 0;
}
