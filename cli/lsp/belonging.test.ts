/** To which pack an open file belongs: packs that begin or end to exist, files with a byte order mark, buffers without a file. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { initialize, LITTLE, workplace } from './testing.ts';

const { start, folder } = workplace();

const RULES = 'rules:\n  - do: "when you gain pebble: gain 1 wim"\n';
const codesOf = (all: { code?: unknown }[]): unknown[] => all.map(({ code }) => code);

describe('a pack', () => {
  test('that begins or ends to exist on disk takes the open files of its folder along', async () => {
    const { uri, folder: root } = folder({ 'game/cards.yaml': RULES });
    const client = start();
    await initialize(client);
    const [pack, cards] = [uri('game/pack.yaml'), uri('game/cards.yaml')];
    client.open(cards, RULES);
    // by then it is known to belong to none
    await client.request('workspace/symbol', { query: '' });
    writeFileSync(join(root, 'game/pack.yaml'), LITTLE);
    client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: pack, type: 1 }] });
    expect(codesOf(await client.diagnostics(cards, (all) => all.length > 0))).toEqual(['unknown-name']);
    rmSync(join(root, 'game/pack.yaml'));
    client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: pack, type: 3 }] });
    await client.diagnostics(cards, (all) => all.length === 0);
    // nothing is said of a folder, which no editor can open
    await client.request('workspace/symbol', { query: '' });
    expect(client.published()).not.toContain(uri('game'));
  });

  test('of which the pack.yaml is open and not saved takes them along as well', async () => {
    const { uri } = folder({ 'game/cards.yaml': RULES });
    const client = start();
    await initialize(client);
    client.open(uri('game/cards.yaml'), RULES);
    client.open(uri('game/pack.yaml'), LITTLE);
    await client.diagnostics(uri('game/cards.yaml'), (all) => all.some(({ code }) => code === 'unknown-name'));
    client.notify('textDocument/didClose', { textDocument: { uri: uri('game/pack.yaml') } });
    await client.diagnostics(uri('game/cards.yaml'), (all) => all.length === 0);
  });
});

test('a pack of one file with a byte order mark is a pack', async () => {
  const text = `\ufeff${LITTLE.replace('gain 1 win', 'gain 1 wim')}`;
  const { uri } = folder({ 'little.yaml': text });
  const client = start();
  await initialize(client);
  client.open(uri('little.yaml'), text);
  const all = await client.diagnostics(uri('little.yaml'), (some) => some.length > 1);
  expect(codesOf(all)).toEqual(expect.arrayContaining(['byte-order-mark', 'unknown-name']));
});

test('a buffer that no file holds yet is a pack as soon as it declares one', async () => {
  const { uri } = folder({ 'base.yaml': LITTLE.replace('little', 'base') });
  const client = start();
  await client.request('initialize', {
    processId: process.pid,
    rootUri: uri('.'),
    workspaceFolders: [{ uri: uri('.'), name: 'packs' }],
    capabilities: {},
  });
  client.notify('initialized', {});
  const [alone, extending] = ['untitled:Untitled-1', 'untitled:Untitled-2'];
  client.open(alone, '');
  client.change(alone, 2, { text: LITTLE.replace('gain 1 win', 'gain 1 wim') });
  expect(codesOf(await client.diagnostics(alone, (all) => all.length > 0))).toContain('unknown-name');
  const items = await client.request<{ label: string }[]>('textDocument/completion', {
    textDocument: { uri: alone },
    position: { line: 7, character: 31 },
  });
  expect(items.map(({ label }) => label)).toContain('win');
  // what is saved in the open folder can be extended
  client.open(extending, 'pack: mine\nextends: base\nrules:\n  - do: "when you gain pebble: gain 1 won"\n');
  const wrong = await client.diagnostics(extending, (all) => all.length > 0);
  expect(codesOf(wrong)).toEqual(['unknown-name']);
});
