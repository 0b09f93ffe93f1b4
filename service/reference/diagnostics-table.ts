/** Generates the reference of all diagnostics, `docs/diagnostics.md`, from their declarations. */
import type { AnyCheck } from '../checks/check.ts';
import { CHECKS } from '../checks/index.ts';
import { sentence, didYouMean, describeProblem, type AnyDeclaration, type Declarations } from '../../dsl/internal.ts';
import { DIAGNOSTICS } from './diagnostic-registry.ts';

const HEAD = `# Diagnostics

Every problem that \`fathom check\` and an editor can report about a pack. This page is generated from the declarations
(\`service/reference/diagnostics-table.ts\`); after a change run \`UPDATE_DOCS=1 npx vitest run service/reference/diagnostics-table\`.

"Did you mean" suggestions are offered as fixes for every code. A syntax error in a text whose lines YAML joins also offers
the block that preserves them, \`|\`. A fix that removes something, or is one of several, is never applied without asking.

| code | severity | example | fix |
|---|---|---|---|
`;

const CHECKS_HEAD = `
## Checks of the whole pack

These run when the files have no other error; the early ones, which need names only, always run (\`service/checks\`).

| code | finds | early |
|---|---|---|
`;

export function diagnosticsTable(): string {
  const rows = diagnosticRows(DIAGNOSTICS);
  const checks = Object.entries<AnyCheck>(CHECKS).map(
    ([code, { summary, early }]) => `| \`${code}\` | ${cell(summary)} | ${early ? 'yes' : ''} |`,
  );
  return `${HEAD}${rows}\n${CHECKS_HEAD}${checks.join('\n')}\n`;
}

/** The rows of a table of diagnostics, by code. */
export const diagnosticRows = (declarations: Declarations): string =>
  Object.entries(declarations)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, declaration]) => row(code, declaration))
    .join('\n');

function row(code: string, declaration: AnyDeclaration): string {
  const { severity, message, suggestions } = describeProblem(code, declaration, declaration.example);
  const { fix } = declaration;
  const offered = 'none' in fix ? `none: ${fix.none}` : fix.does;
  const severities = typeof declaration.severity === 'function' ? 'error or warning' : severity;
  return `| \`${code}\` | ${severities} | ${cell(sentence(message) + didYouMean(suggestions))} | ${cell(offered)} |`;
}

const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;')
    .replace(/\s*\n\s*/g, ' ');
