import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ComponentDetails, Diagnostic } from '../worker/protocol.ts';
import { page } from './testing/fake-page.ts';
import { component, packView, servicesWith, flushPromises, type TestServices } from './testing/fake-services.ts';
import { analyzeNow, onWorkerRestart, openPack, openPackOfRoute } from './analysis.ts';
import { app } from './app.ts';
import { createFile, edit } from './editing.ts';

let services: TestServices;
const analyzed = (): unknown[] => services.client.callsOf('analyze').flat();

/** Lets a test decide when the worker answers. */
function holdAnswers(): (() => Promise<void>)[] {
  const answers: (() => Promise<void>)[] = [];
  services.client.answers.analyze = (pack) =>
    new Promise((resolve) => {
      answers.push(async () => {
        resolve(packView(pack));
        await flushPromises();
      });
    });
  return answers;
}

let tests = 0;

beforeEach(async () => {
  vi.useFakeTimers();
  // nobody types across tests
  vi.setSystemTime(Date.now() + 10_000 * ++tests);
  page.open('#/author');
  services = await servicesWith({ 'a.yaml': 'pack: a\n', 'b.yaml': 'pack: b\n' });
  await openPack('a.yaml');
  services.client.calls = [];
});
afterEach(() => vi.useRealTimers());
afterAll(() => page.close());

it('analyzes the pack that is opened, and selects the component at the cursor', async () => {
  const card = component('card', 'b.yaml', 1, 3);
  services.client.answers.analyze = (pack) => packView(pack, [card]);
  app.set({ cursor: { file: 'b.yaml', line: 2 } });
  await openPack('b.yaml');
  expect([analyzed(), app.now.view?.path, app.now.selected, app.now.busy]).toEqual([['b.yaml'], 'b.yaml', card, false]);
  await openPack('');
  expect(analyzed()).toEqual(['b.yaml']);
});

it('analyzes soon after one edit, and while somebody types after a pause', async () => {
  edit('a.yaml', 'pack: a2\n');
  expect([app.now.busy, analyzed()]).toEqual([true, []]);
  await vi.advanceTimersByTimeAsync(100);
  expect([app.now.busy, analyzed()]).toEqual([false, ['a.yaml']]);
  edit('a.yaml', 'pack: a3\n');
  await vi.advanceTimersByTimeAsync(699);
  edit('a.yaml', 'pack: a4\n');
  await vi.advanceTimersByTimeAsync(699);
  expect(analyzed()).toEqual(['a.yaml']);
  await vi.advanceTimersByTimeAsync(1);
  expect([app.now.busy, analyzed()]).toEqual([false, ['a.yaml', 'a.yaml']]);
});

it('does not wait for the pause where another view needs the whole pack', async () => {
  edit('a.yaml', 'pack: a2\n');
  edit('a.yaml', 'pack: a3\n');
  analyzeNow();
  await flushPromises();
  expect([app.now.busy, analyzed()]).toEqual([false, ['a.yaml']]);
  analyzeNow();
  await vi.advanceTimersByTimeAsync(700);
  expect(analyzed()).toEqual(['a.yaml']);
});

describe('after an edit, before the analysis', () => {
  const card = component('card', 'a.yaml', 1, 3);
  const other = component('other', 'a.yaml', 4, 5);
  const typed = { ...card, name: 'typed', endLine: 4 };
  const details = { section: 'cards', id: 'card' } as unknown as ComponentDetails;
  const problem = { file: 'a.yaml', line: 2, code: 'unknown-name' } as unknown as Diagnostic;

  beforeEach(async () => {
    services.client.answers.analyze = (pack) => packView(pack, [card, other]);
    services.client.answers.checkIncrementally = () => ({
      diagnostics: [problem],
      component: { view: typed, details },
    });
    app.set({ cursor: { file: 'a.yaml', line: 2 } });
    await openPack('a.yaml');
    services.client.calls = [];
  });

  it('shows the diagnostics and the component at the cursor at once', async () => {
    edit('a.yaml', 'pack: a2\n');
    await flushPromises();
    expect(services.client.callsOf('checkIncrementally')).toEqual([['a.yaml', 'a.yaml', 2]]);
    const { view, selected, incremental, busy } = app.now;
    expect([view?.diagnostics, view?.components, selected, busy]).toEqual([[problem], [typed, other], typed, true]);
    expect(incremental).toEqual({ view, details });
    await vi.advanceTimersByTimeAsync(100);
    expect([app.now.view?.components, app.now.selected, app.now.incremental, app.now.busy]).toEqual([
      [card, other],
      card,
      null,
      false,
    ]);
  });

  it('draws no list again whose components are the same', async () => {
    services.client.answers.checkIncrementally = () => ({ diagnostics: [], component: { view: { ...card }, details } });
    const { components } = app.now.view!;
    edit('a.yaml', 'pack: a2\n');
    await flushPromises();
    expect([app.now.view!.components, app.now.selected, app.now.incremental?.details]).toEqual([
      components,
      card,
      details,
    ]);
    expect(app.now.view!.components).toBe(components);
  });

  it('keeps the component that has errors now, and its last face', async () => {
    services.client.answers.checkIncrementally = () => ({ diagnostics: [problem], component: null });
    edit('a.yaml', 'pack: a2\n');
    await flushPromises();
    expect([app.now.view?.diagnostics, app.now.selected, app.now.incremental?.details]).toEqual([
      [problem],
      card,
      null,
    ]);
  });

  it('asks again for what was typed in the meantime, and for nothing in another view', async () => {
    edit('a.yaml', 'pack: a2\n');
    edit('a.yaml', 'pack: a3\n');
    await flushPromises();
    expect(services.client.callsOf('checkIncrementally')).toHaveLength(2);
    app.set({ route: { view: 'gallery', path: '', query: {} } });
    edit('a.yaml', 'pack: a4\n');
    await flushPromises();
    expect(services.client.callsOf('checkIncrementally')).toHaveLength(2);
  });
});

it('analyzes again what was typed during an analysis', async () => {
  const answers = holdAnswers();
  edit('a.yaml', 'pack: a2\n');
  await vi.advanceTimersByTimeAsync(100);
  edit('a.yaml', 'pack: a3\n');
  await vi.advanceTimersByTimeAsync(100);
  // one at a time
  expect(analyzed()).toEqual(['a.yaml']);
  await answers[0]();
  expect([analyzed(), app.now.busy]).toEqual([['a.yaml', 'a.yaml'], true]);
  await answers[1]();
  expect([analyzed().length, app.now.busy]).toEqual([2, false]);
});

it('shows the pack that was opened last, whichever answer comes first', async () => {
  const answers = holdAnswers();
  void openPack('b.yaml');
  await flushPromises();
  void openPack('a.yaml');
  await answers[0]();
  expect(app.now.view?.path).toBe('a.yaml');
  await answers[1]();
  expect([app.now.view?.path, analyzed()]).toEqual(['a.yaml', ['b.yaml', 'a.yaml']]);
  await openPackAndAnswer('b.yaml', answers);
  expect(app.now.view?.path).toBe('b.yaml');
});

async function openPackAndAnswer(pack: string, answers: (() => Promise<void>)[]): Promise<void> {
  void openPack(pack);
  await flushPromises();
  await answers.at(-1)!();
}

it('announces a failure, and analyzes again after the next edit', async () => {
  services.client.answers.analyze = () => Promise.reject(new Error('out of memory'));
  edit('a.yaml', 'pack: a2\n');
  await vi.advanceTimersByTimeAsync(100);
  expect([app.now.busy, app.now.message.text, app.now.message.kind]).toEqual([false, 'out of memory', 'error']);
  services.client.answers.analyze = (pack) => packView(pack);
  edit('a.yaml', 'pack: a3\n');
  await vi.advanceTimersByTimeAsync(700);
  expect(analyzed()).toHaveLength(2);
});

it('announces a new worker, which analyzes the open pack', async () => {
  app.set({ busy: true });
  onWorkerRestart();
  await flushPromises();
  expect([app.now.workerRestarted, app.now.busy, analyzed()]).toEqual([true, false, ['a.yaml']]);
});

it('opens the pack that the address names, or that has its file', async () => {
  const follow = async (hash: string): Promise<unknown[]> => {
    services.client.calls = [];
    const [address, query = ''] = hash.split('?');
    const [view, ...path] = address.split('/');
    app.set({
      route: {
        view: view as 'author',
        path: path.join('/'),
        query: Object.fromEntries(new URLSearchParams(query)),
      },
    });
    openPackOfRoute();
    await flushPromises();
    return analyzed();
  };
  expect(await follow('author/b.yaml')).toEqual(['b.yaml']);
  expect(await follow('author/b.yaml?line=2')).toEqual([]);
  expect(await follow('lab/a.yaml')).toEqual([]);
  expect(await follow('lab?pack=a.yaml')).toEqual(['a.yaml']);
  expect(await follow('author/b.yaml?pack=a.yaml')).toEqual([]);
  expect(await follow('gallery?pack=none.yaml')).toEqual([]);
});

it('finds a pack that is created, which may be the one in the address', async () => {
  app.set({ route: { view: 'author', path: 'new.yaml', query: {} } });
  createFile('new.yaml', 'pack: new\n');
  await flushPromises();
  expect(app.now.packs.map(({ path }) => path)).toEqual(['a.yaml', 'b.yaml', 'new.yaml']);
  expect(app.now.view?.path).toBe('new.yaml');
});
