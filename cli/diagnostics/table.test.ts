import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diagnosticRows } from '../../service/reference/diagnostics-table.ts';
import { PRINTED_TEXT_DIAGNOSTICS } from '../../texts/audit/diagnostics.ts';
import { TEXT_DIAGNOSTICS } from '../../texts/parse/diagnostics.ts';
import { TABLE_DIAGNOSTICS } from '../../texts/card-tables/diagnostics.ts';

const PAGE = join(import.meta.dirname, '../../docs/diagnostics-of-commands.md');
const COLUMNS = '| code | severity | example | fix |\n|---|---|---|---|';

const page = (): string => `# Diagnostics of commands

Problems of files that belong to a command and not to a pack; those of packs are in [diagnostics.md](diagnostics.md). This page
is generated from the declarations; after a change run \`UPDATE_DOCS=1 npx vitest run cli/diagnostics\`.

## \`fathom encode --file\`: tables of cards

Declared in \`texts/card-tables/diagnostics.ts\`.

${COLUMNS}
${diagnosticRows(TABLE_DIAGNOSTICS)}

## Texts of cards that are not understood

Declared in \`texts/parse/diagnostics.ts\`; \`fathom encode\` reports them, for a text and for a table.

${COLUMNS}
${diagnosticRows(TEXT_DIAGNOSTICS)}

## \`fathom audit --texts\`: files of printed texts

Declared in \`texts/audit/diagnostics.ts\`. Differences between a text and its effect are classes of
\`texts/compare/classes.ts\`.

${COLUMNS}
${diagnosticRows(PRINTED_TEXT_DIAGNOSTICS)}
`;

it('docs/diagnostics-of-commands.md is what the declarations say', () => {
  if (process.env['UPDATE_DOCS']) writeFileSync(PAGE, page());
  expect(readFileSync(PAGE, 'utf8')).toBe(page());
});
