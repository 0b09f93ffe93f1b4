/** For tests: an editor that starts `fathom lsp` as a process and speaks with it over its pipes. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtempSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach } from 'vitest';
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageConnection,
} from 'vscode-jsonrpc/node';
import type { Diagnostic, PublishDiagnosticsParams } from 'vscode-languageserver';

/** The command in the repository. */
export const FATHOM = join(import.meta.dirname, '..', 'fathom.mjs');

export interface Client {
  child: ChildProcessWithoutNullStreams;
  connection: MessageConnection;
  /** all that was written to the editor's log */
  log: string[];
  request<R>(method: string, params?: unknown): Promise<R>;
  notify(method: string, params?: unknown): void;
  /** The next diagnostics of a file that are as wanted. */
  diagnostics(uri: string, wanted: (diagnostics: Diagnostic[]) => boolean): Promise<Diagnostic[]>;
  /** the addresses of which something was published */
  published(): string[];
  open(uri: string, text: string): void;
  change(uri: string, version: number, ...changes: { range?: unknown; text: string }[]): void;
  exit: Promise<number | null>;
}

function startClient(...args: string[]): Client {
  const child = spawn(process.execPath, [FATHOM, 'lsp', '--stdio', ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const latest = new Map<string, Diagnostic[]>();
  const waiting = new Set<() => void>();
  const log: string[] = [];
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }: PublishDiagnosticsParams) => {
    latest.set(uri, diagnostics);
    for (const look of waiting) look();
  });
  connection.onNotification('window/logMessage', ({ message }: { message: string }) => {
    log.push(message);
  });
  connection.onRequest('client/registerCapability', () => null);
  connection.onError(() => undefined);
  connection.listen();
  return {
    child,
    connection,
    log,
    request: (method, params) => connection.sendRequest(method, params ?? null),
    notify: (method, params) => {
      void connection.sendNotification(method, params);
    },
    diagnostics: (uri, wanted) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = latest.get(uri);
          if (found && wanted(found)) {
            waiting.delete(look);
            resolve(found);
          }
        };
        waiting.add(look);
        look();
      }),
    published: () => [...latest.keys()],
    open: (uri, text) => {
      void connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId: 'yaml', version: 1, text },
      });
    },
    change: (uri, version, ...contentChanges) => {
      void connection.sendNotification('textDocument/didChange', { textDocument: { uri, version }, contentChanges });
    },
    exit: new Promise((resolve) => {
      child.on('close', resolve);
    }),
  };
}

export async function initialize(
  client: Client,
  capabilities: unknown = {},
): Promise<{ capabilities: Record<string, unknown> }> {
  const result = await client.request<{ capabilities: Record<string, unknown> }>('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities,
  });
  client.notify('initialized', {});
  return result;
}

/** A new temporary folder with these files; `uri` returns the URI of a path in it. */
export function scratch(files: Record<string, string>): { folder: string; uri(path: string): string; remove(): void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'fathom-lsp-')));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return {
    folder,
    uri: (path) => pathToFileURL(join(folder, path)).href,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A pack that is right, in a few lines. */
export const LITTLE = `pack: little
players: [2]
counters:
  win: {}
  pebble: {of: game, start: 3}
procedures:
  game:
    play: "each player: gain 1 win"
    end: end game
`;

/** Clients and folders of a file of tests; after each test they are gone. */
export function workplace(): {
  start(...args: string[]): Client;
  folder(files: Record<string, string>): ReturnType<typeof scratch>;
} {
  let clients: Client[] = [];
  let folders: { remove(): void }[] = [];
  afterEach(() => {
    for (const { child } of clients) child.kill();
    for (const made of folders) made.remove();
    [clients, folders] = [[], []];
  });
  return {
    start(...args) {
      const client = startClient(...args);
      clients.push(client);
      return client;
    },
    folder(files) {
      const made = scratch(files);
      folders.push(made);
      return made;
    },
  };
}
