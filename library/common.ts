/** What is the same on every platform: packs as typed data, diagnostics, texts for people, and games. */
export {
  LANGUAGES,
  LANGUAGE_CODES,
  formatFile,
  hasErrors,
  memoryFiles,
  packSchema,
  provenanceReport,
  renderComponent,
  renderDiagnostic,
} from '../dsl/index.ts';
export type * from '../dsl/packs/model.ts';
export type * from '../dsl/packs/sources.ts';
export type {
  Diagnostic,
  FileEntry,
  FileRange,
  Files,
  Formatted,
  JsonSchema,
  Language,
  LanguageCode,
  LoadedPack,
  ProvenanceReport,
  RenderOptions,
  RenderedText,
  SectionName,
  Severity,
  TextOptions,
} from '../dsl/index.ts';
export * from '../interpreter/index.ts';
