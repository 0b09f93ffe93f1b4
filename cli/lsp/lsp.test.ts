/** The language server as a process that speaks the protocol over pipes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { initialize, LITTLE, workplace } from './testing.ts';

const { start, folder } = workplace();

describe('fathom lsp', () => {
  test('reports the diagnostics of an opened file, and removes them after an incremental change that fixes them', async () => {
    const { uri } = folder({ 'little.yaml': LITTLE });
    const client = start();
    const file = uri('little.yaml');
    const { capabilities } = await initialize(client);
    expect(capabilities['textDocumentSync']).toBe(2);
    client.open(file, LITTLE.replace('gain 1 win', 'gain 1 wim'));
    const [wrong] = await client.diagnostics(file, (all) => all.length > 0);
    expect(wrong).toMatchObject({
      code: 'unknown-name',
      source: 'fathom',
      severity: 1,
      range: { start: { line: 7, character: 31 }, end: { line: 7, character: 34 } },
      data: { suggestions: ['win'] },
    });
    client.change(file, 2, { range: wrong.range, text: 'win' });
    await client.diagnostics(file, (all) => !all.some(({ code }) => code === 'unknown-name'));
    await client.request('shutdown');
    client.notify('exit');
    expect(await client.exit).toBe(0);
  });

  test('sends a hundred diagnostics of a file, errors first, and how many are left out', async () => {
    const text = `${LITTLE}slots:\n${Array.from({ length: 250 }, (_, i) => `  - {id: s${i}, effect: gain 1 wim}\n`).join('')}`;
    const { uri } = folder({ 'little.yaml': text });
    const client = start();
    await initialize(client);
    client.open(uri('little.yaml'), text);
    const all = await client.diagnostics(uri('little.yaml'), (some) => some.length > 90);
    expect(all.filter(({ code }) => code === 'unknown-name')).toHaveLength(100);
    expect(all.slice(100)).toMatchObject([{ message: '… and 150 more; `fathom check --all` prints all of them.' }]);
  });

  test('counts positions as editors do: CRLF, and two units for characters outside the basic plane', async () => {
    const text = LITTLE.replace(
      'play: "each player: gain 1 win"',
      'play: {title: "🐙🐙", do: "each player: gain 1 wim"}',
    ).replaceAll('\n', '\r\n');
    const { uri } = folder({ 'little.yaml': text });
    const client = start();
    const file = uri('little.yaml');
    await initialize(client);
    client.open(file, text);
    const [wrong] = await client.diagnostics(file, (all) => all.some(({ code }) => code === 'unknown-name'));
    expect(wrong.range).toEqual({ start: { line: 7, character: 51 }, end: { line: 7, character: 54 } });
    client.change(
      file,
      2,
      { range: { start: { line: 7, character: 19 }, end: { line: 7, character: 21 } }, text: '' },
      { range: { start: { line: 7, character: 51 }, end: { line: 7, character: 52 } }, text: 'n' },
    );
    await client.diagnostics(file, (all) => !all.some(({ code }) => code === 'unknown-name'));
  });

  test('answers in a pack of several files, one of them unsaved', async () => {
    const { uri } = folder({ 'game/pack.yaml': LITTLE });
    const client = start();
    const file = uri('game/more.yaml');
    await initialize(client);
    client.open(file, 'cards: []\nrules:\n  - do: "when you gain pebble: gain 1 wi"\n');
    await client.diagnostics(file, (all) => all.length > 0);
    const items = await client.request<{ label: string }[]>('textDocument/completion', {
      textDocument: { uri: file },
      position: { line: 2, character: 40 },
    });
    expect(items.map(({ label }) => label)).toContain('win');
    const found = await client.request<{ uri: string }[]>('textDocument/definition', {
      textDocument: { uri: file },
      position: { line: 2, character: 25 },
    });
    expect(found).toEqual([
      { uri: uri('game/pack.yaml'), range: { start: { line: 4, character: 2 }, end: { line: 4, character: 8 } } },
    ]);
  });

  test('renames in all files, and explains a refusal', async () => {
    const { uri } = folder({
      'game/pack.yaml': LITTLE,
      'game/more.yaml': 'rules:\n  - do: "when you gain pebble: gain 1 win"\n',
    });
    const client = start();
    const file = uri('game/pack.yaml');
    await initialize(client);
    client.open(file, LITTLE);
    const at = { textDocument: { uri: file }, position: { line: 4, character: 4 } };
    expect(await client.request('textDocument/prepareRename', at)).toMatchObject({ placeholder: 'pebble' });
    const { changes } = await client.request<{ changes: Record<string, unknown[]> }>('textDocument/rename', {
      ...at,
      newName: 'stone',
    });
    expect(Object.entries(changes).map(([path, edits]) => [path, edits.length])).toEqual([
      [file, 1],
      [uri('game/more.yaml'), 1],
    ]);
    await expect(client.request('textDocument/rename', { ...at, newName: 'win' })).rejects.toThrow(
      '"win" is already the name of a counter.',
    );
  });

  test('renders effects in the language that the editor asks for', async () => {
    const text = LITTLE.replace('    play: "each', '    play:\n      do: "each').replace(
      'gain 1 win"',
      'gain 1 win"\n      title: "Ходи"',
    );
    const { uri } = folder({ 'little.yaml': text });
    const client = start();
    const file = uri('little.yaml');
    await client.request('initialize', {
      processId: null,
      rootUri: null,
      capabilities: {},
      initializationOptions: { language: 'uk' },
    });
    client.notify('initialized', {});
    client.open(file, text);
    const hints = await client.request<{ label: string }[]>('textDocument/inlayHint', {
      textDocument: { uri: file },
      range: { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } },
    });
    expect(hints[0].label).toMatch(/[Ѐ-ӿ]/);
  });

  test('tries an effect and runs scenarios from code lenses', async () => {
    const text =
      `${LITTLE}slots:\n  - id: well\n    effect: gain 1 win\n    scenarios: [{name: a, run: gain 1 ` +
      `win, expect: {me: {win: +1}}}, {name: b, run: gain 1 win, expect: {}}]\n`;
    const { uri } = folder({ 'little.yaml': text });
    const client = start();
    const file = uri('little.yaml');
    const shown: string[] = [];
    client.connection.onNotification('window/showMessage', ({ message }: { message: string }) => {
      shown.push(message);
    });
    await initialize(client);
    client.open(file, text);
    const lenses = await client.request<{ command: { title: string; command: string; arguments: unknown[] } }[]>(
      'textDocument/codeLens',
      { textDocument: { uri: file } },
    );
    expect(lenses.map(({ command }) => command.title)).toEqual(['Try', '2 scenarios']);
    for (const { command } of lenses) await client.request('workspace/executeCommand', command);
    await client.request('workspace/executeCommand', { command: 'fathom.try', arguments: [null, 7] });
    expect(shown[0]).toBe('well, at the beginning of a game: me win +1 (1 → 2).');
    expect(shown[1]).toMatch(/^well: 1 passed, 1 failed\. "b": /);
    expect(shown[2]).toBe('This component is in no open pack. Open its file and try again.');
  });

  test('survives invalid input: missing files, requests about nothing, broken messages', async () => {
    const { uri } = folder({ 'notes.yaml': 'a: 1\n' });
    const client = start();
    const file = uri('notes.yaml');
    await initialize(client);
    client.open(file, 'a: 1\n');
    client.open('untitled:Untitled-1', 'pack: x\n{{{');
    client.open(uri('broken.yaml'), 'pack: x\ncards:\n\t- {a: [b, "c\nd: |\n\u0000');
    client.change(uri('never-opened.yaml'), 3, { text: 'x' });
    for (const address of [file, 'untitled:Untitled-1', uri('broken.yaml'), uri('nowhere.yaml'), 'nonsense']) {
      for (const question of [
        'hover',
        'completion',
        'definition',
        'references',
        'documentSymbol',
        'codeLens',
        'formatting',
        'inlayHint',
        'semanticTokens/full',
        'foldingRange',
        'codeAction',
        'signatureHelp',
        'prepareRename',
      ]) {
        await client.request(`textDocument/${question}`, {
          textDocument: { uri: address },
          position: { line: 9999, character: 9999 },
          range: { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } },
          context: { includeDeclaration: true, diagnostics: [] },
          options: {},
        });
      }
    }
    expect((await client.diagnostics(uri('broken.yaml'), (all) => all.length > 0))[0].severity).toBe(1);
    await expect(client.request('fathom/nonsense', {})).rejects.toThrow(/nonsense/);
    client.child.stdin.write('Content-Length: 9\r\n\r\n{"x": ]]}');
    expect(
      await client.request('textDocument/hover', { textDocument: { uri: file }, position: { line: 0, character: 0 } }),
    ).toBeNull();
    expect(client.log).toEqual([]);
    await client.request('shutdown');
    client.notify('exit');
    expect(await client.exit).toBe(0);
  });

  test('ends when the editor disconnects', async () => {
    const client = start();
    await initialize(client);
    await client.request('textDocument/hover', {
      textDocument: { uri: 'file:///nowhere' },
      position: { line: 0, character: 0 },
    });
    client.child.stdin.end();
    expect(await client.exit).not.toBeNull();
  });

  test('sees changes that others make on disk', async () => {
    const { uri, folder: root } = folder({ 'game/pack.yaml': LITTLE, 'game/more.yaml': 'counters:\n  shell: {}\n' });
    const client = start();
    const file = uri('game/pack.yaml');
    await initialize(client);
    client.open(file, LITTLE.replace('gain 1 win', 'gain 1 shell'));
    await client.diagnostics(file, () => true);
    writeFileSync(join(root, 'game/more.yaml'), 'counters:\n  pearl: {}\n');
    client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri('game/more.yaml'), type: 2 }] });
    await client.diagnostics(file, (all) => all.some(({ code }) => code === 'unknown-name'));
  });
});
