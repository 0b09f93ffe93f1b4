/**
 * `npm run lint` finds nothing: part of the tests, so that nobody has to remember it. The linter checks the types, too,
 * of each file with the `tsconfig.json` of its folder; `npm run typecheck` does it with the compiler itself.
 */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const run = promisify(execFile);
const binary = (pkg: string, path: string): string =>
  join(dirname(createRequire(import.meta.url).resolve(`${pkg}/package.json`)), path);

it.each([
  [
    'linter and types',
    binary('oxlint', 'bin/oxlint'),
    ['--type-aware', '--type-check', '--quiet', '--format=unix', '.'],
  ],
  [
    'the format',
    binary('prettier', 'bin/prettier.cjs'),
    // cached by content: what has not changed since it was good is good
    ['--check', '.', '--log-level=warn', '--cache', '--cache-strategy=content'],
  ],
])(
  '%s',
  async (_, program, args) => {
    const { stdout, stderr } = await run(process.execPath, [program, ...args], { cwd: ROOT }).catch(
      (failed: { stdout: string; stderr: string }) => failed,
    );
    expect(stdout + stderr).toBe('');
  },
  300_000,
);
