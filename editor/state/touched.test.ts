import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from './testing/fake-page.ts';
import { FakeHost, FakeWorker } from './testing/fake-services.ts';
import { app, initialState } from './app.ts';
import { openDrafts } from './drafts.ts';
import { createFile, edit } from './editing.ts';
import { start } from './start.ts';
import { touchedFiles } from './touched.ts';

const stored = new Map<string, string>();

beforeEach(async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  stored.clear();
  page.open();
  app.set(initialState());
  const texts = { 'a.yaml': 'pack: a\n', 'b.yaml': 'pack: b\n' };
  await start({ host: new FakeHost(texts, ['b.yaml']), drafts: await openDrafts(), client: new FakeWorker() });
});
afterAll(() => {
  vi.unstubAllGlobals();
  page.close();
});

it('knows the files that somebody has written in, the newest first, and no others', () => {
  expect(touchedFiles()).toEqual([]);
  edit('a.yaml', 'pack: a\n# mine\n');
  edit('b.yaml', 'pack: b\n# read-only\n');
  edit('a.yaml', 'pack: a\n# mine, too\n');
  expect(touchedFiles()).toEqual(['a.yaml']);
  createFile('c.yaml', 'pack: c\n');
  expect(touchedFiles()).toEqual(['c.yaml', 'a.yaml']);
});

it('does not count what was only opened as a copy', () => {
  createFile('my-a.yaml', 'pack: my-a\n', 'copied');
  expect(touchedFiles()).toEqual([]);
  edit('my-a.yaml', 'pack: my-a\n# mine\n');
  expect(touchedFiles()).toEqual(['my-a.yaml']);
});

it('takes what is stored and is no list of paths for none', () => {
  stored.set('fathom-touched packs', '{"a": 1}');
  expect(touchedFiles()).toEqual([]);
  stored.set('fathom-touched packs', '[1, "a.yaml"');
  expect(touchedFiles()).toEqual([]);
});
