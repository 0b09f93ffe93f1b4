import { afterAll, beforeEach, expect, it } from 'vitest';
import { page } from './testing/fake-page.ts';
import { component, packView, servicesWith } from './testing/fake-services.ts';
import { announce, app, setSettings } from './app.ts';
import { languageName, t } from '../i18n/index.ts';
import { currentPacks, currentTexts, isIn, packOf, packsBySize } from './files.ts';
import { go, moveCursor, openInText, replaceRoute, selectAtCursor } from './navigation.ts';

beforeEach(async () => {
  page.open('#/author/p/a.yaml?line=3');
  await servicesWith({ 'p/pack.yaml': 'pack: p\n', 'p/a.yaml': 'cards:\n', 'pq.yaml': 'pack: q\ntitle: "A title"\n' });
});
afterAll(() => page.close());

it('goes to an address; filters leave no entry in the history', () => {
  go('lab', '', { effect: 'gain 1' });
  expect(page.hash).toBe('#/lab?effect=gain+1');
  openInText({ file: 'p/a.yaml', line: 7 });
  expect(page.hash).toBe('#/author/p/a.yaml?line=7');
  openInText({ file: 'p/a.yaml', line: 7, column: 2 });
  expect(page.hash).toBe('#/author/p/a.yaml?line=7&column=2');
  replaceRoute('b', { x: '1', y: '' });
  expect([page.hash, app.now.route]).toEqual(['#/author/b?x=1', { view: 'author', path: 'b', query: { x: '1' } }]);
});

it('writes the line of the cursor into the address of the text, and of no other view', () => {
  moveCursor('p/a.yaml', 9);
  expect([page.hash, app.now.cursor]).toEqual(['#/author/p/a.yaml?line=9', { file: 'p/a.yaml', line: 9 }]);
  app.set({ route: { view: 'lab', path: '', query: {} } });
  moveCursor('p/a.yaml', 4);
  expect([page.hash, app.now.cursor.line]).toEqual(['#/author/p/a.yaml?line=9', 4]);
});

it('selects the innermost component at the cursor; outside of all, the last one stays', () => {
  const outer = component('outer', 'p/a.yaml', 2, 9);
  const inner = component('inner', 'p/a.yaml', 4, 6);
  const elsewhere = component('elsewhere', 'p/b.yaml', 1, 50);
  const selectedAt = (line: number): string | undefined => {
    moveCursor('p/a.yaml', line);
    return app.now.selected?.id;
  };
  expect(selectedAt(5)).toBeUndefined();
  app.set({ view: packView('p', [elsewhere, outer, inner]) });
  expect([1, 2, 4, 5, 6, 7, 9, 10].map(selectedAt)).toEqual([
    undefined,
    'outer',
    'inner',
    'inner',
    'inner',
    'outer',
    'outer',
    'outer',
  ]);
  // the same component of a new analysis
  const next = component('outer', 'p/a.yaml', 3, 8);
  app.set({ view: packView('p', [next]) });
  selectAtCursor();
  expect(app.now.selected).toBe(next);
  app.set({ view: packView('p', []) });
  selectAtCursor();
  expect(app.now.selected).toBeNull();
});

it('takes components of equal names in different sections for different ones', () => {
  const card = component('a', 'p/a.yaml', 2, 3);
  const slot = { ...component('a', 'p/a.yaml', 5, 6), section: 'slots' } as typeof card;
  app.set({ view: packView('p', [card, slot]) });
  moveCursor('p/a.yaml', 5);
  expect(app.now.selected).toBe(slot);
  moveCursor('p/a.yaml', 9);
  expect(app.now.selected).toBe(slot);
});

it('selects the component with fewer lines of two that overlap, whatever its place in the file', () => {
  const long = component('long', 'p/a.yaml', 1, 40);
  const short = component('short', 'p/a.yaml', 35, 45);
  app.set({ view: packView('p', [long, short]) });
  moveCursor('p/a.yaml', 38);
  expect(app.now.selected).toBe(short);
});

it('changes nothing where it already is', () => {
  moveCursor('p/a.yaml', 9);
  go('author', 'p/a.yaml', { line: '9' });
  let changes = 0;
  const stop = app.subscribe(() => changes++);
  page.open(page.hash);
  moveCursor('p/a.yaml', 9);
  selectAtCursor();
  stop();
  expect(changes).toBe(0);
  // another file with the same line, and another line of the same file
  moveCursor('p/b.yaml', 9);
  expect(app.now.cursor).toEqual({ file: 'p/b.yaml', line: 9 });
  moveCursor('p/b.yaml', 8);
  expect(app.now.cursor).toEqual({ file: 'p/b.yaml', line: 8 });
});

it('knows the packs of the files', () => {
  expect(currentPacks()).toEqual([
    { path: 'pq.yaml', title: 'A title', readonly: false },
    { path: 'p', title: 'p', readonly: false },
  ]);
  expect([packOf('p/a.yaml')?.path, packOf('pq.yaml')?.path, packOf('x.yaml')]).toEqual(['p', 'pq.yaml', undefined]);
  expect([isIn('p/a.yaml', 'p'), isIn('p', 'p'), isIn('pq.yaml', 'p')]).toEqual([true, true, false]);
  expect(packsBySize(currentPacks()).map(({ path }) => path)).toEqual(['pq.yaml', 'p']);
  expect(currentTexts()['p/a.yaml']).toBe('cards:\n');
});

it('stores settings, and follows them with the language of messages', () => {
  setSettings({ language: 'it', who: 'Ann' });
  expect(app.now.settings).toMatchObject({ language: 'it', who: 'Ann', theme: 'auto' });
  expect(JSON.parse(page.localStorage.getItem('fathom-settings')!)).toMatchObject({ language: 'it', who: 'Ann' });
  expect([t('close'), languageName('uk')]).toEqual(['Chiudi', 'ucraino']);
  setSettings({ language: 'en' });
  expect(t('close')).toBe('Close');
});

it('counts announcements, so that the same words are announced again', () => {
  announce('Saved.');
  announce('Saved.', 'error');
  expect(app.now.message).toEqual({ text: 'Saved.', n: 2, kind: 'error' });
});
