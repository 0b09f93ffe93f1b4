/** The public face of the language: packs in, models and diagnostics out. */
export { loadPack, type LoadedPack, type LoadOptions } from './analysis/load-pack.ts';
export { checkPack } from './analysis/check-pack.ts';
export { formatFile, type Formatted } from './packs/format.ts';
export { memoryFiles, type FileEntry, type Files } from './packs/files.ts';
export type * from './packs/model.ts';
export type {
  MetadataSource,
  ComponentId,
  ComponentSource,
  EffectSource,
  FileSource,
  Reference,
  Sources,
  TextKind,
  LexiconSource,
} from './packs/sources.ts';
export { packSchema, type JsonSchema, type DeclaredKeys } from './packs/schema.ts';
export {
  HEADER,
  NOTE_FIELDS,
  SECTIONS,
  SECTION_NAMES,
  STATUSES,
  sectionOf,
  LANGUAGE_CODES,
  type Case,
  type Gender,
  type LanguageCode,
  type Field,
  type FieldType,
  type RecordType,
  type Section,
  type SectionName,
} from './packs/fields.ts';

export { PROVENANCE_CODES } from './checks/index.ts';
export * from './provenance/index.ts';
export {
  provenanceReport,
  componentsWithoutScenario,
  type AuditedDispute,
  type AuditedGap,
  type ComponentLocation,
  type ProvenanceReport,
} from './audit/report.ts';
export { signOffStatuses, type SignOffStatus } from './audit/sign-off-status.ts';

export type { Diagnostic, FileRange, Severity } from './source/diagnostic.ts';
export { hasErrors } from './source/diagnostic.ts';
export { renderDiagnostic, didYouMean, type RenderOptions } from './source/render.ts';
export { Lines, type LineColumn } from './source/lines.ts';
export type { Problem } from './source/problem.ts';
export type { Span } from './source/span.ts';
export type { SourceMap } from './source/source-map.ts';
export { readYaml, readYamlText, type YamlFile } from './source/yaml.ts';
export { childOf, entryOf, keySpanAt, nodeAt, plain, type Path, type Plain, type YamlNode } from './source/tree.ts';

export type * from './semantics/ir.ts';
export type { PackSymbol, SymbolKind, Symbols } from './semantics/symbols.ts';
export * from './semantics/index.ts';

export {
  RESERVED,
  parseAmounts,
  parseCondition,
  parseCost,
  parsePhrase,
  parseProgram,
  parseValue,
  print,
  printCost,
  printEvent,
  printExpr,
  printItems,
  printPhrase,
  type Parsed,
  type PrintOptions,
} from './syntax/index.ts';
export type * as ast from './syntax/ast.ts';

export { renderComponent, defaultOptions, type TextOptions, type RenderedText } from './text/render/component.ts';
export { LANGUAGES } from './text/languages/index.ts';
export type { Language } from './text/languages/language.ts';
