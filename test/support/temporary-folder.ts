/** A folder that each test of a file finds empty, and that is removed after it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** Called once at the head of a test file; returns the path of the folder, or of a name in it, during a test. */
export function temporaryFolder(): (name?: string) => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fathom-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return (name = '') => join(folder, name);
}
