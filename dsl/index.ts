/**
 * The public face of the language: packs as files and models, the keys of their files, effects parsed and printed, diagnostics.
 * What the other houses need besides is in `internal.ts`, the file system of Node in `node.ts`.
 */

// ------------------------------------------------------------------------------------------------ loading packs

export { formatFile, type Formatted } from './packs/format.ts';
export { BUILT_IN_FOLDER, PACK_FILE, memoryFiles, type FileEntry, type Files } from './packs/files.ts';

// ------------------------------------------------------------------------------------------------ the model of a pack

export type * from './packs/model.ts';
export { MODEL_KEYS, type ModelSection } from './packs/model-sections.ts';
export type {
  ComponentId,
  ComponentSource,
  EffectSource,
  FileSource,
  MetadataSource,
  Reference,
  Sources,
  TextKind,
} from './packs/sources.ts';

// ------------------------------------------------------------------------------------------------ the keys of pack files

export { packSchema, type DeclaredKeys, type JsonSchema } from './packs/schema.ts';
export { validateAgainst } from './packs/validate.ts';
export {
  SECTIONS,
  SECTION_NAMES,
  sectionOf,
  type Case,
  type Field,
  type FieldType,
  type Gender,
  type RecordType,
  type SectionName,
} from './packs/fields.ts';
export { LANGUAGE_CODES, type LanguageCode } from './words/languages.ts';

// ------------------------------------------------------------------------------------------------ effects

export type * from './semantics/ir.ts';
export type { PackSymbol, SymbolKind, Symbols } from './semantics/symbols.ts';
export { type Root, rootOf, visitIr } from './semantics/visit-ir.ts';
export {
  RESERVED,
  parseCondition,
  parseCost,
  parsePhrase,
  parseProgram,
  parseValue,
  print,
  printCost,
  printExpr,
  printItems,
  type Parsed,
  type PrintOptions,
} from './syntax/index.ts';
export type * as ast from './syntax/ast.ts';
export type { CostNode, EffectNode, ItemNode, Range, WordNode } from './syntax/ast.ts';

// ------------------------------------------------------------------------------------------------ files and diagnostics

export { hasErrors, sortDiagnostics, type Diagnostic, type FileRange, type Severity } from './source/diagnostic.ts';
export { renderDiagnostic, type DiagnosticWording, type DiagnosticWords, type RenderOptions } from './source/render.ts';
export type { OwnerOfCodes, Problem } from './source/problem.ts';
export type { Span } from './source/span.ts';
export { Lines, type LineColumn } from './source/lines.ts';
export { LIMITS } from './source/limits.ts';
