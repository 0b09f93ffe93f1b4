/** Converts diagnostics to Monaco's markers, with the ranges that other editors get and the words of the page. */
import type { editor, Uri } from 'monaco-editor/editor';
import { DiagnosticSeverity, toProtocol, type ProtocolDiagnostic } from '../../service/language-service/index.ts';
import type { DiagnosticWords } from '../../service/translations/index.ts';
import type { Problem } from '../state/problems.ts';
import { rangeToMonaco } from './to-monaco.ts';

/** Monaco's `MarkerSeverity`, repeated here so that tests need not load Monaco. */
const MARKER_SEVERITY = { error: 8, warning: 4 } as const;

/** `uriOf`: the address of a file's text in Monaco. */
export function markersOf(problems: readonly Problem[], uriOf: (path: string) => Uri): editor.IMarkerData[] {
  return problems.map((problem) => ({
    ...markerOf(toProtocol(problem, { uriOf: (path) => path }), uriOf),
    message: plainWords(problem.words),
  }));
}

/** All words of a diagnostic as plain text. */
export const plainWords = ({ message, suggested, help }: DiagnosticWords): string =>
  [`${message} ${suggested}`.trim(), help].filter(Boolean).join('\n');

function markerOf(diagnostic: ProtocolDiagnostic, uriOf: (path: string) => Uri): Omit<editor.IMarkerData, 'message'> {
  const { range, code, source, severity, relatedInformation = [] } = diagnostic;
  return {
    ...rangeToMonaco(range),
    severity: severity === DiagnosticSeverity.Error ? MARKER_SEVERITY.error : MARKER_SEVERITY.warning,
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
