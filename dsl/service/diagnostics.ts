/** What is wrong with a file, as editors show it. */
import type { Diagnostic as Shown } from 'vscode-languageserver-types';
import type { Diagnostic } from '../source/diagnostic.ts';
import { didYouMean, sentence } from '../source/render.ts';
import { rangeFrom } from './positions.ts';
import { DiagnosticSeverity } from './protocol.ts';
import type { Workspace } from './workspace.ts';

/** What a fix needs to know; it travels with the diagnostic. */
export interface FixData {
  suggestions?: string[];
  help?: string;
}

/** Its message is always plain text. */
export type Told = Shown & { message: string };

/** Of one file. Everything that `fathom check` says, once the workspace is settled; before that what is known at once. */
export function diagnosticsOf(workspace: Workspace, uri: string): Told[] {
  const path = workspace.pathOf(uri);
  const marked = workspace.file(uri)?.marked;
  return workspace
    .diagnostics()
    .filter(({ file }) => file === path)
    .map((diagnostic) => shownOf(diagnostic, workspace, marked));
}

/** Of all files of the pack, by address; one without any has an empty list. */
export function allDiagnostics(workspace: Workspace): Map<string, Told[]> {
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

export function shownOf(diagnostic: Diagnostic, workspace: Workspace, marked?: boolean): Told {
  const { code, severity, message, help, suggestions, related } = diagnostic;
  const data: FixData = { ...(suggestions ? { suggestions } : {}), ...(help ? { help } : {}) };
  return {
    range: rangeFrom(diagnostic, marked),
    code,
    source: 'fathom',
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    message: [sentence(message) + didYouMean(suggestions), help && sentence(help)].filter(Boolean).join('\n'),
    ...(related?.length
      ? {
          relatedInformation: related.map((place) => ({
            message: place.message,
            location: { uri: workspace.uriOf(place.file), range: rangeFrom(place) },
          })),
        }
      : {}),
    ...(suggestions || help ? { data } : {}),
  };
}
