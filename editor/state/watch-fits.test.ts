/** Faces are measured while nobody types. The fake page measures a letter as half as wide as it is high. */
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from './testing/fake-page.ts';
import { component, packView, servicesWith, type TestServices } from './testing/fake-services.ts';
import { byLanguage } from '../../dsl/internal.ts';
import type { ComponentView, PackView, RenderedTextView } from '../worker/protocol.ts';
import { app } from './app.ts';

let services: TestServices;
let versions = 0;
let stop: () => void = () => undefined;

/** A card in line `line` of `a.yaml`, or of another file. */
const card = (id: string, line: number, file = 'a.yaml'): ComponentView => ({
  ...component(id, file, line, line),
  number: null,
  type: null,
  deck: null,
  color: null,
  provenance: null,
  stale: false,
  notEncoded: null,
});
/** A new analysis: its source differs from all before in a line of no card. */
const viewOf = (...components: ComponentView[]): PackView => ({
  ...packView('p', components),
  names: byLanguage(() => ({})),
  unnamed: byLanguage(() => []),
  colors: [],
  pictures: [],
});

const asked = (): unknown[] => services.client.callsOf('renderComponents').map(([, keys]) => keys);
const measured = (): string[] => [...app.now.fits.keys()];
const text = (words: string): RenderedTextView => ({
  key: 'effect',
  title: '',
  text: words,
  marked: words,
  signs: null,
  missing: ['lost'],
});

beforeEach(async () => {
  vi.useFakeTimers();
  page.open('#/author');
  services = await servicesWith({ 'a.yaml': `version: ${++versions}\none\ntwo\n`, 'read.yaml': 'three\n' }, [
    'read.yaml',
  ]);
  services.client.answers.renderComponents = (_, keys) =>
    Object.fromEntries(keys.map((key) => [key, { ...byLanguage(() => []), en: [text('Gain.')] }]));
  // measures with elements of the page, which must be there as it is loaded
  const { watchFits } = await import('./watch-fits.ts');
  stop = watchFits();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});
afterAll(() => page.close());

it('measures the faces of files that can be edited, some time after an analysis', async () => {
  app.set({ view: viewOf(card('one', 2), { ...card('board', 3), section: 'boards' }, card('three', 1, 'read.yaml')) });
  await vi.advanceTimersByTimeAsync(599);
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual([['cards/one']]);
  await vi.runAllTimersAsync();
  expect(measured()).toEqual(['cards/one']);
  expect(app.now.fits.get('cards/one')).toEqual({
    extraLines: byLanguage(() => 0),
    missingWords: { ...byLanguage(() => []), en: ['lost'] },
  });
});

it('measures all faces for the gallery, at once', async () => {
  app.set({ view: viewOf(card('one', 2), card('three', 1, 'read.yaml')) });
  await vi.runAllTimersAsync();
  expect(asked()).toEqual([['cards/one']]);
  app.set({ route: { view: 'gallery', path: '', query: {} } });
  await vi.advanceTimersByTimeAsync(0);
  // the one that is known is not asked for again
  expect(asked()).toEqual([['cards/one'], ['cards/three']]);
  await vi.runAllTimersAsync();
  expect(measured()).toEqual(['cards/one', 'cards/three']);
});

it('measures again only what changed', async () => {
  app.set({ view: viewOf(card('one', 2), card('two', 3)) });
  await vi.runAllTimersAsync();
  expect(asked()).toEqual([['cards/one', 'cards/two']]);
  const change = async (source: string, ...components: ComponentView[]): Promise<unknown[]> => {
    services.client.calls = [];
    const file = { ...app.now.files.get('a.yaml')!, text: source };
    app.set({ files: new Map([...app.now.files, ['a.yaml', file]]), view: viewOf(...components) });
    await vi.runAllTimersAsync();
    return asked();
  };
  const first = `version: ${versions}\n`;
  expect(await change(`${first}one\nother\n`, card('one', 2), card('two', 3))).toEqual([['cards/two']]);
  // what is common to all faces changes all
  expect(await change('version: 0\none\nother\n', card('one', 2), card('two', 3))).toEqual([
    ['cards/one', 'cards/two'],
  ]);
  // a face that was removed
  expect(await change('version: 0\none\nother\n', card('one', 2), { ...card('two', 3), stale: true })).toEqual([]);
  expect(measured()).toEqual(['cards/one', 'cards/two']);
});

it('asks for a few at a time, and stops as soon as something is edited', async () => {
  const cards = Array.from({ length: 40 }, (_, i) => card(`c${i}`, 2));
  app.set({ view: viewOf(...cards) });
  await vi.advanceTimersByTimeAsync(600);
  expect(asked().map((keys) => (keys as string[]).length)).toEqual([16]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked().map((keys) => (keys as string[]).length)).toEqual([16, 16]);
  app.set({ busy: true });
  await vi.runAllTimersAsync();
  expect(asked().length).toBeLessThanOrEqual(3);
  expect(measured()).toEqual([]);
});

it('waits while the pack is analyzed, and gives up where the worker fails', async () => {
  app.set({ view: viewOf(card('one', 2)), busy: true });
  await vi.runAllTimersAsync();
  expect(asked()).toEqual([]);
  services.client.answers.renderComponents = () => {
    throw new Error('broken');
  };
  app.set({ view: viewOf(card('one', 2)), busy: false });
  await vi.runAllTimersAsync();
  expect([asked().length, measured()]).toEqual([1, []]);
  // a component that cannot be rendered has no fit
  services.client.answers.renderComponents = () => ({});
  app.set({ view: viewOf(card('one', 2), card('two', 3)) });
  await vi.runAllTimersAsync();
  expect(measured()).toEqual([]);
});

it('restarts the pause at the next analysis', async () => {
  app.set({ view: viewOf(card('one', 2)) });
  await vi.advanceTimersByTimeAsync(400);
  app.set({ view: viewOf(card('two', 3)) });
  await vi.advanceTimersByTimeAsync(400);
  // changes that are none of the view leave it alone
  app.set({ message: app.now.message });
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked()).toEqual([['cards/two']]);
});
