import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from './testing/fake-page.ts';
import { FakeIndexedDb } from './testing/fake-indexed-db.ts';
import { MAX_BACKUPS, openDrafts, type Draft } from './drafts.ts';

afterAll(() => page.close());
beforeEach(() => page.open());

const draft = (path: string, text = path, host = 'a'): Draft => ({ host, path, text, baseHash: null, time: 1 });

describe.each([
  ['in the database of the browser', () => new FakeIndexedDb()],
  ['in memory, where there is no database', () => undefined],
])('%s', (_name, database) => {
  beforeEach(() => vi.stubGlobal('indexedDB', database()));

  it('stores the last draft of each file until it is removed', async () => {
    const drafts = await openDrafts();
    await drafts.store(draft('x.yaml', 'one'));
    await drafts.store(draft('y.yaml'));
    await drafts.store(draft('x.yaml', 'two'));
    expect(await drafts.all('a')).toEqual([draft('x.yaml', 'two'), draft('y.yaml')]);
    expect(await drafts.all('b')).toEqual([]);
    await drafts.remove('a', 'x.yaml');
    expect(await drafts.all('a')).toEqual([draft('y.yaml')]);
  });

  it('lists backups from the newest, and drops the oldest ones', async () => {
    const drafts = await openDrafts();
    expect(await drafts.backups('a')).toEqual([]);
    for (let i = 1; i <= MAX_BACKUPS; i++) await drafts.addBackup(draft('x.yaml', String(i)));
    expect((await drafts.backups('a')).map(({ text }) => Number(text))).toEqual(
      Array.from({ length: MAX_BACKUPS }, (_, i) => MAX_BACKUPS - i),
    );
    await drafts.addBackup(draft('x.yaml', 'new'));
    const backups = await drafts.backups('a');
    expect([backups.length, backups[0].text, backups.at(-1)!.text]).toEqual([MAX_BACKUPS, 'new', '2']);
    expect(await drafts.all('a')).toEqual([]);
  });
});

describe('the database', () => {
  it('has the drafts of the last session, by host', async () => {
    const database = new FakeIndexedDb();
    vi.stubGlobal('indexedDB', database);
    const first = await openDrafts();
    await first.store(draft('x.yaml', 'mine', 'a'));
    await first.store(draft('x.yaml', 'theirs', 'b'));
    await first.addBackup(draft('y.yaml', 'old', 'b'));
    const second = await openDrafts();
    expect(await second.all('a')).toEqual([draft('x.yaml', 'mine', 'a')]);
    expect(await second.all('b')).toEqual([draft('x.yaml', 'theirs', 'b')]);
    expect(await second.backups('a')).toEqual([]);
    expect(await second.backups('b')).toEqual([draft('y.yaml', 'old', 'b')]);
    await second.remove('b', 'x.yaml');
    expect(await second.all('a')).toHaveLength(1);
    // stored data of browsers depends on these names
    expect([...database.stores.keys()]).toEqual(['drafts', 'aside']);
  });

  it('asks the browser once to keep its data, when there is something to lose', async () => {
    vi.stubGlobal('indexedDB', new FakeIndexedDb());
    const drafts = await openDrafts();
    await drafts.all('a');
    expect(page.persistCalls).toBe(0);
    await drafts.store(draft('x.yaml'));
    await drafts.store(draft('y.yaml'));
    expect(page.persistCalls).toBe(1);
  });

  it('is replaced by the memory where it is blocked', async () => {
    const database = new FakeIndexedDb();
    database.blocked = true;
    vi.stubGlobal('indexedDB', database);
    const drafts = await openDrafts();
    await drafts.store(draft('x.yaml'));
    expect(await drafts.all('a')).toHaveLength(1);
  });
});
