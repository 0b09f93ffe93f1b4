/** What is the same on every platform: packs as typed data, diagnostics, texts for people, and games. */
export { LANGUAGE_CODES, formatFile, hasErrors, memoryFiles, packSchema, renderDiagnostic } from '../dsl/index.ts';
export type * from '../dsl/packs/model.ts';
export type * from '../dsl/packs/sources.ts';
export type {
  Diagnostic,
  FileEntry,
  FileRange,
  Files,
  Formatted,
  JsonSchema,
  LanguageCode,
  RenderOptions,
  SectionName,
  Severity,
} from '../dsl/index.ts';
export * from '../interpreter/index.ts';
export { provenanceReport, type LoadedPack, type ProvenanceReport } from '../service/index.ts';
export { LANGUAGES, renderComponent, type Language, type RenderedText, type TextOptions } from '../texts/index.ts';
export {
  eventInWords,
  type Round,
  rounds,
  type ScoreRow,
  scoreSheet,
  type ScoreSheet,
  story,
  type StoryParagraph,
  type ToldFor,
} from '../table/told.ts';
