import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diagnosticsTable } from './diagnostics-table.ts';

const PAGE = join(import.meta.dirname, '../../docs/diagnostics.md');

it('docs/diagnostics.md is what the declarations say', () => {
  if (process.env['UPDATE_DOCS']) writeFileSync(PAGE, diagnosticsTable());
  expect(readFileSync(PAGE, 'utf8')).toBe(diagnosticsTable());
});
