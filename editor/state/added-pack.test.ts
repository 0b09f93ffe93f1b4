import { afterAll, beforeEach, expect, it } from 'vitest';
import { page } from './testing/fake-page.ts';
import { component, FakeHost, FakeWorker, packView } from './testing/fake-services.ts';
import { addPack, showPack, type AddedPack } from './added-pack.ts';
import { openPack } from './analysis.ts';
import { app, initialState } from './app.ts';
import type { Archive } from './archive.ts';
import { openDrafts } from './drafts.ts';
import { edit } from './editing.ts';
import { go, moveCursor } from './navigation.ts';
import { followAddress, start } from './start.ts';

const ARCHIVE: Archive = {
  pack: 'deck',
  files: { 'deck/pack.yaml': 'pack: deck\n', 'deck/cards.yaml': 'cards:\n' },
};
/** The word, a card of the pack, one of the pack that it extends, and one that both have. */
const COMPONENTS = [
  component('base-card', '.shelf/base.yaml', 7, 9),
  component('both', '.shelf/base.yaml', 10, 12),
  { ...component('word', 'deck-2/pack.yaml', 3, 3), section: 'counters' as const },
  component('first', 'deck-2/cards.yaml', 2, 5),
  component('second', 'deck-2/cards.yaml', 6, 9),
  component('both', 'deck-2/cards.yaml', 10, 13),
];
let worker: FakeWorker;

beforeEach(async () => {
  page.open('#/start');
  app.set(initialState());
  worker = new FakeWorker();
  worker.answers.analyze = (pack) => packView(pack, COMPONENTS);
  followAddress();
  const texts = { 'deck.yaml': 'pack: deck\n', '.shelf/base.yaml': 'pack: base\n' };
  await start({ host: new FakeHost(texts, ['.shelf/base.yaml']), drafts: await openDrafts(), client: worker });
});
afterAll(() => page.close());

const ADDED: AddedPack = { pack: 'deck-2', paths: ['deck-2/pack.yaml', 'deck-2/cards.yaml'] };
const place = (): string => page.hash;

it('adds all files under a name that nothing has', () => {
  expect(addPack(ARCHIVE)).toEqual(ADDED);
  expect(ADDED.paths.map((path) => app.now.files.get(path)?.text)).toEqual(Object.values(ARCHIVE.files));
  expect(addPack({ pack: '.shelf/base.yaml', files: { '.shelf/base.yaml': '' } }).pack).toBe('base-2.yaml');
});

it.each([
  ['second', '#/author/deck-2/cards.yaml?line=6'],
  ['word', '#/author/deck-2/pack.yaml?line=3'],
  ['base-card', '#/author/.shelf/base.yaml?line=7'],
  ['both', '#/author/deck-2/cards.yaml?line=10'],
])('shows the component %s at its place', async (id, wanted) => {
  await showPack(addPack(ARCHIVE), id);
  expect([place(), app.now.wanted]).toEqual([wanted, 'deck-2']);
});

it.each([
  ['none', undefined],
  ['an empty one', ''],
  ['one that was renamed', 'before'],
  ['one of other letters', '../<img src=x onerror=alert(1)>"#?&\0\u202e'],
  ['a name that every object has', '__proto__'],
  ['a very long one', 'second'.repeat(100_000)],
])('shows the first card for %s', async (_, id) => {
  await showPack(addPack(ARCHIVE), id);
  expect(place()).toBe('#/author/deck-2/cards.yaml?line=2');
});

it('shows the first thing of a pack without cards, and its first file where it has nothing', async () => {
  worker.answers.analyze = (pack) => packView(pack, COMPONENTS.slice(0, 3));
  await showPack(addPack(ARCHIVE), 'second');
  expect(place()).toBe('#/author/deck-2/pack.yaml?line=3');
  worker.answers.analyze = (pack) => packView(pack);
  await showPack(addPack(ARCHIVE), 'second');
  expect(place()).toBe('#/author/deck-3/pack.yaml');
});

it.each<[what: string, act: () => void, place: string]>([
  ['gone to another view', () => go('gallery'), '#/gallery'],
  ['moved the cursor', () => moveCursor(ADDED.paths[0], 4), '#/author/deck-2/pack.yaml?line=4'],
  ['typed', () => edit(ADDED.paths[0], 'pack: deck\n# mine\n'), '#/author/deck-2/pack.yaml'],
  ['opened another pack', () => void openPack('deck.yaml'), '#/author/deck-2/pack.yaml'],
])('leaves who has %s meanwhile', async (_, act, wanted) => {
  const shown = showPack(addPack(ARCHIVE), 'second');
  act();
  await shown;
  expect(place()).toBe(wanted);
});

it('stays where it is when the pack cannot be analyzed', async () => {
  worker.answers.analyze = () => {
    throw new Error('no');
  };
  await showPack(addPack(ARCHIVE), 'second');
  expect(place()).toBe('#/author/deck-2/pack.yaml');
});
