/**
 * The language server: the functions of `dsl/service` behind the language server protocol. It keeps nothing but the texts
 * that the editor holds; whatever goes wrong in an answer is written to the editor's log, and the answer is empty.
 */
import type { InitializeParams, InitializeResult } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/index.ts';
import { VERSION } from '../version.ts';
import { registerFeatures, CAPABILITIES } from './features.ts';
import { PackWorkspaces } from './packs.ts';
import type { Guard, Protocol } from './protocol.ts';
import { Publisher } from './publisher.ts';

export interface ServeOptions {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  /** folder in which packs that are extended are looked for */
  packs: string;
  /** in which effects are told; an editor may ask for another one */
  language: LanguageCode;
}

/** Serves until the editor says `exit` or closes the pipe, which ends the process. */
export function serve(
  protocol: Protocol,
  { input, output, packs: folder, language: first }: ServeOptions,
): Promise<number> {
  const { createConnection, DidChangeWatchedFilesNotification, ProposedFeatures, TextDocuments, TextDocumentSyncKind } =
    protocol;
  const connection = createConnection(ProposedFeatures.all, input, output);
  const guard: Guard = (otherwise, run) => {
    try {
      return run();
    } catch (error) {
      connection.console.error(
        `A fault of Fathom, not of what you wrote: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      return otherwise;
    }
  };
  const documents = new TextDocuments(TextDocument);
  const packs = new PackWorkspaces(documents, folder);
  const publisher = new Publisher(connection, packs, guard);
  const changed = (change: () => void): void => {
    guard(undefined, change);
    publisher.changed();
  };
  let watches = false;
  let language = first;

  connection.onInitialize((params: InitializeParams): InitializeResult => {
    watches = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false;
    language = languageIn(params.initializationOptions) ?? language;
    return {
      serverInfo: { name: 'fathom', version: VERSION },
      capabilities: { textDocumentSync: TextDocumentSyncKind.Incremental, ...CAPABILITIES },
    };
  });
  connection.onInitialized(() => {
    // an editor that refuses tells nothing of other files; that is all
    if (watches) {
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

/** `{"language": "it"}` among what the editor's configuration says. */
function languageIn(options: unknown): LanguageCode | undefined {
  const wanted =
    typeof options === 'object' && options !== null ? (options as { language?: unknown }).language : undefined;
  return LANGUAGE_CODES.find((code) => code === wanted);
}
