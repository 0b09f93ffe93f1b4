/** The files of one folder: which are served, under which paths, and which texts may be written. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { BUILT_IN_FOLDER, LIMITS, memoryFiles } from '../../dsl/internal.ts';
import { loadPack } from '../../service/index.ts';
import { basePaths } from '../../study/index.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { Folder, hashOf, RequestError } from './folder.ts';

const at = temporaryFolder();
const SHELF = BUILT_IN_FOLDER;

/** Files with their own path as the text. */
function make(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), path);
  }
}
const served = (folder: Folder): string[] => folder.files().map(({ path }) => path);

/** The status with which a request is refused. */
function refused(action: () => unknown): number {
  try {
    action();
  } catch (error) {
    if (error instanceof RequestError) return error.status;
    throw error;
  }
  return 200;
}

it('serves YAML of both endings, sorted, and nothing hidden, installed or with characters that deceive', () => {
  make('b.yml', 'a/pack.yaml', 'a.yaml', 'c.json', 'd.yaml.bak', '.e.yaml', '.git/f.yaml', 'node_modules/g/pack.yaml');
  make('\u202eh.yaml', 'a/node_modules/i.yaml');
  mkdirSync(at('folder.yaml'));
  expect(served(new Folder(at()))).toEqual(['a.yaml', 'a/pack.yaml', 'b.yml']);
});

it('is as deep as the limit of folders', () => {
  const deep = Array.from({ length: LIMITS.folderDepth.most - 1 }, (_, i) => `d${i}`).join('/');
  make(`${deep}/a.yaml`, `${deep}/more/b.yaml`);
  const folder = new Folder(at());
  expect(served(folder)).toEqual([`${deep}/a.yaml`]);
  expect(folder.read(`${deep}/a.yaml`).readonly).toBe(false);
  expect(refused(() => folder.read(`${deep}/more/b.yaml`))).toBe(403);
});

it.skipIf(process.platform === 'win32')('a link is served as the file that it leads to inside, and no other', () => {
  make('in/a.yaml', 'outside.yaml');
  symlinkSync('a.yaml', at('in/file.yaml'));
  symlinkSync(at('outside.yaml'), at('in/out.yaml'));
  symlinkSync('nothing.yaml', at('in/broken.yaml'));
  symlinkSync('.', at('in/self.yaml'));
  const folder = new Folder(at('in'));
  expect(folder.files().map(({ path, text }) => [path, text])).toEqual([
    ['a.yaml', 'in/a.yaml'],
    ['file.yaml', 'in/a.yaml'],
  ]);
  expect([...folder.stamps().keys()]).toEqual(['a.yaml', 'file.yaml']);
  for (const path of ['out.yaml', 'broken.yaml']) expect([path, refused(() => folder.read(path))]).toEqual([path, 403]);
  expect(refused(() => folder.read('self.yaml'))).toBe(404);
  // written through the link, which stays
  folder.write('file.yaml', 'new', hashOf('in/a.yaml'));
  expect(readFileSync(at('in/a.yaml'), 'utf8')).toBe('new');
});

it('the stamp of a file changes when it is written, and of no other', () => {
  make('a.yaml', 'b.yaml');
  const folder = new Folder(at());
  const before = folder.stamps();
  folder.write('a.yaml', 'longer than it was', hashOf('a.yaml'));
  const after = folder.stamps();
  expect(after.get('a.yaml')).not.toBe(before.get('a.yaml'));
  expect(after.get('b.yaml')).toBe(before.get('b.yaml'));
  rmSync(at('b.yaml'));
  expect([...folder.stamps().keys()]).toEqual(['a.yaml']);
});

it('a folder that is a pack is served under its name alone, with the file of sign-offs', () => {
  make('sea/pack.yaml', 'sea/more.yaml', 'sea/.fathom/signoffs.yaml');
  const folder = new Folder(at('sea'));
  expect(served(folder)).toEqual(['sea/more.yaml', 'sea/pack.yaml']);
  expect([...folder.stamps().keys()]).toEqual(['sea/more.yaml', 'sea/pack.yaml']);
  expect(folder.read('sea/more.yaml').text).toBe('sea/more.yaml');
  expect(folder.signOffs().text).toBe('sea/.fathom/signoffs.yaml');
  for (const path of ['more.yaml', 'other/more.yaml', 'sea']) {
    expect([path, refused(() => folder.read(path))]).toEqual([path, 403]);
  }
  expect(folder.write('sea/new.yaml', 'new', null)).toMatchObject({ path: 'sea/new.yaml', hash: hashOf('new') });
  expect(readFileSync(at('sea/new.yaml'), 'utf8')).toBe('new');
});

it('a folder of this name is no pack of one file', () => {
  make('sea/pack.yaml/a.yaml');
  expect(served(new Folder(at('sea')))).toEqual(['pack.yaml/a.yaml']);
});

it('built-in packs of a file of either ending and of a folder are served, once, and not written', () => {
  make('own/a.yaml', 'first/base.yml', 'first/file.yaml', 'first/sea/pack.yaml', 'second/base/pack.yaml');
  const folder = new Folder(at('own'), [at('first'), at('second'), at('own'), at('nowhere')]);
  expect(served(folder)).toEqual(['a.yaml', `${SHELF}/base.yml`, `${SHELF}/file.yaml`, `${SHELF}/sea/pack.yaml`]);
  for (const { path, readonly } of folder.files()) expect([path, readonly]).toEqual([path, path !== 'a.yaml']);
  expect(folder.read(`${SHELF}/sea/pack.yaml`)).toMatchObject({ text: 'first/sea/pack.yaml', readonly: true });
  expect(refused(() => folder.read(`${SHELF}/base/pack.yaml`))).toBe(404);
  expect(refused(() => folder.read(`${SHELF}/nothing.yaml`))).toBe(403);
  for (const path of ['new.yaml', 'sea/new.yaml']) {
    expect(refused(() => folder.write(`${SHELF}/${path}`, 'new', null))).toBe(403);
  }
  expect(folder.files()).toHaveLength(4);
});

it('a path of the folder is never that of a built-in pack', () => {
  // as long as the prefix of built-in paths
  const beside = 'x'.repeat(SHELF.length);
  make(`own/${beside}/base.yaml`, 'first/base.yaml');
  const folder = new Folder(at('own'), [at('first')]);
  expect(folder.read(`${beside}/base.yaml`)).toMatchObject({ text: `own/${beside}/base.yaml`, readonly: false });
});

it('a text with half a character is refused, one with whole ones is written', () => {
  const folder = new Folder(at());
  for (const text of ['\ud83c', '\ud83cx', 'x\udf0a', '\udf0a\ud83c', '\ud83c\ud83c\udf0a', '\ud83c\udf0a\udf0a']) {
    expect([text, refused(() => folder.write('a.yaml', text, null))]).toEqual([text, 400]);
  }
  folder.write('a.yaml', '\ud83c\udf0a\ud83c\udf0a', null);
  expect(readFileSync(at('a.yaml'), 'utf8')).toBe('🌊🌊');
});

it('what is written must be what was read, or new', () => {
  make('a.yaml');
  const folder = new Folder(at());
  expect(refused(() => folder.write('a.yaml', 'new', null))).toBe(412);
  expect(refused(() => folder.write('a.yaml', 'new', hashOf('old')))).toBe(412);
  expect(refused(() => folder.write('b.yaml', 'new', hashOf('old')))).toBe(412);
  expect(folder.write('a.yaml', 'new', hashOf('a.yaml'))).toEqual({
    path: 'a.yaml',
    text: 'new',
    hash: hashOf('new'),
    readonly: false,
  });
  expect(folder.read('a.yaml').text).toBe('new');
});

it('what cannot be used is refused with a fitting status, and no place of this machine', () => {
  make('a.yaml');
  const folder = new Folder(at());
  for (const [path, status] of [
    ['a.yaml/b.yaml', 404],
    ['nothing.yaml', 404],
    [`${'x'.repeat(300)}.yaml`, 400],
  ] as const) {
    expect([path, refused(() => folder.read(path))]).toEqual([path, status]);
  }
  expect(() => folder.read('a.yaml/b.yaml')).not.toThrow(at());
});

it('the weights of a pack are read up to the size of a file', () => {
  make('a.yaml', 'sea/pack.yaml');
  const folder = new Folder(at());
  expect([folder.weights('a.yaml'), folder.weights('sea')]).toEqual([null, null]);
  writeFileSync(at('a.weights.json'), 'x'.repeat(LIMITS.fileSize.most));
  writeFileSync(at('sea.weights.json'), 'x'.repeat(LIMITS.fileSize.most + 1));
  expect([folder.weights('a.yaml')?.length, folder.weights('sea')]).toEqual([LIMITS.fileSize.most, null]);
});

it('the weights of what a pack extends are found where the page looks for them', () => {
  make('shelf/reef/pack.yaml', 'own/bay.yaml', 'own/gulf/pack.yaml', 'shelf/reef.weights.json', 'own/bay.weights.json');
  writeFileSync(at('shelf/reef/pack.yaml'), 'pack: reef\ntitle: Reef\nplayers: [1]\ncounters: {point: {}}\n');
  writeFileSync(at('own/bay.yaml'), 'pack: bay\ntitle: Bay\nextends: reef\n');
  writeFileSync(at('own/gulf/pack.yaml'), 'pack: gulf\ntitle: Gulf\nextends: bay\n');
  const found = (folder: Folder, pack: string): (string | null)[] => {
    const files = memoryFiles(Object.fromEntries(folder.files().map(({ path, text }) => [path, text])));
    return basePaths(loadPack(files, pack, { packs: BUILT_IN_FOLDER }).sources).map((path) => folder.weights(path));
  };
  const built = [at('shelf')];
  expect(found(new Folder(at('own'), built), 'gulf')).toEqual(['own/bay.weights.json', 'shelf/reef.weights.json']);
  // a folder that is a pack itself
  writeFileSync(at('own/gulf/pack.yaml'), 'pack: gulf\ntitle: Gulf\nextends: reef\n');
  expect(found(new Folder(at('own/gulf'), built), 'gulf')).toEqual(['shelf/reef.weights.json']);
});
