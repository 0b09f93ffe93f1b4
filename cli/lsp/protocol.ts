/** The implementation of the protocol, which only `fathom lsp` loads; everything else of it here is types. */
export type Protocol = typeof import('vscode-languageserver/node');

/** Runs a function; if it throws, the error goes to the editor's log and the fallback is returned. */
export type Guard = <R>(fallback: R, run: () => R) => R;
