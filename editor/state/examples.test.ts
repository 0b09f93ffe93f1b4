import { afterAll, beforeEach, expect, it } from 'vitest';
import { page } from './testing/fake-page.ts';
import { FakeHost, FakeWorker } from './testing/fake-services.ts';
import { app, initialState } from './app.ts';
import { openDrafts, type Drafts } from './drafts.ts';
import { createFile, edit, putFile } from './editing.ts';
import { copiedFile, examplePacks, newCopyName } from './examples.ts';
import { removeFile } from './files.ts';
import { start } from './start.ts';

const SHELF = {
  '.shelf/small.yaml': 'pack: small\n',
  '.shelf/rich/pack.yaml': `pack: rich\n${'# more\n'.repeat(9)}`,
  '.shelf/huge.yaml': `pack: huge\n${'# much more\n'.repeat(9000)}`,
  '.shelf/test-things.yaml': 'pack: test-things\n# for tests\n',
};
let drafts: Drafts;

beforeEach(async () => {
  drafts = await openDrafts();
});
afterAll(() => page.close());

async function startWith(texts: Record<string, string>, readonly: string[]): Promise<void> {
  page.open();
  app.set(initialState());
  await start({ host: new FakeHost(texts, readonly), drafts, client: new FakeWorker() });
}
const offered = (): string[] => examplePacks().map(({ path }) => path);

it('offers small packs that come with Fathom, the richest first, and none that is for tests', async () => {
  await startWith({ ...SHELF, 'own.yaml': 'pack: own\n' }, Object.keys(SHELF));
  expect(offered()).toEqual(['.shelf/rich', '.shelf/small.yaml']);
});

it('offers them also where they can be written, and no copies of them', async () => {
  const texts = Object.fromEntries(Object.entries(SHELF).map(([path, text]) => [path.replace('.shelf/', ''), text]));
  await startWith(texts, []);
  createFile('own.yaml', 'pack: own\n');
  createFile(`${newCopyName('rich').path}/pack.yaml`, 'pack: my-rich\n');
  expect(offered()).toEqual(['rich', 'small.yaml']);
});

it('finds the copy of an example, which is started anew with a backup of what was written', async () => {
  await startWith({ ...SHELF, 'my-small.yaml': 'pack: my-small\n' }, Object.keys(SHELF));
  expect([copiedFile('.shelf/small.yaml'), copiedFile('.shelf/rich')]).toEqual(['my-small.yaml', undefined]);
  edit('my-small.yaml', 'pack: my-small\n# broken\n');
  putFile('my-small.yaml', 'pack: my-small\n# anew\n');
  expect(app.now.files.get('my-small.yaml')).toMatchObject({
    text: 'pack: my-small\n# anew\n',
    disk: 'pack: my-small\n',
  });
  await expect.poll(() => app.now.backups.map(({ text }) => text)).toEqual(['pack: my-small\n# broken\n']);
});

it('counts on behind all copies, and leads to the newest one', async () => {
  const SMALL = '.shelf/small.yaml';
  await startWith(SHELF, Object.keys(SHELF));
  for (const wanted of ['my-small.yaml', 'my-small-2.yaml', 'my-small-3.yaml']) {
    expect(newCopyName(SMALL)).toEqual({ id: wanted.replace('.yaml', ''), path: wanted });
    createFile(wanted, 'pack: x\n', 'copied');
    expect(copiedFile(SMALL)).toBe(wanted);
  }
  // one that is gone makes no room before the newest
  removeFile('my-small-2.yaml');
  expect([newCopyName(SMALL).id, copiedFile(SMALL)]).toEqual(['my-small-4', 'my-small-3.yaml']);
  createFile('my-rich-2/pack.yaml', 'pack: my-rich-2\n', 'copied');
  expect([newCopyName('.shelf/rich').path, copiedFile('.shelf/rich')]).toEqual(['my-rich-3', 'my-rich-2/pack.yaml']);
  createFile('my-small-nine.yaml', 'pack: x\n');
  createFile('my-small-02.yaml', 'pack: x\n');
  expect(copiedFile(SMALL)).toBe('my-small-3.yaml');
});

it('takes no copy of one example for that of another', async () => {
  const texts = { ...SHELF, '.shelf/small-2.yaml': 'pack: small-2\n' };
  await startWith(texts, Object.keys(texts));
  expect(newCopyName('.shelf/small-2.yaml').path).toBe('my-small-2.yaml');
  createFile('my-small-2.yaml', 'pack: my-small-2\n', 'copied');
  expect(copiedFile('.shelf/small.yaml')).toBeUndefined();
  createFile('my-small.yaml', 'pack: my-small\n', 'copied');
  expect(newCopyName('.shelf/small.yaml').path).toBe('my-small-3.yaml');
  expect(copiedFile('.shelf/small-2.yaml')).toBe('my-small-2.yaml');
});
