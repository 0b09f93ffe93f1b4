import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from './testing/fake-page.ts';
import { FakeHost, FakeWorker, hashOf } from './testing/fake-services.ts';
import { app, initialState } from './app.ts';
import { openDrafts, type Drafts } from './drafts.ts';
import { followAddress, start } from './start.ts';

const TEXTS = {
  '.shelf/big.yaml': `pack: big\n${'# long\n'.repeat(9)}`,
  'own.yaml': 'pack: own\ncards:\n',
  'small.yaml': 'pack: small\n',
};
let drafts: Drafts;
let client: FakeWorker;

beforeEach(async () => {
  vi.useFakeTimers();
  page.open();
  drafts = await openDrafts();
  client = new FakeWorker();
});
afterEach(() => vi.useRealTimers());
afterAll(() => page.close());

async function startWith(hash = '', texts: Record<string, string> = TEXTS, kind: FakeHost['kind'] = 'folder') {
  page.open(hash);
  app.set(initialState());
  const host = new FakeHost(texts);
  host.kind = kind;
  await start({ host, drafts, client });
  return host;
}

it('shows the files, gives them to the worker, and opens the largest pack that can be edited', async () => {
  await startWith();
  expect(app.now).toMatchObject({ phase: 'ready', host: { kind: 'folder', title: 'packs', reach: 'connected' } });
  expect(app.now.files.get('own.yaml')).toEqual({
    path: 'own.yaml',
    text: TEXTS['own.yaml'],
    disk: TEXTS['own.yaml'],
    hash: hashOf(TEXTS['own.yaml']),
    form: { bom: false, crlf: false },
    readonly: false,
    revision: 0,
  });
  expect(client.callsOf('open')).toEqual([[TEXTS]]);
  expect(app.now.view?.path).toBe('own.yaml');
});

it('opens the pack of the address', async () => {
  await startWith('#/author/small.yaml?line=1');
  expect(app.now.view?.path).toBe('small.yaml');
  await startWith('#/gallery?pack=.shelf%2Fbig.yaml');
  expect(app.now.view?.path).toBe('.shelf/big.yaml');
  await startWith('#/gallery?pack=big.yaml');
  expect(app.now.view?.path).toBe('.shelf/big.yaml');
  expect(app.now.message.text).toBe('');
  await startWith('#/gallery?pack=none.yaml');
  expect(app.now.view?.path).toBe('own.yaml');
  expect(app.now.message).toMatchObject({ text: 'There is no pack “none.yaml” here.', kind: 'error' });
});

it('takes the secret of a pasted address, and shows what it showed', async () => {
  const host = await startWith('#/gallery?pack=own.yaml');
  const taken: string[] = [];
  const answers = { takeSecret: (token: string) => Promise.resolve(taken.push(token) > 0) };
  Object.assign(host, answers);
  followAddress();
  page.hash = '#token=secret-2';
  await vi.advanceTimersByTimeAsync(0);
  expect(taken).toEqual(['secret-2']);
  expect(page.hash).toBe('#/gallery?pack=own.yaml');
  expect(app.now.route.view).toBe('gallery');
});

it('shows files and the name of the pack before anything is checked, and waits for what faces need', async () => {
  page.open('#/author/small.yaml?line=1');
  app.set(initialState());
  let ready = (): void => undefined;
  const facesReady = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const started = start({ host: new FakeHost(TEXTS), drafts, client }, facesReady);
  await vi.advanceTimersByTimeAsync(0);
  expect(app.now).toMatchObject({ phase: 'ready', wanted: 'small.yaml', busy: true, view: null });
  expect(client.callsOf('analyze')).toEqual([]);
  ready();
  await started;
  expect(app.now).toMatchObject({ busy: false, view: { path: 'small.yaml' } });
});

it('opens a read-only pack where there is no other', async () => {
  await startWith('', { '.shelf/a.yaml': 'pack: a\n', '.shelf/b.yaml': 'pack: b\n# longer\n' });
  expect(app.now.view?.path).toBe('.shelf/b.yaml');
});

it('offers drafts of the last session, and forgets those that the disk has', async () => {
  const draft = (path: string, text: string) => ({ host: 'packs', path, text, baseHash: null, time: 1 });
  await drafts.store(draft('own.yaml', 'unsaved\n'));
  await drafts.store(draft('small.yaml', TEXTS['small.yaml']));
  await drafts.addBackup(draft('own.yaml', 'old\n'));
  await startWith();
  expect([app.now.draftOffers, app.now.backups.map(({ text }) => text)]).toEqual([
    [draft('own.yaml', 'unsaved\n')],
    ['old\n'],
  ]);
  expect(app.now.files.get('own.yaml')!.text).toBe(TEXTS['own.yaml']);
  expect(await drafts.all('packs')).toHaveLength(1);
});

it('takes the drafts where there is no disk', async () => {
  const draft = (path: string, text: string) => ({ host: 'packs', path, text, baseHash: null, time: 1 });
  await drafts.store(draft('own.yaml', 'typed\n'));
  await drafts.store(draft('new.yaml', 'pack: new\n'));
  await startWith('', TEXTS, 'static');
  expect(app.now.draftOffers).toEqual([]);
  expect(app.now.files.get('own.yaml')).toMatchObject({ text: 'typed\n', disk: TEXTS['own.yaml'] });
  expect(app.now.files.get('new.yaml')).toMatchObject({ text: 'pack: new\n', disk: null });
  expect(app.now.packs.map(({ path }) => path)).toContain('new.yaml');
});

it('follows changes on disk and the reach of the server', async () => {
  const host = await startWith();
  host.changeOutside('own.yaml', 'pack: own\n');
  expect(app.now.files.get('own.yaml')!.text).toBe('pack: own\n');
  host.onReach('lost');
  expect(app.now.host).toEqual({ kind: 'folder', title: 'packs', reach: 'lost' });
  const before = app.now;
  host.onReach('lost');
  expect(app.now).toBe(before);
  host.onReach('connected');
  expect(app.now.host.reach).toBe('connected');
});

it('follows the address', async () => {
  await startWith();
  followAddress();
  page.hash = '#/author/small.yaml?line=1';
  await vi.advanceTimersByTimeAsync(0);
  expect([app.now.route.path, app.now.view?.path]).toEqual(['small.yaml', 'small.yaml']);
});

it('shows the files also where the worker fails', async () => {
  client.answers.open = () => Promise.reject(new Error('no worker'));
  await startWith();
  expect(app.now.phase).toBe('ready');
});
