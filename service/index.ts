/** The public face of what is told of a pack: loading it with its diagnostics, and what an auditor asks. Editors: `language-service/`. */

// ------------------------------------------------------------------------------------------------ loading packs

export { loadCards, type PackWithUnwritten } from './analysis/check-cards.ts';
export { loadPack, type LoadedPack, type LoadOptions } from './analysis/load-pack.ts';
export { packsDeclaring } from './analysis/sibling-packs.ts';

export { DIAGNOSTIC_CODES, type DiagnosticCode } from './reference/diagnostic-codes.ts';

// ------------------------------------------------------------------------------------------------ provenance

export { PROVENANCE_CODES } from './checks/index.ts';
export {
  componentsWithoutScenario,
  provenanceReport,
  type AuditedDispute,
  type AuditedGap,
  type ComponentLocation,
  type ProvenanceReport,
} from './audit/report.ts';
export { ownPhrases, type OwnPhrase } from './audit/own-phrases.ts';
export { auditSignOffs } from './audit/sign-offs.ts';
