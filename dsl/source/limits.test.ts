import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { grouped } from './limits.ts';
import { limitsPage } from './limits-page.ts';

const PAGE = join(import.meta.dirname, '../../docs/limits.md');

it('docs/limits.md is what the table says', () => {
  if (process.env['UPDATE_DOCS']) writeFileSync(PAGE, limitsPage());
  expect(readFileSync(PAGE, 'utf8')).toBe(limitsPage());
});

it('groups digits by three', () => {
  expect([0, 12, 999, 1000, 20_000, 1_000_000].map(grouped)).toEqual([
    '0',
    '12',
    '999',
    '1,000',
    '20,000',
    '1,000,000',
  ]);
});
