/** The code is well typed: all that runs in Node, and the page, which has other names at hand. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const TSC = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

it.each(['.', 'editor'])(
  '%s',
  (project) =>
    new Promise<void>((done, fail) => {
      execFile(process.execPath, [TSC, '--noEmit', '-p', project], { cwd: ROOT }, (_, out) => {
        try {
          expect(out).toBe('');
          done();
        } catch (error) {
          fail(error);
        }
      });
    }),
);
