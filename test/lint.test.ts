/**
 * `npm run lint` finds nothing: part of the tests, so that nobody has to remember it. The linter checks the types, too,
 * of each file with the `tsconfig.json` of its folder; `npm run typecheck` does it with the compiler itself.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { allFiles, changedSince } from './support/git-files.ts';
import { isFull, sampleOf } from './support/width.ts';

const ROOT = join(import.meta.dirname, '..');
/** Commits whose files are looked at, and files beside them. */
const LATEST = 10;
const OTHERS = 50;

const binary = (pkg: string, path: string): string =>
  join(dirname(createRequire(import.meta.url).resolve(`${pkg}/package.json`)), path);

/** All that a program says of these files. */
async function complaints(program: string, args: readonly string[], paths: readonly string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...args, ...paths], {
    cwd: ROOT,
  }).catch((failed: { stdout: string; stderr: string }) => failed);
  return stdout + stderr;
}

it('linter and types', async () => {
  const args = ['--type-aware', '--type-check', '--quiet', '--format=unix'];
  expect(await complaints(binary('oxlint', 'bin/oxlint'), args, ['.'])).toBe('');
});

it('the format', async () => {
  const args = ['--check', '--ignore-unknown', '--log-level=warn'];
  expect(await complaints(binary('prettier', 'bin/prettier.cjs'), args, isFull ? ['.'] : mostLikely())).toBe('');
});

/** Files that are likely to be wrong, which were changed lately, and some others; all where there is no history. */
function mostLikely(): string[] {
  try {
    const changed = new Set(changedSince(`HEAD~${LATEST}`));
    const others = allFiles().filter((path) => !changed.has(path));
    return [...changed, ...sampleOf(others, OTHERS)].filter((path) => existsSync(join(ROOT, path)));
  } catch {
    return ['.'];
  }
}
