/**
 * What an editor asks. A workspace contains the texts of the open files; every feature is a function of a workspace, the address of a file
 * and a position, and returns the types of `vscode-languageserver-types`.
 *
 * @module fathom/service
 */
export {
  allDiagnostics,
  codeActions,
  codeLenses,
  completions,
  createWorkspace,
  definition,
  diagnosticsOf,
  documentSymbols,
  foldingRanges,
  formatting,
  highlights,
  hover,
  inlayHints,
  type OpenDocument,
  type ProtocolDiagnostic,
  type ProtocolDiagnosticData,
  prepareRename,
  references,
  rename,
  type RenameResult,
  semanticTokens,
  signatureHelp,
  TOKEN_MODIFIERS,
  TOKEN_TYPES,
  type Workspace,
  type WorkspaceOptions,
  workspaceSymbols,
} from '../service/language-service/index.ts';
export type * as protocol from 'vscode-languageserver-types';
