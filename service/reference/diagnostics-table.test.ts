import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { declare } from '../../dsl/source/declaration.ts';
import { diagnosticRows, diagnosticsTable } from './diagnostics-table.ts';
import { diagnosticCodesModule } from './write-codes.ts';

const CODES = join(import.meta.dirname, 'diagnostic-codes.ts');
const PAGE = join(import.meta.dirname, '../../docs/diagnostics.md');

it('docs/diagnostics.md is what the declarations say', () => {
  if (process.env['UPDATE_DOCS']) writeFileSync(PAGE, diagnosticsTable());
  expect(readFileSync(PAGE, 'utf8')).toBe(diagnosticsTable());
});

it('service/reference/diagnostic-codes.ts has all of them', () => {
  if (process.env['UPDATE_DOCS']) writeFileSync(CODES, diagnosticCodesModule());
  expect(readFileSync(CODES, 'utf8')).toBe(diagnosticCodesModule());
});

it('a row has one line and no markup of its own', () => {
  const sizes = declare<{ name: string }>({
    severity: 'warning',
    message: ({ name }) => `\`${name}\` is <big> or | small  \n\n  or both`,
    fix: { none: 'it is as it is' },
    example: { name: 'kelp' },
  });
  const plain = declare({
    severity: 'error',
    message: () => 'an error',
    fix: { does: 'removes it' },
  });
  expect(diagnosticRows({ sizes, plain, 'a-first': plain })).toBe(
    [
      '| `a-first` | error | An error. | removes it |',
      '| `plain` | error | An error. | removes it |',
      '| `sizes` | warning | `kelp` is &lt;big> or \\| small or both. | none: it is as it is |',
    ].join('\n'),
  );
});
