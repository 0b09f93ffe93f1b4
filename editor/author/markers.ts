/** Converts diagnostics to Monaco's markers, with the messages and ranges that other editors get. */
import type { editor, Uri } from 'monaco-editor/editor';
import { DiagnosticSeverity, toProtocol, type ProtocolDiagnostic } from '../../dsl/service/index.ts';
import type { Diagnostic } from '../worker/protocol.ts';
import { rangeToMonaco } from './to-monaco.ts';

/** Monaco's `MarkerSeverity`, repeated here so that tests need not load Monaco. */
const MARKER_SEVERITY = { error: 8, warning: 4 } as const;

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
