import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from './testing/fake-page.ts';
import { openHost, type Host, type OutsideChange } from './host.ts';

const FILE = { path: 'a.yaml', text: 'pack: a\n', hash: 'h1', readonly: false };
type Reply = () => Response | Promise<Response>;
let requests: { url: string; init: RequestInit | undefined }[];
let replies: Record<string, Reply>;

beforeEach(() => {
  vi.useFakeTimers();
  page.open('#token=secret-1');
  requests = [];
  replies = { 'api/files': () => Response.json({ title: 'packs', files: [FILE] }) };
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    requests.push({ url, init });
    const reply = replies[url.split('?')[0]];
    return reply ? Promise.resolve(reply()) : Promise.reject(new TypeError('failed to fetch'));
  });
});
afterEach(() => vi.useRealTimers());
afterAll(() => page.close());

const reasonOf = (opening: Promise<Host>): Promise<unknown> =>
  opening.then(
    () => null,
    (error: { reason: unknown }) => error.reason,
  );

it('takes the secret out of the address, and sends it with each request', async () => {
  const host = await openHost();
  expect(page.hash).toBe('#/start');
  expect(host).toMatchObject({ kind: 'folder', title: 'packs', key: 'packs', files: [FILE] });
  page.hash = '#/lab';
  await openHost();
  expect(page.hash).toBe('#/lab');
  expect(requests.map(({ url, init }) => [url, init?.headers])).toEqual(
    Array(2).fill(['api/files', { 'X-Fathom-Token': 'secret-1' }]),
  );
});

it('cannot be opened without the secret, with a wrong one, or without the server', async () => {
  replies['api/files'] = () => new Response('', { status: 403 });
  expect(await reasonOf(openHost())).toBe('no-token');
  replies['api/files'] = () => new Response('broken', { status: 500 });
  expect(await reasonOf(openHost())).toBe('unreachable');
  replies = {};
  expect(await reasonOf(openHost())).toBe('unreachable');
  page.open('#/author');
  expect(await reasonOf(openHost())).toBe('no-token');
});

it('saves a text only over the expected one', async () => {
  const host = await openHost();
  replies['api/file'] = () => Response.json({ hash: 'h2' });
  expect(await host.save('b c.yaml', 'text', 'h1')).toEqual({ ok: true, hash: 'h2' });
  expect(await host.save('b c.yaml', 'text', null)).toEqual({ ok: true, hash: 'h2' });
  const [over, create] = requests.slice(1);
  expect([over.url, over.init?.method, over.init?.body]).toEqual([
    'api/file?path=b%20c.yaml',
    'PUT',
    '{"text":"text"}',
  ]);
  const headers = { 'X-Fathom-Token': 'secret-1', 'Content-Type': 'application/json' };
  expect(over.init?.headers).toEqual({ ...headers, 'If-Match': '"h1"' });
  expect(create.init?.headers).toEqual({ ...headers, 'If-None-Match': '*' });
});

it('says why a text was not saved', async () => {
  const host = await openHost();
  const saved = async (reply: Reply | null): Promise<unknown> => {
    if (reply) replies['api/file'] = reply;
    else delete replies['api/file'];
    return host.save('a.yaml', 'text', 'h1');
  };
  expect(await saved(() => Response.json({ current: FILE }, { status: 412 }))).toEqual({
    ok: false,
    reason: 'changed',
    current: FILE,
  });
  expect(await saved(() => Response.json({}, { status: 412 }))).toMatchObject({ reason: 'changed', current: null });
  expect(await saved(() => Response.json({ error: 'too large' }, { status: 413 }))).toEqual({
    ok: false,
    reason: 'refused',
    message: 'too large',
  });
  expect(await saved(() => new Response('?', { status: 500, statusText: 'Server Error' }))).toMatchObject({
    reason: 'refused',
    message: 'Server Error',
  });
  expect(await saved(() => Response.json({}))).toMatchObject({ ok: false, reason: 'refused' });
  expect(await saved(null)).toEqual({ ok: false, reason: 'unreachable', message: '' });
});

it('reads the sign-offs', async () => {
  const host = await openHost();
  replies['api/signoffs'] = () => Response.json({ text: 'signoffs: []\n', hash: 's1' });
  expect(await host.signOffs()).toEqual({ text: 'signoffs: []\n', hash: 's1' });
  replies['api/signoffs'] = () => new Response('', { status: 500, statusText: 'Server Error' });
  await expect(host.signOffs()).rejects.toThrow('Server Error');
});

it('reports changes, also those that came while the stream was broken', async () => {
  const changes: OutsideChange[] = [];
  const reached: string[] = [];
  const event = (change: OutsideChange): string => `data: ${JSON.stringify(change)}\n\n`;
  const stream = (...parts: string[]): Reply => {
    return () => new Response(new Blob(parts).stream());
  };
  const host = await openHost();
  // the first connection ends after two events and a comment
  const removal = { path: 'b.yaml', removed: true } as const;
  replies['api/changes'] = stream(
    ': hello\n\n',
    event(FILE).slice(0, 9),
    event(FILE).slice(9),
    event(removal),
    'data: {',
  );
  host.watch(
    (change) => changes.push(change),
    (is) => reached.push(is),
  );
  await vi.waitFor(() => expect(reached).toEqual(['connected', 'lost']));
  expect(changes).toEqual([FILE, removal]);
  const later = { ...FILE, text: 'pack: later\n' };
  replies['api/files'] = () => Response.json({ title: 'packs', files: [later] });
  replies['api/changes'] = () => new Response('', { status: 503 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(reached).toEqual(['connected', 'lost', 'lost']);
  replies['api/changes'] = stream(event(removal));
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(() => expect(reached).toEqual(['connected', 'lost', 'lost', 'connected', 'lost']));
  expect(changes).toEqual([FILE, removal, later, removal]);
  vi.clearAllTimers();
});

it('says that the server was started again, with another secret, and asks it no more', async () => {
  const host = await openHost();
  const reached: string[] = [];
  replies['api/changes'] = () => new Response('{}', { status: 403 });
  replies['api/file'] = () => Response.json({ error: 'the secret is wrong' }, { status: 403 });
  host.watch(
    () => undefined,
    (is) => reached.push(is),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reached).toEqual(['replaced']);
  expect(await host.save('a.yaml', 'text', 'h1')).toMatchObject({ ok: false, reason: 'replaced' });
});

it('takes the secret of a server that was started again, and hears it', async () => {
  const host = await openHost();
  const reached: string[] = [];
  const isNew = (): boolean => new Headers(requests.at(-1)!.init?.headers).get('X-Fathom-Token') === 'secret-2';
  const forbidden = (): Response => new Response('{}', { status: 403 });
  let title = 'packs';
  replies['api/files'] = () => (isNew() ? Response.json({ title, files: [FILE] }) : forbidden());
  replies['api/changes'] = () => (isNew() ? new Response(new ReadableStream()) : forbidden());
  const changes: OutsideChange[] = [];
  host.watch(
    (change) => changes.push(change),
    (is) => reached.push(is),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(await host.takeSecret!('wrong')).toBe(true);
  title = 'others';
  expect(await host.takeSecret!('secret-2')).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reached).toEqual(['replaced']);
  title = 'packs';
  expect(await host.takeSecret!('secret-2')).toBe(true);
  await vi.waitFor(() => expect(changes).toEqual([FILE]));
  expect(reached).toEqual(['replaced', 'connected']);
  expect(page.sessionStorage.getItem('fathom-token')).toBe('secret-2');
});

it('opens in a browser that stores nothing', async () => {
  page.sessionStorage.full = true;
  expect(await openHost()).toMatchObject({ kind: 'folder' });
  expect(await reasonOf(openHost())).toBe('no-token');
});

it('has the packs of the page where there is no server, and sign-offs in the browser', async () => {
  page.hostKind = 'static';
  replies['packs.json'] = () => Response.json({ 'nim.yaml': 'pack: nim\n' });
  const host = await openHost();
  expect(host).toMatchObject({
    kind: 'static',
    title: '',
    key: 'built in',
    files: [{ path: 'nim.yaml', text: 'pack: nim\n', hash: null, readonly: false }],
  });
  expect(await host.save('nim.yaml', 'x', null)).toMatchObject({ ok: false, reason: 'refused' });
  expect(await host.signOffs()).toEqual({ text: '', hash: null });
  expect(await host.save('.fathom/signoffs.yaml', 'signoffs: []\n', null)).toEqual({ ok: true, hash: '' });
  expect(await host.signOffs()).toEqual({ text: 'signoffs: []\n', hash: null });
  expect(page.localStorage.getItem('fathom-signoffs')).toBe('signoffs: []\n');
  page.localStorage.full = true;
  expect(await host.save('.fathom/signoffs.yaml', 'x', null)).toMatchObject({ ok: false, reason: 'unreachable' });
  expect(await host.signOffs()).toEqual({ text: '', hash: null });
  host.watch(
    () => undefined,
    () => undefined,
  );
});
