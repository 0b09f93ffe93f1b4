import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { loadPack } from '../analysis/load-pack.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { CARDS, PACK, reef, wordsIn } from './testing.ts';
import { createWorkspace } from './workspace.ts';
import { rounds } from '../../test/support/width.ts';

const FILES = { 'reef/pack.yaml': PACK, 'reef/cards.yaml': CARDS };

describe('an incremental workspace', () => {
  // what people do to a text: letters, whole lines, things that reach into the other file
  const EDITS: [string, string][] = [
    ['gain 2 kelp', 'gain 2 klep'],
    ['gain 2 kelp', 'gain 2 '],
    ['build farm\n', 'build farm'],
    ['type: action', 'type: acton'],
    ['  - id: sole', '  - id: planting'],
    ['    color: red', '  color: red'],
    ['"lose 1', '"lose 1 kelp"'],
    ['status: original', 'status: attested'],
    ['kelp', 'shell'],
    ['cards:', ''],
    ['  farm:', '  hut:'],
    ['harvest:', 'haul:'],
    ['programs: [harvest]', 'programs: [harvest, haul]'],
    ['played: resolve this', 'programs: {effect: steps, harvest: parts}'],
    ['end: end game', 'end: end'],
    ['most-rounds: 3', 'most-rounds: most-rounds + 1'],
    ['{point: {}', '{'],
    ['\n', '\r\n'],
    ['kelp', 'kélp😀'],
  ];
  const edit = fc.record({
    file: fc.constantFrom(...Object.keys(FILES)),
    edit: fc.constantFrom(...EDITS),
    back: fc.boolean(),
    settle: fc.boolean(),
  });

  it('says after any edits what a load from scratch says', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
        const workspace = reef();
        const texts: Record<string, string> = { ...FILES };
        for (const {
          file,
          edit: [from, to],
          back,
          settle,
        } of edits) {
          texts[file] = back ? texts[file].replace(to || '\0', () => from) : texts[file].replace(from, () => to);
          workspace.update(file, texts[file]);
          if (settle) workspace.fullCheck();
          const quick = loadPack(memoryFiles(texts), 'reef', { incremental: true });
          expect(
            workspace
              .incrementalCheck()
              .diagnostics.filter(({ code }) => quick.diagnostics.some((other) => other.code === code)),
          ).toEqual(quick.diagnostics);
        }
        const fresh = loadPack(memoryFiles(texts), 'reef');
        const incremental = workspace.fullCheck();
        expect(incremental.diagnostics).toEqual(fresh.diagnostics);
        expect(incremental.model).toEqual(fresh.model);
        expect(
          JSON.stringify([incremental.sources.components, incremental.sources.effects, incremental.sources.references]),
        ).toEqual(JSON.stringify([fresh.sources.components, fresh.sources.effects, fresh.sources.references]));
      }),
      { numRuns: rounds(25, 60) },
    );
  });

  it('builds again only what the change can have touched', () => {
    const workspace = reef();
    const before = workspace.incrementalCheck().model!;
    workspace.update('reef/pack.yaml', PACK.replace('Reef', 'Riff'));
    const after = workspace.incrementalCheck().model!;
    expect(after.cards.map((card, i) => card === before.cards[i])).toEqual([true, true]);
    workspace.update('reef/cards.yaml', CARDS.replace('gain 2 kelp', 'gain 3 kelp'));
    expect(workspace.incrementalCheck().model!.cards[0]).not.toBe(after.cards[0]);
    workspace.update('reef/pack.yaml', PACK.replace('  credit:', '  coin: {}\n  credit:'));
    expect(workspace.incrementalCheck().model!.procedures[0]).not.toBe(after.procedures[0]);
  });
});

describe('texts', () => {
  it('an open text goes before the saved one, until it is closed', () => {
    const workspace = reef();
    const uri = 'reef/cards.yaml';
    workspace.update(uri, CARDS.replace('lose 1 kelp', 'lose 1 klep'));
    expect(diagnosticsOf(workspace, uri).map(({ code, range }) => [code, wordsIn(workspace, uri, range)])).toEqual([
      ['unknown-name', 'klep'],
    ]);
    workspace.close(uri);
    expect(diagnosticsOf(workspace, uri)).toEqual([]);
  });

  it('an older version is ignored', () => {
    const workspace = reef();
    const uri = 'reef/cards.yaml';
    workspace.update(uri, CARDS, 4);
    workspace.update(uri, 'cards: {', 3);
    expect(workspace.document(uri)).toMatchObject({ version: 4, text: CARDS });
  });

  it('a file that is not saved yet is part of its folder', () => {
    const workspace = reef();
    workspace.update('reef/more.yaml', 'cards:\n  - {id: third, deck: tide, type: action, effect: gain 1 pearl}\n');
    expect(diagnosticsOf(workspace, 'reef/more.yaml').map(({ code }) => code)).toEqual(['unknown-name']);
  });
});

describe('saved files', () => {
  const URI = 'reef/cards.yaml';

  /** A workspace on files that change. */
  function changing(): { saved: Record<string, string>; workspace: ReturnType<typeof createWorkspace> } {
    const saved: Record<string, string> = { ...FILES };
    const files = {
      list: (folder: string) => memoryFiles(saved).list(folder),
      read: (path: string) => memoryFiles(saved).read(path),
      kind: (path: string) => memoryFiles(saved).kind(path),
    };
    return { saved, workspace: createWorkspace({ files, pack: 'reef' }) };
  }

  it('are read again after a change outside of the editor: those that are named, or all', () => {
    const { saved, workspace } = changing();
    const codes = (): string[] => workspace.incrementalCheck().diagnostics.map(({ code }) => code);
    expect(codes()).toEqual([]);
    saved[URI] = CARDS.replace('lose 1 kelp', 'lose 1 klep');
    saved['reef/pack.yaml'] = PACK.replace('title: Reef', 'titel: Reef');
    expect(codes()).toEqual([]);
    workspace.refresh([URI]);
    expect(codes()).toEqual(['unknown-name']);
    workspace.refresh();
    expect(codes()).toContain('unknown-key');
  });

  it('that are open keep the text of the editor', () => {
    const { saved, workspace } = changing();
    workspace.update(URI, CARDS);
    const before = workspace.file(URI)!.yaml;
    saved[URI] = 'cards: [';
    workspace.refresh();
    expect(workspace.incrementalCheck().diagnostics).toEqual([]);
    // and it is not parsed again
    expect(workspace.file(URI)!.yaml).toBe(before);
  });

  it('are not there once they are deleted', () => {
    const { saved, workspace } = changing();
    expect(workspace.file(URI)).toBeDefined();
    delete saved[URI];
    workspace.refresh();
    expect(workspace.file(URI)).toBeUndefined();
    expect(workspace.incrementalCheck().sources.files.map(({ path }) => path)).toEqual(['reef/pack.yaml']);
  });

  it('may be as large as the limit, in bytes', () => {
    const workspace = reef();
    const isTooLarge = (filler: string): boolean => {
      workspace.update(URI, `# ${filler}`);
      return diagnosticsOf(workspace, URI).some(({ code }) => code === 'file-too-large');
    };
    const LIMIT = 1_000_000;
    expect(isTooLarge('x'.repeat(LIMIT - 2))).toBe(false);
    expect(isTooLarge('x'.repeat(LIMIT - 1))).toBe(true);
    expect(isTooLarge('x'.repeat(LIMIT / 2))).toBe(false);
    // a character of three bytes
    expect(isTooLarge('漢'.repeat(LIMIT / 3 + 1))).toBe(true);
    expect(isTooLarge('漢'.repeat(LIMIT / 4))).toBe(false);
  });
});

describe('a full check', () => {
  it('lasts until a text changes', () => {
    const workspace = reef();
    expect(workspace.isFullyChecked).toBe(false);
    workspace.update('reef/cards.yaml', CARDS, 1);
    workspace.fullCheck();
    expect(workspace.isFullyChecked).toBe(true);
    // a new version of the same text
    workspace.update('reef/cards.yaml', CARDS, 2);
    expect(workspace.isFullyChecked).toBe(true);
    workspace.update('reef/cards.yaml', `${CARDS}\n`, 3);
    expect(workspace.isFullyChecked).toBe(false);
  });
});

describe('addresses', () => {
  it('are those of the editor for open files, and mapped for others', () => {
    const workspace = createWorkspace({
      files: memoryFiles(FILES),
      pack: 'reef',
      pathOf: (uri) => decodeURIComponent(uri.replace('file:///', '')),
      uriOf: (path) => `file:///${path}`,
    });
    expect(workspace.uriOf('reef/cards.yaml')).toBe('file:///reef/cards.yaml');
    workspace.update('file:///reef%2Fcards.yaml', CARDS);
    expect(workspace.uriOf('reef/cards.yaml')).toBe('file:///reef%2Fcards.yaml');
    expect(workspace.pathOf('file:///reef%2Fcards.yaml')).toBe('reef/cards.yaml');
  });

  it('are the paths unless they are mapped', () => {
    const workspace = reef();
    expect([workspace.uriOf('reef/a.yaml'), workspace.pathOf('./reef/a.yaml')]).toEqual(['reef/a.yaml', 'reef/a.yaml']);
  });
});

describe('the files of a pack', () => {
  const pathsOf = (workspace: ReturnType<typeof createWorkspace>): string[] =>
    workspace.incrementalCheck().sources.files.map(({ path }) => path);

  it.each(['.', ''])('are those that are open in the folder %j as well', (pack) => {
    const workspace = createWorkspace({ files: memoryFiles({ 'pack.yaml': PACK }), pack });
    workspace.update('cards.yaml', CARDS);
    expect(pathsOf(workspace)).toEqual(['pack.yaml', 'cards.yaml']);
  });

  it('are not those that are open elsewhere', () => {
    const workspace = reef();
    workspace.update('reef/drafts/more.yaml', 'cards: []\n');
    workspace.update('reefs/more.yaml', 'cards: []\n');
    workspace.update('more.yaml', 'cards: []\n');
    expect(pathsOf(workspace)).toEqual(['reef/pack.yaml', 'reef/cards.yaml']);
  });

  it('are none where there is no pack, also if the name of an open folder begins alike', () => {
    const workspace = createWorkspace({ files: memoryFiles({ 'else.txt': '' }), pack: 'new' });
    workspace.update('newer/pack.yaml', PACK);
    expect(workspace.incrementalCheck().diagnostics.map(({ code }) => code)).toEqual(['unknown-pack']);
  });

  it('include an extended pack in another folder of packs', () => {
    const files = memoryFiles({
      'library/reef/pack.yaml': PACK,
      'library/reef/cards.yaml': CARDS,
      'mine/tides/pack.yaml': 'pack: tides\ntitle: Tides\nversion: 1.0.0\nextends: reef\n',
    });
    const codes = (packs: { packs?: string }): string[] =>
      createWorkspace({ files, pack: 'mine/tides', ...packs })
        .incrementalCheck()
        .diagnostics.map(({ code }) => code);
    expect(codes({ packs: 'library' })).toEqual([]);
    expect(codes({})).not.toEqual([]);
  });

  it('have the digest of their host', () => {
    const files = { ...memoryFiles(FILES), sha256: () => 'ab'.repeat(32) };
    const { model } = createWorkspace({ files, pack: 'reef' }).fullCheck();
    expect(model!.hash).toContain('abab');
  });
});

describe('a pack of which nothing is saved yet', () => {
  it('is read from what is open', () => {
    const workspace = createWorkspace({ files: memoryFiles({ 'else.txt': '' }), pack: 'new' });
    workspace.update('new/pack.yaml', PACK);
    workspace.update('new/cards.yaml', CARDS.replace('gain 2 kelp', 'gain 2 klep'));
    expect(
      workspace
        .fullCheck()
        .diagnostics.map(({ file, code }) => [file, code])
        .filter(([, code]) => code !== 'unused-name'),
    ).toEqual([['new/cards.yaml', 'unknown-name']]);
  });
});

describe('before the pack is looked at as a whole again', () => {
  it('diagnostics of the last full check are shifted, and dropped where the change touches them', () => {
    const workspace = reef();
    const uri = 'reef/pack.yaml';
    workspace.fullCheck();
    const found = (): unknown[] =>
      diagnosticsOf(workspace, uri)
        .filter(({ message }) => String(message).includes('signal'))
        .map(({ code, range }) => [code, wordsIn(workspace, uri, range), range.start.line]);
    const line = PACK.split('\n').indexOf('  ebb: {}');
    expect(found()).toEqual([['unused-name', 'ebb', line]]);
    workspace.update(uri, `# a line in front\n${PACK}`);
    expect(workspace.isFullyChecked).toBe(false);
    expect(found()).toEqual([['unused-name', 'ebb', line + 1]]);
    workspace.update(uri, PACK.replace('ebb', 'flow'));
    expect(found()).toEqual([]);
    workspace.fullCheck();
    expect(found()).toEqual([['unused-name', 'flow', line]]);
  });
});
