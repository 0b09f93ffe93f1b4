/** Diagnostics as Monaco's markers: the words and places that every other editor gets, in Monaco's fields. */
import type { editor, IRange, Uri } from 'monaco-editor/editor';
import type { Range } from 'vscode-languageserver-types';
import { DiagnosticSeverity, toProtocol, type ProtocolDiagnostic } from '../../dsl/service/index.ts';
import type { Diagnostic } from '../worker/protocol.ts';

/** Monaco's `MarkerSeverity`, which only its own module holds. */
const MARKER_SEVERITY = { error: 8, warning: 4 } as const;

/** Monaco counts lines and columns from 1. */
export const rangeToMonaco = ({ start, end }: Range): IRange => ({
  startLineNumber: start.line + 1,
  startColumn: start.character + 1,
  endLineNumber: end.line + 1,
  endColumn: end.character + 1,
});

/** `uriOf`: the address of a file's text in Monaco. */
export function markersOf(diagnostics: readonly Diagnostic[], uriOf: (path: string) => Uri): editor.IMarkerData[] {
  return diagnostics.map((diagnostic) => markerOf(toProtocol(diagnostic, { uriOf: (path) => path }), uriOf));
}

function markerOf(diagnostic: ProtocolDiagnostic, uriOf: (path: string) => Uri): editor.IMarkerData {
  const { range, code, source, severity, message, relatedInformation = [] } = diagnostic;
  return {
    ...rangeToMonaco(range),
    severity: severity === DiagnosticSeverity.Error ? MARKER_SEVERITY.error : MARKER_SEVERITY.warning,
    message,
    ...(code === undefined ? {} : { code: String(code) }),
    ...(source === undefined ? {} : { source }),
    ...(relatedInformation.length
      ? {
          relatedInformation: relatedInformation.map(({ message: words, location }) => ({
            ...rangeToMonaco(location.range),
            message: words,
            resource: uriOf(location.uri),
          })),
        }
      : {}),
  };
}
