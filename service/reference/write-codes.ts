/** Generates the list of all codes of diagnostics, `diagnostic-codes.ts`, from their declarations. */
import { DIAGNOSTICS } from './diagnostic-registry.ts';

/** The source of the module. */
export const diagnosticCodesModule = (): string => `/**
 * The codes of all diagnostics of packs. Generated from the declarations, so that a list of codes needs none of them; after a change run
 * \`UPDATE_DOCS=1 npx vitest run service/reference\`.
 */
export const DIAGNOSTIC_CODES = [
${Object.keys(DIAGNOSTICS)
  .sort()
  .map((code) => `  '${code}',`)
  .join('\n')}
] as const;

/** The code of a diagnostic of a pack; docs/diagnostics.md says what each means. */
export type DiagnosticCode = (typeof DIAGNOSTIC_CODES)[number];
`;
