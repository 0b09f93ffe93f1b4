/**
 * The language server: offers the functions of `service/language-service` over the language server protocol. Its only state is the texts
 * of the files that the editor has open. An internal error goes to the editor's log, and the response is empty.
 */
import type { InitializeParams, InitializeResult } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/internal.ts';
import { VERSION } from '../../study/version.ts';
import { registerFeatures, CAPABILITIES } from './features.ts';
import { PackWorkspaces } from './packs.ts';
import type { Guard, Protocol } from './protocol.ts';
import { Publisher } from './publisher.ts';

interface ServeOptions {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  /** folders of packs that others may extend */
  packs: readonly string[];
  /** language of rendered effects; an editor may ask for another one */
  language: LanguageCode;
}

/** Serves until the editor sends `exit` or closes the pipe, either of which ends the process. */
export function serve(
  protocol: Protocol,
  { input, output, packs: packFolders, language: defaultLanguage }: ServeOptions,
): Promise<number> {
  const { createConnection, DidChangeWatchedFilesNotification, ProposedFeatures, TextDocuments, TextDocumentSyncKind } =
    protocol;
  const connection = createConnection(ProposedFeatures.all, input, output);
  const guard: Guard = (fallback, run) => {
    try {
      return run();
    } catch (error) {
      connection.console.error(
        `Internal error of Fathom, not caused by your files: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      return fallback;
    }
  };
  const documents = new TextDocuments(TextDocument);
  const packs = new PackWorkspaces(documents, packFolders);
  const publisher = new Publisher(connection, packs, guard);
  const changed = (change: () => void): void => {
    guard(undefined, change);
    publisher.changed();
  };
  let canWatchFiles = false;
  let language = defaultLanguage;

  connection.onInitialize((params: InitializeParams): InitializeResult => {
    canWatchFiles = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false;
    language = languageIn(params.initializationOptions) ?? language;
    return {
      serverInfo: { name: 'fathom', version: VERSION },
      capabilities: { textDocumentSync: TextDocumentSyncKind.Incremental, ...CAPABILITIES },
    };
  });
  connection.onInitialized(() => {
    // an editor that refuses only reports no changes of files that are not open
    if (canWatchFiles) {
      connection.client
        .register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: '**/*.{yaml,yml}' }] })
        .catch(() => undefined);
    }
  });
  documents.onDidChangeContent(({ document }) =>
    changed(() => packs.update(document.uri, document.getText(), document.version)),
  );
  documents.onDidClose(({ document }) => changed(() => packs.close(document.uri)));
  connection.onDidChangeWatchedFiles(({ changes }) => changed(() => packs.refresh(changes.map(({ uri }) => uri))));
  registerFeatures(protocol, connection, packs, guard, () => language);
  documents.listen(connection);
  connection.listen();
  return new Promise(() => {
    /* the connection ends the process */
  });
}

/** The language in the editor's initialization options, such as `{"language": "it"}`. */
function languageIn(options: unknown): LanguageCode | undefined {
  const requested =
    typeof options === 'object' && options !== null ? (options as { language?: unknown }).language : undefined;
  return LANGUAGE_CODES.find((code) => code === requested);
}
