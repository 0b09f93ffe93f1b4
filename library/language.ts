/**
 * The language: effects parsed and printed, the keys of packs, scenarios, provenance.
 *
 * @module fathom/language
 */

// ------------------------------------------------------------------------------------------------ effects

export {
  parseCondition,
  parseCost,
  parsePhrase,
  parseProgram,
  parseValue,
  print,
  type Parsed,
  type PrintOptions,
  type Problem,
  type Span,
} from '../dsl/index.ts';
export type * as ast from '../dsl/syntax/ast.ts';

// ------------------------------------------------------------------------------------------------ files of packs

export { type DeclaredKeys, formatFile, LIMITS, packSchema, type Formatted, type JsonSchema } from '../dsl/index.ts';
export type { Alike } from '../dsl/syntax/different-values.ts';
export type { Port, ShapeCell } from '../dsl/packs/shapes.ts';
export { optionsWithoutEffect } from '../dsl/internal.ts';
export type * as rules from '../dsl/packs/model.ts';
export type * as ir from '../dsl/semantics/ir.ts';

// ------------------------------------------------------------------------------------------------ what is in a pack

export { type AuditedDispute, type AuditedGap, provenanceReport, type ProvenanceReport } from '../service/index.ts';
export type {
  Citation,
  Edition,
  FieldStatus,
  FieldTally,
  KindTally,
  Provenance,
  Tally,
} from '../dsl/provenance/index.ts';
export {
  runScenarios,
  type RunOptions as ScenarioOptions,
  type ScenarioResult,
  type ScenarioRun,
} from '../interpreter/scenario/index.ts';
