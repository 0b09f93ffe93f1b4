/**
 * A diagnostic in the types of the language server protocol, the same for every host: `fathom lsp` sends it, the workbench
 * makes a marker of it.
 */
import type { Diagnostic as ProtocolDiagnosticBase } from 'vscode-languageserver-types';
import { type Diagnostic, didYouMean, sentence } from '../../dsl/internal.ts';
import { rangeFrom } from './positions.ts';
import { DiagnosticSeverity } from './protocol.ts';

/** Data for a client that computes its own fixes. */
export interface ProtocolDiagnosticData {
  suggestions?: string[];
  help?: string;
}

/** A diagnostic whose message is plain text. */
export type ProtocolDiagnostic = ProtocolDiagnosticBase & { message: string; data?: ProtocolDiagnosticData };

interface ProtocolOptions {
  /** the editor's address of a file */
  uriOf(path: string): string;
  /** the editor's text begins with a byte order mark */
  marked?: boolean | undefined;
}

/** A diagnostic in the types of the language server protocol. */
export function toProtocol(diagnostic: Diagnostic, { uriOf, marked }: ProtocolOptions): ProtocolDiagnostic {
  const { code, severity, help, suggestions, related } = diagnostic;
  const data: ProtocolDiagnosticData = { ...(suggestions ? { suggestions } : {}), ...(help ? { help } : {}) };
  return {
    range: rangeFrom(diagnostic, marked),
    code,
    source: 'fathom',
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    message: plainText(diagnostic),
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

/** Message, suggestions and help of a diagnostic as plain text. */
export function plainText({ message, suggestions, help }: Diagnostic): string {
  return [sentence(message) + didYouMean(suggestions), help && sentence(help)].filter(Boolean).join('\n');
}
