/** The server as VS Code, Neovim and Helix use it: their first messages, file events, and shutdown. */
import { spawn } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type scratch, FATHOM, LITTLE, workplace, type Client } from './testing.ts';

/** The capabilities that the server reads, and some others that it must ignore. */
const EDITORS = {
  'VS Code': {
    locale: 'en',
    rootPath: '/x',
    trace: 'off',
    capabilities: {
      general: { positionEncodings: ['utf-16'] },
      window: { workDoneProgress: true },
      workspace: {
        applyEdit: true,
        workspaceFolders: true,
        configuration: true,
        didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
        didChangeConfiguration: { dynamicRegistration: true },
        fileOperations: { dynamicRegistration: true, didRename: true },
      },
      textDocument: {
        synchronization: { dynamicRegistration: true, willSave: true, didSave: true },
        completion: { completionItem: { snippetSupport: true }, contextSupport: true },
        rename: { prepareSupport: true },
      },
    },
  },
  Neovim: {
    clientInfo: { name: 'Neovim', version: '0.11.4' },
    capabilities: {
      general: { positionEncodings: ['utf-8', 'utf-16', 'utf-32'] },
      workspace: { workspaceFolders: true, configuration: true, didChangeWatchedFiles: { dynamicRegistration: false } },
      textDocument: { semanticTokens: { requests: { full: { delta: true } } } },
    },
  },
  Helix: {
    clientInfo: { name: 'helix', version: '25.07' },
    capabilities: {
      general: { positionEncodings: ['utf-8', 'utf-32', 'utf-16'] },
      workspace: {
        workspaceFolders: true,
        didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: false },
      },
    },
  },
};

const { start, folder } = workplace();

/** A client that checks that the server writes only protocol messages; `noise` collects everything else. */
async function begin(
  name: keyof typeof EDITORS,
  root: ReturnType<typeof scratch>,
): Promise<Client & { capabilities: Record<string, unknown>; noise: string[] }> {
  const client = start();
  const noise: string[] = [];
  client.connection.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) => items.map(() => null));
  client.connection.onRequest('window/workDoneProgress/create', () => null);
  client.child.stderr.on('data', (chunk: Buffer) => {
    noise.push(chunk.toString());
  });
  // only headers may appear between messages
  client.child.stdout.on('data', (chunk: Buffer) => {
    if (!/Content-Length|^\s*$|[{}]/.test(chunk.toString())) noise.push(chunk.toString());
  });
  const folders = [{ uri: root.uri('.'), name: 'packs' }];
  const { capabilities } = await client.request<{ capabilities: Record<string, unknown> }>('initialize', {
    processId: process.pid,
    rootUri: folders[0].uri,
    workspaceFolders: folders,
    ...EDITORS[name],
  });
  client.notify('initialized', {});
  // by then the requests of the server are answered
  await client.request('workspace/symbol', { query: '' });
  return { ...client, capabilities, noise };
}

describe.each(Object.keys(EDITORS) as (keyof typeof EDITORS)[])('%s', (name) => {
  test('starts, answers and shuts down', async () => {
    const root = folder({ 'game/pack.yaml': LITTLE });
    const client = await begin(name, root);
    const file = root.uri('game/pack.yaml');
    expect(client.capabilities).toMatchObject({
      textDocumentSync: 2,
      renameProvider: { prepareProvider: true },
      completionProvider: {},
      hoverProvider: true,
    });
    // positions count UTF-16 units unless something else is negotiated
    expect(client.capabilities['positionEncoding'] ?? 'utf-16').toBe('utf-16');
    client.open(file, LITTLE);
    client.notify('workspace/didChangeConfiguration', { settings: {} });
    client.notify('workspace/didChangeWorkspaceFolders', {
      event: { added: [{ uri: root.uri('.'), name: 'again' }], removed: [] },
    });
    client.notify('textDocument/willSave', { textDocument: { uri: file }, reason: 1 });
    client.notify('textDocument/didSave', { textDocument: { uri: file } });
    client.notify('$/setTrace', { value: 'verbose' });
    client.notify('$/cancelRequest', { id: 12345 });
    const at = { textDocument: { uri: file }, position: { line: 7, character: 25 } };
    expect(JSON.stringify(await client.request('textDocument/hover', at))).toContain('gain');
    expect(
      await client.request<unknown[]>('textDocument/completion', {
        ...at,
        context: { triggerKind: 2, triggerCharacter: ' ' },
      }),
    ).not.toEqual([]);
    await client.request('shutdown');
    client.notify('exit');
    expect(await client.exit).toBe(0);
    expect([client.noise, client.log]).toEqual([[], []]);
  });
});

describe('files', () => {
  test('one in no pack is ignored, even if there is a pack beside its folder', async () => {
    const root = folder({ 'game/pack.yaml': LITTLE, 'ci/build.yaml': 'on: push\njobs: {}\n' });
    const client = await begin('VS Code', root);
    const stray = root.uri('ci/build.yaml');
    const published: string[] = [];
    client.connection.onNotification('textDocument/publishDiagnostics', ({ uri }: { uri: string }) => {
      published.push(uri);
    });
    client.open(stray, 'on: push\njobs: {}\n');
    expect(
      await client.request('textDocument/hover', { textDocument: { uri: stray }, position: { line: 0, character: 1 } }),
    ).toBeNull();
    expect(
      await client.request('textDocument/codeAction', {
        textDocument: { uri: stray },
        range: { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } },
        context: { diagnostics: [] },
      }),
    ).toEqual([]);
    await expect(
      client.request('textDocument/rename', {
        textDocument: { uri: stray },
        position: { line: 0, character: 1 },
        newName: 'x',
      }),
    ).rejects.toThrow('This file is part of no pack.');
    expect(published).not.toContain(stray);
  });

  test('one that is closed unsaved is read from disk again', async () => {
    const root = folder({ 'game/pack.yaml': LITTLE, 'game/more.yaml': 'counters:\n  shell: {}\n' });
    const client = await begin('Neovim', root);
    const file = root.uri('game/pack.yaml');
    const more = root.uri('game/more.yaml');
    client.open(file, LITTLE.replace('gain 1 win', 'gain 1 shell'));
    client.open(more, 'counters:\n  pearl: {}\n');
    await client.diagnostics(file, (all) => all.some(({ code }) => code === 'unknown-name'));
    client.notify('textDocument/didClose', { textDocument: { uri: more } });
    await client.diagnostics(file, (all) => !all.some(({ code }) => code === 'unknown-name'));
    client.notify('textDocument/didClose', { textDocument: { uri: file } });
    expect(
      await client.request('textDocument/hover', { textDocument: { uri: file }, position: { line: 7, character: 25 } }),
    ).toBeNull();
    expect(client.log).toEqual([]);
  });

  test('a pack that was renamed on disk is found there', async () => {
    const root = folder({ 'game/pack.yaml': LITTLE });
    const client = await begin('VS Code', root);
    const old = root.uri('game/pack.yaml');
    const now = root.uri('match/pack.yaml');
    const text = LITTLE.replace('gain 1 win', 'gain 1 wim');
    client.open(old, text);
    await client.diagnostics(old, (all) => all.some(({ code }) => code === 'unknown-name'));
    renameSync(join(root.folder, 'game'), join(root.folder, 'match'));
    client.notify('workspace/didChangeWatchedFiles', {
      changes: [
        { uri: old, type: 3 },
        { uri: now, type: 1 },
      ],
    });
    client.notify('textDocument/didClose', { textDocument: { uri: old } });
    client.open(now, text);
    await client.diagnostics(now, (all) => all.some(({ code }) => code === 'unknown-name'));
    await client.diagnostics(old, (all) => all.length === 0);
    expect(client.log).toEqual([]);
  });

  test('a name in a pack installed by npm is not renamed', async () => {
    const root = folder({ 'node_modules/packs/base/pack.yaml': LITTLE });
    const client = await begin('Helix', root);
    const base = root.uri('node_modules/packs/base/pack.yaml');
    client.open(base, LITTLE);
    await expect(
      client.request('textDocument/rename', {
        textDocument: { uri: base },
        position: { line: 4, character: 4 },
        newName: 'stone',
      }),
    ).rejects.toThrow(/"pebble" occurs in .*, which is read-only here\./);
  });
});

describe('an editor that dies', () => {
  test('ends the server by closing its pipes', async () => {
    const child = spawn(process.execPath, [FATHOM, 'lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'pipe'] });
    const noise: string[] = [];
    const ended = new Promise((resolve) => {
      child.on('close', resolve);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      noise.push(chunk.toString());
    });
    const message = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { processId: null, rootUri: null, capabilities: {} },
    });
    child.stdin.write(`Content-Length: ${message.length}\r\n\r\n${message}`);
    await new Promise((resolve) => {
      child.stdout.once('data', resolve);
    });
    child.stdin.destroy();
    child.stdout.destroy();
    expect(await ended).not.toBeNull();
    expect(noise).toEqual([]);
  });

  test('without `shutdown` makes the exit code 1', async () => {
    const client = await begin('Neovim', folder({}));
    client.notify('exit');
    expect(await client.exit).toBe(1);
  });
});
