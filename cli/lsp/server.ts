/**
 * The language server: offers the functions of `service/language-service` over the language server protocol. Its only state is the texts
 * of the files that the editor has open. An internal error goes to the editor's log, and the response is empty.
 */
import type {
  InitializeParams,
  InitializeResult,
  Message,
  RequestMessage,
  ResponseMessage,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/internal.ts';
import { VERSION } from '../../study/version.ts';
import { registerFeatures, CAPABILITIES, type Editor } from './features.ts';
import { PackWorkspaces } from './packs.ts';
import type { Guard, Protocol } from './protocol.ts';
import { Publisher } from './publisher.ts';
import { editSupportOf } from './rename-edit.ts';

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
  const {
    createConnection,
    LSPErrorCodes,
    DidChangeWatchedFilesNotification,
    ProposedFeatures,
    TextDocuments,
    TextDocumentSyncKind,
  } = protocol;
  // an answer is computed without a pause, so that only a request that still waits can be cancelled
  const cancelUndispatched = (request: Message): ResponseMessage => ({
    jsonrpc: '2.0',
    id: (request as RequestMessage).id,
    error: { code: LSPErrorCodes.RequestCancelled, message: 'The request was cancelled.' },
  });
  const connection = createConnection(ProposedFeatures.all, input, output, {
    connectionStrategy: { cancelUndispatched },
  });
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
  let tellsFolders = false;
  let editor: Editor = { language: defaultLanguage, edits: editSupportOf({}) };

  connection.onInitialize((params: InitializeParams): InitializeResult => {
    canWatchFiles = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false;
    tellsFolders = params.capabilities.workspace?.workspaceFolders ?? false;
    editor = {
      language: languageIn(params.initializationOptions) ?? defaultLanguage,
      edits: editSupportOf(params.capabilities),
    };
    packs.showFolders(foldersIn(params), []);
    return {
      serverInfo: { name: 'fathom', version: VERSION },
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
        ...CAPABILITIES,
      },
    };
  });
  connection.onInitialized(() => {
    // an editor that refuses only reports no changes of files that are not open
    if (canWatchFiles) {
      connection.client
        .register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: '**/*.{yaml,yml}' }] })
        .catch(() => undefined);
    }
    if (tellsFolders) {
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) =>
        packs.showFolders(
          added.map(({ uri }) => uri),
          removed.map(({ uri }) => uri),
        ),
      );
    }
  });
  documents.onDidChangeContent(({ document }) =>
    changed(() => packs.update(document.uri, document.getText(), document.version)),
  );
  documents.onDidClose(({ document }) => changed(() => packs.close(document.uri)));
  connection.onDidChangeWatchedFiles(({ changes }) => changed(() => packs.refresh(changes.map(({ uri }) => uri))));
  registerFeatures(protocol, connection, packs, guard, () => editor);
  documents.listen(connection);
  connection.listen();
  return new Promise(() => {
    /* the connection ends the process */
  });
}

/** The folders that the editor shows: an older editor names one, and none is named where only a file is open. */
const foldersIn = ({ workspaceFolders, rootUri }: InitializeParams): string[] =>
  workspaceFolders?.map(({ uri }) => uri) ?? (typeof rootUri === 'string' ? [rootUri] : []);

/** The language in the editor's initialization options, such as `{"language": "it"}`. */
function languageIn(options: unknown): LanguageCode | undefined {
  const requested =
    typeof options === 'object' && options !== null ? (options as { language?: unknown }).language : undefined;
  return LANGUAGE_CODES.find((code) => code === requested);
}
