/** The diagnostics of a file or of all files, as editors show them. */
import { toProtocol, type ProtocolDiagnostic } from './protocol-diagnostic.ts';
import type { Workspace } from './workspace.ts';

/** The diagnostics of one file: after a full check all that `fathom check` reports, before that those of the incremental check. */
export function diagnosticsOf(workspace: Workspace, uri: string): ProtocolDiagnostic[] {
  const path = workspace.pathOf(uri);
  const marked = workspace.file(uri)?.marked;
  return workspace
    .diagnostics()
    .filter(({ file }) => file === path)
    .map((diagnostic) => toProtocol(diagnostic, { uriOf: (file) => workspace.uriOf(file), marked }));
}

/** The diagnostics of all files of the pack, by address; a file without any has an empty list. */
export function allDiagnostics(workspace: Workspace): Map<string, ProtocolDiagnostic[]> {
  const paths = new Set([
    ...workspace.incrementalCheck().sources.files.map(({ path }) => path),
    ...workspace.diagnostics().map(({ file }) => file),
  ]);
  return new Map(
    [...paths].map((path) => {
      const uri = workspace.uriOf(path);
      return [uri, diagnosticsOf(workspace, uri)] as const;
    }),
  );
}
