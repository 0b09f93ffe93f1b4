/**
 * A diagnostic in the types of the language server protocol. Every host shows these words: `fathom lsp` sends them, the
 * workbench makes markers of them.
 */
import type { Diagnostic as ProtocolDiagnosticBase } from 'vscode-languageserver-types';
import type { Diagnostic } from '../source/diagnostic.ts';
import { didYouMean, sentence } from '../source/render.ts';
import { rangeFrom } from './positions.ts';
import { DiagnosticSeverity } from './protocol.ts';

/** What a client may need for fixes of its own; it travels with the diagnostic. */
export interface ProtocolDiagnosticData {
  suggestions?: string[];
  help?: string;
}

/** Its message is always plain text. */
export type ProtocolDiagnostic = ProtocolDiagnosticBase & { message: string; data?: ProtocolDiagnosticData };

export interface ProtocolOptions {
  /** the address by which the editor calls a file */
  uriOf(path: string): string;
  /** the editor's text begins with a byte order mark */
  marked?: boolean | undefined;
}

export function toProtocol(diagnostic: Diagnostic, { uriOf, marked }: ProtocolOptions): ProtocolDiagnostic {
  const { code, severity, help, suggestions, related } = diagnostic;
  const data: ProtocolDiagnosticData = { ...(suggestions ? { suggestions } : {}), ...(help ? { help } : {}) };
  return {
    range: rangeFrom(diagnostic, marked),
    code,
    source: 'fathom',
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    message: wordsFor(diagnostic),
    ...(related?.length
      ? {
          relatedInformation: related.map((place) => ({
            message: place.message,
            location: { uri: uriOf(place.file), range: rangeFrom(place) },
          })),
        }
      : {}),
    ...(suggestions || help ? { data } : {}),
  };
}

/** Message, suggestions and help as plain text. */
export function wordsFor({ message, suggestions, help }: Diagnostic): string {
  return [sentence(message) + didYouMean(suggestions), help && sentence(help)].filter(Boolean).join('\n');
}
