/** Which files the repository has, and which have changed. Throws where git fails: there is no clone, or no such revision. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

function git(...args: string[]): string[] {
  return execFileSync('git', [...args, '-z'], { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\0')
    .filter((path) => path !== '');
}

/** Paths of all files that git does not ignore, also of some that are no longer there. */
export const allFiles = (): string[] => git('ls-files', '--cached', '--others', '--exclude-standard');

/** Paths of what differs from the revision, and of new files. */
export const changedSince = (revision: string): string[] => [
  ...git('diff', '--name-only', '--no-renames', revision),
  ...git('ls-files', '--others', '--exclude-standard'),
];
