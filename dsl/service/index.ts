/**
 * The language service: what an editor wants to know of a pack. A workspace holds the texts; every feature is a function
 * of it, a file's address and a place, and answers in the types of the language server protocol. README.md tells the rest.
 */
export { createWorkspace, type OpenDocument, type Workspace, type WorkspaceOptions } from './workspace.ts';
export { allDiagnostics, diagnosticsOf, type FixData } from './diagnostics.ts';
