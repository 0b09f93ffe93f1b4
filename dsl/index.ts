/**
 * The public interface of the language for other parts of Fathom. Four more have special purposes:
 * `text/index.ts` (texts in natural languages), `service/index.ts` (editors), `reference/index.ts` (documentation) and `node.ts` (files on Node).
 */

// ------------------------------------------------------------------------------------------------ loading packs

export { checkCards, loadCards, type PackWithUnwritten } from '../service/analysis/check-cards.ts';
export { loadPack, type LoadedPack, type LoadOptions } from '../service/analysis/load-pack.ts';
export { checkPack } from '../service/analysis/check-pack.ts';
export { packsDeclaring } from '../service/analysis/sibling-packs.ts';
export { formatFile, type Formatted } from './packs/format.ts';
export {
  BUILT_IN_FOLDER,
  PACK_FILE,
  baseName,
  memoryFiles,
  parentOf,
  tidyPath,
  type FileEntry,
  type Files,
} from './packs/files.ts';

// ------------------------------------------------------------------------------------------------ the model of a pack

export type * from './packs/model.ts';
export { MODEL_KEYS, type ModelSection } from './packs/model-sections.ts';
export { boardsToDeal, inGame, type OptionValues } from './packs/game-setup.ts';
export { optionsWithoutEffect } from './packs/option-effects.ts';
export type {
  ComponentId,
  ComponentSource,
  EffectSource,
  FileSource,
  LexiconSource,
  MetadataSource,
  Reference,
  Sources,
  TextKind,
} from './packs/sources.ts';

// ------------------------------------------------------------------------------------------------ the keys of pack files

export { packSchema, type DeclaredKeys, type JsonSchema } from './packs/schema.ts';
export { validateAgainst } from './packs/validate.ts';
export {
  CASES,
  BONUS,
  EFFECT,
  HEADER,
  LANGUAGE_CODES,
  NAME_ONLY_SECTIONS,
  NOTE_FIELDS,
  PRINTED_SECTIONS,
  RENDERED_SECTIONS,
  SECTIONS,
  SECTION_NAMES,
  STATUSES,
  sectionOf,
  type Case,
  type Field,
  type FieldType,
  type Gender,
  type LanguageCode,
  type RecordType,
  type Section,
  type SectionName,
} from './packs/fields.ts';

// ------------------------------------------------------------------------------------------------ provenance and audit

export { PROVENANCE_CODES } from '../service/checks/index.ts';
export * from './provenance/index.ts';
export {
  componentsWithoutScenario,
  provenanceReport,
  type AuditedDispute,
  type AuditedGap,
  type ComponentLocation,
  type ProvenanceReport,
} from '../service/audit/report.ts';
export { ownPhrases, type OwnPhrase } from '../service/audit/own-phrases.ts';
export { auditSignOffs, type AuditedSignOff } from '../service/audit/sign-offs.ts';

// ------------------------------------------------------------------------------------------------ scenarios and icons

export * from './scenarios/index.ts';
export {
  escapeHtml,
  iconHtml,
  iconLabels,
  iconSheet,
  iconsOf,
  withIcons,
  type Icon,
  type IconLabels,
  type Icons,
} from '../texts/icons/index.ts';

// ------------------------------------------------------------------------------------------------ effects

export type * from './semantics/ir.ts';
export { AMOUNT, FIRST_FREE_VAR, IT, THIS } from './semantics/ir.ts';
export type { PackSymbol, SymbolKind, Symbols } from './semantics/symbols.ts';
export * from './semantics/index.ts';
export { openedFrom } from './semantics/opened-zones.ts';
export { withOpenedZones } from './packs/opened-zones.ts';
export { periodsOfLoop } from './packs/loops-of-periods.ts';
export { modelRoot, nodesOf, partsOf, rootIn } from './packs/model-roots.ts';
export { type Root, rootOf, someNode, visitAll, visitIr, type Visitor } from './semantics/visit-ir.ts';
export { asksPlayer, operationFacts, operationsOf, effectFacts, readsOf } from './semantics/facts/index.ts';
export type { Operation } from './semantics/facts/operations.ts';
export { type Aspect, ASPECTS } from './semantics/facts/fact-types.ts';
export type { NodeOf } from './semantics/facts/unions.ts';
export { GAME, MARKS } from './words/core-names.ts';
export { heldOn } from './semantics/held-counters.ts';
export { mayTakeCardsBefore } from './packs/taken-cards.ts';
export { unseenChoice, type UnseenChoice } from './semantics/unseen-choice.ts';
export { innerOf } from './semantics/walk-effect.ts';
export { isContinuousWord } from './words/facts.ts';
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
export type { CostNode, EffectNode, ItemNode, Range, WordNode } from './syntax/ast.ts';

// ------------------------------------------------------------------------------------------------ files and diagnostics

export {
  fileRange,
  hasErrors,
  sortDiagnostics,
  toDiagnostic,
  type Diagnostic,
  type FileRange,
  type Severity,
} from './source/diagnostic.ts';
export {
  didYouMean,
  renderDiagnostic,
  sentence,
  type DiagnosticWording,
  type DiagnosticWords,
  type RenderOptions,
} from './source/render.ts';
export { capitalize, uncapitalize } from './source/capitalize.ts';
export { commonEnds } from './source/common-ends.ts';
export { nearestNames } from './source/nearest-names.ts';
export {
  declare,
  describeProblem,
  type AnyDeclaration,
  type DataArguments,
  type Declarations,
  type Report,
} from './source/declaration.ts';
export type { Problem } from './source/problem.ts';
export type { Span } from './source/span.ts';
export type { SourceMap } from './source/source-map.ts';
export { Lines, type LineColumn } from './source/lines.ts';
export { MAX_FILE_BYTES, decode } from './source/decode.ts';
export { LIMITS } from './source/limits.ts';
export { isDangerous, replaceDangerous, visible } from './source/characters.ts';
export { flowYaml } from './source/flow-yaml.ts';
export { markedPieces, type MarkedPiece } from './source/marked-pieces.ts';
export { shorten } from './source/shorten.ts';
export { readYaml, readYamlText, type YamlFile } from './source/yaml.ts';
export {
  childOf,
  entryOf,
  keySpanAt,
  nodeAt,
  plain,
  type Path,
  type Plain,
  type YamlMap,
  type YamlNode,
  type YamlScalar,
} from './source/tree.ts';

// ------------------------------------------------------------------------------------------------ texts, the most used

export {
  LANGUAGES,
  defaultOptions,
  inLanguageInUkrainian,
  languageName,
  languagesIn,
  renderComponent,
  type Language,
  type RenderedText,
  type TextOptions,
} from '../texts/index.ts';
