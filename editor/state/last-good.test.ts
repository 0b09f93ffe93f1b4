import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from './testing/fake-page.ts';
import { FakeIndexedDb } from './testing/fake-indexed-db.ts';
import { flushPromises, packView, servicesWith, type TestServices } from './testing/fake-services.ts';
import { onWorkerRestart, openPack } from './analysis.ts';
import { edit } from './editing.ts';

const database = new FakeIndexedDb();
/** Longer than the one in typing: an edit of another test may be near. */
const PAUSE = 1000;
let services: TestServices;

/** A page on the same browser, with these texts on disk; a pack with `broken` in it has errors. */
async function openPage(texts: Record<string, string>): Promise<void> {
  services = await servicesWith(texts, ['base.yaml']);
  let now = { ...texts };
  services.client.answers = {
    edit: (path, text) => {
      now = { ...now, [path]: text ?? '' };
    },
    analyze: (pack) => ({ ...packView(pack), playable: !Object.values(now).some((text) => text.includes('broken')) }),
    recallGood: () => true,
  };
  onWorkerRestart();
  await openPack('p/pack.yaml');
  await vi.advanceTimersByTimeAsync(PAUSE);
}
const recalled = (): unknown[][] => services.client.callsOf('recallGood');

beforeEach(() => {
  vi.useFakeTimers();
  page.open();
  vi.stubGlobal('indexedDB', database);
});
afterAll(() => {
  vi.useRealTimers();
  page.close();
});

it('gives the worker the last texts without errors after a reload, once', async () => {
  await openPage({ 'p/pack.yaml': 'one', 'base.yaml': 'base', 'q.yaml': 'q' });
  edit('p/pack.yaml', 'two');
  await vi.advanceTimersByTimeAsync(PAUSE);
  edit('p/pack.yaml', 'broken');
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(recalled()).toEqual([]);
  await openPage({ 'p/pack.yaml': 'broken', 'base.yaml': 'base', 'q.yaml': 'q' });
  expect(recalled()).toEqual([['p/pack.yaml', { 'p/pack.yaml': 'two' }]]);
  edit('p/pack.yaml', 'still broken');
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(recalled()).toHaveLength(1);
});

it('gives them to a worker that was restarted', async () => {
  await openPage({ 'p/pack.yaml': 'three' });
  edit('p/pack.yaml', 'broken');
  await vi.advanceTimersByTimeAsync(PAUSE);
  onWorkerRestart();
  await vi.advanceTimersByTimeAsync(PAUSE);
  await flushPromises();
  expect(recalled()).toEqual([['p/pack.yaml', { 'p/pack.yaml': 'three' }]]);
});
