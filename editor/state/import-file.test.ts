import { strToU8 } from 'fflate';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { page } from './testing/fake-page.ts';
import { FakeHost, FakeWorker } from './testing/fake-services.ts';
import { app, initialState, setSettings } from './app.ts';
import { archiveText } from './archive.ts';
import { openDrafts } from './drafts.ts';
import { importFile } from './import-file.ts';
import { followAddress, start } from './start.ts';

const TEXTS = { 'mine.yaml': 'pack: mine\n', 'reef/pack.yaml': 'pack: reef\n' };

beforeEach(async () => {
  page.open('#/start');
  app.set(initialState());
  followAddress();
  await start({ host: new FakeHost(TEXTS), drafts: await openDrafts(), client: new FakeWorker() });
});
afterAll(() => page.close());

const paths = (): string[] => [...app.now.files.keys()];
const bringsIn = async (name: string, content: string | Uint8Array<ArrayBuffer>): Promise<void> =>
  importFile(new File([content], name));

const CSV = 'name,text\nReef,Gain 1 kelp.\n';
const RECORD = {
  format: 'fathom-record/1',
  pack: 'reef',
  version: '1',
  hash: 'x',
  players: 2,
  seed: 1,
  options: {},
  choices: [],
  finalHash: 'x',
};

it('leads a table to the table of cards, with the pack that is open', async () => {
  await bringsIn('deck.csv', CSV);
  expect(page.hash).toBe('#/cards?pack=mine.yaml');
  expect(app.now.handed).toMatchObject({ view: 'cards', pack: 'mine.yaml', file: { name: 'deck.csv' } });
  expect(app.now.message).toMatchObject({
    kind: 'spoken',
    text: expect.stringContaining('“deck.csv” is a table') as string,
  });
  expect(paths()).toEqual(Object.keys(TEXTS));
});

it('stays at the table of cards with its filters, and takes lines of text there', async () => {
  page.hash = '#/cards?pack=mine.yaml&q=reef';
  await bringsIn('lines.txt', 'Gain 1 kelp.\nDraw a card.\n');
  expect([page.hash, app.now.handed?.file.name]).toEqual(['#/cards?pack=mine.yaml&q=reef', 'lines.txt']);
});

it('adds a pack under a name that nothing has', async () => {
  await bringsIn('mine.yaml', '\ufeffpack: mine\r\n# theirs\r\n');
  expect(app.now.files.get('mine-2.yaml')).toMatchObject({ text: 'pack: mine\n# theirs\n', disk: null });
  await bringsIn('reef.json', archiveText({ pack: 'reef', files: { 'reef/pack.yaml': 'a: b\n', 'reef/x.yaml': '' } }));
  expect(paths()).toEqual([...Object.keys(TEXTS), 'mine-2.yaml', 'reef-2/pack.yaml', 'reef-2/x.yaml']);
  expect([page.hash, app.now.message.text]).toEqual(['#/author/reef-2/pack.yaml', 'Imported: 2 files.']);
});

it('opens a game in Play, with its pack', async () => {
  await bringsIn('game.json', JSON.stringify(RECORD));
  expect([page.hash, app.now.handed]).toEqual([
    '#/play?pack=reef',
    expect.objectContaining({ view: 'play', pack: 'reef' }),
  ]);
});

describe('what cannot be used', () => {
  it.each<[name: string, content: string | Uint8Array<ArrayBuffer>, said: RegExp]>([
    ['empty.csv', '', /^“empty\.csv” is empty: choose/],
    ['large.csv', `${CSV}${'x'.repeat(1_000_000)}`, /at most 1 MB/],
    ['picture.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0), /picture.*“Cards”/],
    ['other.json', JSON.stringify({ ...RECORD, pack: 'elsewhere' }), /pack “elsewhere”, which is not here/],
    ['long.json', JSON.stringify({ ...RECORD, pack: 'long'.repeat(100_000) }), /pack “(?:long){15}…”/],
    ['part.yaml', 'cards: []\n', /part of a pack.*“Author”/],
    ['readme.txt', 'Hello,\nthis is it.', /without columns.*“Paste a table” in “Cards”/],
    ['exported.json', '{"fathom": 7}', /^This is not an exported pack: it is of another version/],
    ['{file} <img src=x>.bin', strToU8('a\0\u0001b'), /^“\{file\} <img src=x>\.bin” is not a text/],
  ])('%s is said in one sentence, and changes nothing', async (name, content, said) => {
    const before = app.now;
    await bringsIn(name, content);
    expect(app.now.message).toMatchObject({ kind: 'error', text: expect.stringMatching(said) as string });
    expect(app.now.message.text).not.toMatch(/\. \S|\{(?!file\} <)/);
    expect([page.hash, app.now.files, app.now.handed]).toEqual(['#/start', before.files, null]);
  });

  it('is said of a folder that was dropped', async () => {
    const folder = { name: 'reef', size: 0, arrayBuffer: () => Promise.reject(new Error('NotFoundError')) };
    await importFile(folder as unknown as File);
    expect(app.now.message.text).toMatch(/^“reef” cannot be read: it may be a folder/);
  });

  it('is not read where it is larger than any file', async () => {
    const file = { name: 'film', size: 5e9, arrayBuffer: () => Promise.reject(new Error('read')) };
    await importFile(file as unknown as File);
    expect(app.now.message.text).toMatch(/“film” is too large: at most 16 MB/);
  });

  it('is said in the language of the page', async () => {
    setSettings({ language: 'uk' });
    await bringsIn('part.yaml', 'cards: []\n');
    expect(app.now.message.text).toMatch(/^«part\.yaml» — це лише частина пакета/);
    setSettings({ language: 'en' });
  });

  it('is no table without a pack to put it in', async () => {
    app.set({ wanted: '' });
    await bringsIn('deck.csv', CSV);
    expect([app.now.message.kind, app.now.handed]).toEqual(['error', null]);
  });
});
