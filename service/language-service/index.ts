/**
 * The language service: editor features for packs. A workspace contains the texts; every feature is a function of a
 * workspace, the address of a file and a position, and returns types of the language server protocol. See README.md.
 */
export { nodeOf } from './components.ts';
export { createWorkspace, type OpenDocument, type Workspace, type WorkspaceOptions } from './workspace.ts';
export { allDiagnostics, diagnosticsOf } from './diagnostics.ts';
export { toProtocol, type ProtocolDiagnostic, type ProtocolDiagnosticData } from './protocol-diagnostic.ts';
export { DiagnosticSeverity } from './protocol.ts';
export { codeActions, preferredFix } from './code-actions.ts';
export { withReadSentences } from './sentences.ts';
export { sayInWords, type SaidInWords, type SaidWhere } from './say-in-words.ts';
export { readingsNear, wordsAfter, type OfferedReading, type OfferedWords } from './say-guided.ts';
export { notEncodedText } from './say-edit.ts';
export {
  addComponents,
  deleteComponents,
  duplicateComponents,
  moveComponents,
  renameComponent,
  setFields,
  type CardEdit,
  type FieldChange,
  type Made,
  type MoveTarget,
  type NewComponent,
} from './card-edits.ts';
export { componentForm, type ComponentForm, type FormField } from './component-form.ts';
export { completions } from './completion.ts';
export { hover } from './hover.ts';
export { signatureHelp } from './signature-help.ts';
export { definition, highlights, references } from './names.ts';
export { prepareRename, rename, type RenameResult } from './rename.ts';
export { documentSymbols, workspaceSymbols } from './symbols.ts';
export { semanticTokens, TOKEN_MODIFIERS, TOKEN_TYPES } from './semantic-tokens.ts';
export { formatting } from './formatting.ts';
export { inlayHints } from './inlay-hints.ts';
export { codeLenses, SCENARIOS_COMMAND, TRY_COMMAND } from './code-lenses.ts';
export { foldingRanges } from './folding.ts';
export { componentAt, type ComponentAtPosition } from './components.ts';
export { renderedTextsOf } from './rendered-texts.ts';
export { simplestGain, titleOf, variantText } from './variant-text.ts';
