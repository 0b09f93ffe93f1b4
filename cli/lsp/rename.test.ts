/** Renaming as an editor asks for it: names of a game that lies outside of the open folder, and files that are not open. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { WorkspaceEdit } from 'vscode-languageserver';
import { LITTLE, workplace, type Client } from './testing.ts';

const { start, folder } = workplace();

const GAME = { 'little/pack.yaml': LITTLE, 'little/more.yaml': 'rules:\n  - do: "when you gain pebble: gain 1 win"\n' };
const VARIANT =
  'pack: mine\nextends: little\ncounters:\n  shell: {}\nrules:\n  - do: "when you gain pebble: gain 1 shell"\n';
const FILES = { ...GAME, 'mine/pack.yaml': VARIANT };

/** An editor that shows these folders, with previews of edits unless it is an old one. */
async function begin(
  folders: string[],
  workspaceEdit: unknown = { documentChanges: true, changeAnnotationSupport: {} },
): Promise<Client> {
  const client = start();
  await client.request('initialize', {
    processId: process.pid,
    rootUri: null,
    workspaceFolders: folders.map((uri) => ({ uri, name: uri })),
    capabilities: { workspace: { workspaceFolders: true, workspaceEdit } },
  });
  client.notify('initialized', {});
  return client;
}

const at = (uri: string, text: string, words: string): { textDocument: { uri: string }; position: unknown } => {
  const before = text.slice(0, text.indexOf(words)).split('\n');
  return { textDocument: { uri }, position: { line: before.length - 1, character: before.at(-1)!.length + 1 } };
};

describe('a name of a game outside of the open folder', () => {
  const WHY =
    /"pebble" belongs to the pack "little", outside of the folder that is open here\. .*`lexicon`\. To rename it, open the folder/;

  test('is not renamed, which is said before a name is typed', async () => {
    const { uri, folder: root } = folder(FILES);
    const client = await begin([uri('mine')]);
    const file = uri('mine/pack.yaml');
    client.open(file, VARIANT);
    const pebble = at(file, VARIANT, 'pebble');
    await expect(client.request('textDocument/prepareRename', pebble)).rejects.toThrow(WHY);
    await expect(client.request('textDocument/rename', { ...pebble, newName: 'stone' })).rejects.toThrow(WHY);
    const shell = at(file, VARIANT, 'shell');
    expect(await client.request('textDocument/prepareRename', shell)).toMatchObject({ placeholder: 'shell' });
    expect(readFileSync(join(root, 'little/pack.yaml'), 'utf8')).toBe(LITTLE);
  });

  test('is not renamed where no folder is open but a file', async () => {
    const { uri } = folder(FILES);
    const client = await begin([]);
    client.open(uri('mine/pack.yaml'), VARIANT);
    const pebble = at(uri('mine/pack.yaml'), VARIANT, 'pebble');
    await expect(client.request('textDocument/prepareRename', pebble)).rejects.toThrow(WHY);
  });

  test('is renamed as soon as its folder is open, too, and no longer when it is not', async () => {
    const { uri } = folder(FILES);
    const client = await begin([uri('mine')]);
    client.open(uri('mine/pack.yaml'), VARIANT);
    const pebble = at(uri('mine/pack.yaml'), VARIANT, 'pebble');
    const little = [{ uri: uri('little'), name: 'little' }];
    client.notify('workspace/didChangeWorkspaceFolders', { event: { added: little, removed: [] } });
    expect(await client.request('textDocument/prepareRename', pebble)).toMatchObject({ placeholder: 'pebble' });
    client.notify('workspace/didChangeWorkspaceFolders', { event: { added: [], removed: little } });
    await expect(client.request('textDocument/prepareRename', pebble)).rejects.toThrow(WHY);
  });
});

describe('the edit', () => {
  test('names the versions of open texts, and asks before it changes files that are not open', async () => {
    const { uri } = folder(FILES);
    const client = await begin([uri('.')]);
    const file = uri('mine/pack.yaml');
    client.open(file, VARIANT);
    client.change(file, 7, { text: `# Mine.\n${VARIANT}` });
    const edit = await client.request<WorkspaceEdit>('textDocument/rename', {
      ...at(file, `# Mine.\n${VARIANT}`, 'pebble'),
      newName: 'stone',
    });
    expect(edit.changes).toBeUndefined();
    expect(
      edit.documentChanges!.map((change) =>
        'textDocument' in change
          ? [change.textDocument.uri, change.textDocument.version, change.edits.map((one) => 'annotationId' in one)]
          : [],
      ),
    ).toEqual(
      expect.arrayContaining([
        [file, 7, [false]],
        [uri('little/pack.yaml'), null, [true]],
        [uri('little/more.yaml'), null, [true]],
      ]),
    );
    expect(Object.values(edit.changeAnnotations!)).toEqual([
      {
        label: 'In 2 files that are not open',
        description: 'The editor writes them to the disk.',
        needsConfirmation: true,
      },
    ]);
  });

  test('asks nothing where all files are open', async () => {
    const { uri } = folder({ 'little.yaml': LITTLE });
    const client = await begin([uri('.')]);
    client.open(uri('little.yaml'), LITTLE);
    const edit = await client.request<WorkspaceEdit>('textDocument/rename', {
      ...at(uri('little.yaml'), LITTLE, 'pebble'),
      newName: 'stone',
    });
    expect(edit).not.toHaveProperty('changeAnnotations');
    expect(edit.documentChanges).toMatchObject([{ textDocument: { version: 1 } }]);
  });

  test('is a plain one for an editor that knows no other', async () => {
    const { uri } = folder({ 'little.yaml': LITTLE });
    const client = await begin([uri('.')], {});
    client.open(uri('little.yaml'), LITTLE);
    const edit = await client.request<WorkspaceEdit>('textDocument/rename', {
      ...at(uri('little.yaml'), LITTLE, 'pebble'),
      newName: 'stone',
    });
    expect(Object.keys(edit)).toEqual(['changes']);
  });
});
