/** Installs what tests need of the system, where that can be done. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A package of Debian and its derivatives, as root; false where it cannot be installed. */
export function installPackage(name: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const run = (...args: string[]): boolean =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', name);
}
