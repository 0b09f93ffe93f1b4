/** Which files a person has written in here: the newest first, stored in the browser for each host. */
import { parsed, readText, writeText } from './browser-store.ts';
import { host } from './services.ts';

const MOST = 12;

const keyOf = (): string => `fathom-touched ${host().key}`;

/** Paths of files that were written in; some may be gone. */
export function touchedFiles(): string[] {
  const stored = parsed(readText(keyOf()));
  return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
}

/** Notes that a person has written in a file. */
export function touch(path: string): void {
  const before = touchedFiles();
  if (before[0] === path) return;
  writeText(keyOf(), JSON.stringify([path, ...before.filter((one) => one !== path)].slice(0, MOST)));
}
