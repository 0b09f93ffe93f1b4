/**
 * The language server: the functions of `dsl/service` behind the language server protocol. It keeps nothing but the texts
 * that the editor holds; whatever goes wrong in an answer is written to the editor's log, and the answer is empty.
 */
import {
  createConnection, DidChangeWatchedFilesNotification, ProposedFeatures, TextDocuments, TextDocumentSyncKind,
  type InitializeParams, type InitializeResult,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { VERSION } from '../version.ts';
import { Packs } from './packs.ts';
import { Publisher } from './publisher.ts';

export interface ServeOptions {
  input: NodeJS.ReadableStream; output: NodeJS.WritableStream;
  /** folder in which packs that are extended are looked for */
  packs: string;
  language: string;
}

/** Runs something and returns what it gives; where that fails, what stands in for it. */
export type Guard = <R>(otherwise: R, run: () => R) => R;

/** Serves until the editor says `exit` or closes the pipe, which ends the process. */
export function serve({ input, output, packs: folder, language }: ServeOptions): Promise<number> {
  const connection = createConnection(ProposedFeatures.all, input, output);
  const guard: Guard = (otherwise, run) => {
    try { return run(); } catch (error) {
      connection.console.error(`A fault of Fathom, not of what you wrote: ${error instanceof Error ? error.stack ?? error.message : String(error)}`);
      return otherwise;
    }
  };
  const documents = new TextDocuments(TextDocument), packs = new Packs(documents, folder), publisher = new Publisher(connection, packs, guard);
  const changed = (change: () => void): void => { guard(undefined, change); publisher.changed(); };
  let watches = false;

  connection.onInitialize((params: InitializeParams): InitializeResult => {
    watches = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false;
    return { serverInfo: { name: 'fathom', version: VERSION }, capabilities: { textDocumentSync: TextDocumentSyncKind.Incremental } };
  });
  connection.onInitialized(() => {
    if (watches) void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: '**/*.{yaml,yml}' }] });
  });
  documents.onDidChangeContent(({ document }) => changed(() => packs.update(document.uri, document.getText(), document.version)));
  documents.onDidClose(({ document }) => changed(() => packs.close(document.uri)));
  connection.onDidChangeWatchedFiles(({ changes }) => changed(() => packs.refresh(changes.map(({ uri }) => uri))));
  documents.listen(connection);
  connection.listen();
  void language;
  return new Promise(() => { /* the connection ends the process */ });
}
