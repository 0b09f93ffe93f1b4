import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { page } from './testing/fake-page.ts';
import { component, packView, servicesWith } from './testing/fake-services.ts';
import { app } from './app.ts';
import { createFile, edit, undo } from './editing.ts';
import { updateFile } from './files.ts';
import { fileForCards, leaveUnwritten, ownPack } from './own-cards.ts';

beforeEach(async () => {
  page.open('#/cards?pack=p');
  await servicesWith({ 'p/pack.yaml': 'pack: p\n', 'p/a.yaml': 'cards:\n', 'p/b.yaml': 'cards:\n' });
});
afterAll(() => page.close());

const shown = (files: string[]): void =>
  app.set({
    wanted: 'p',
    view: packView(
      'p',
      files.map((file, i) => component(`card-${i}`, file, 2, 5)),
    ),
  });

it('is the file of the last card of one’s own', async () => {
  shown(['p/a.yaml', 'p/b.yaml']);
  expect(await fileForCards()).toEqual({ pack: 'p', file: 'p/b.yaml' });
  updateFile('p/b.yaml', { readonly: true });
  expect(await fileForCards()).toEqual({ pack: 'p', file: 'p/a.yaml' });
});

it('is a new file of a pack without cards', async () => {
  shown([]);
  expect(await fileForCards()).toEqual({ pack: 'p', file: 'p/cards.yaml' });
});

describe('where the shown pack cannot be changed', () => {
  beforeEach(() => {
    for (const path of ['p/pack.yaml', 'p/a.yaml', 'p/b.yaml']) updateFile(path, { readonly: true });
    shown(['p/a.yaml']);
  });

  it('is a new pack that extends it, and the address names it', async () => {
    expect(await fileForCards()).toMatchObject({ pack: 'my-cards.yaml', file: 'my-cards.yaml', made: { from: 'p' } });
    expect(app.now.files.get('my-cards.yaml')?.text).toContain('extends: p\n');
    expect([app.now.route.query['pack'], app.now.view?.path]).toEqual(['my-cards.yaml', 'my-cards.yaml']);
  });

  it('is the pack of one’s own that extends it already, as for a card that is written in the Author view', async () => {
    createFile('other.yaml', 'pack: other\nextends: pp\n');
    createFile('mine.yaml', 'pack: mine\nextends: [base, p]\n');
    expect(ownPack(app.now.view!)).toBe('mine.yaml');
    // no room for another file
    expect(ownPack(app.now.view!, 'mine.yaml')).toBeUndefined();
    expect(await fileForCards()).toEqual({ pack: 'mine.yaml', file: 'mine.yaml' });
    expect([app.now.wanted, app.now.route.query['pack']]).toEqual(['mine.yaml', 'mine.yaml']);
  });

  it('is one undo with what is written into it', async () => {
    const { file } = (await fileForCards())!;
    edit(file, 'pack: my-cards\ncards: []\n', true);
    undo();
    expect(app.now.files.has(file)).toBe(false);
    await expect.poll(() => app.now.view?.path).toBe('p');
  });

  it('goes away where nothing was written', async () => {
    const place = (await fileForCards())!;
    await leaveUnwritten(place);
    expect([...app.now.files.keys()]).toEqual(['p/pack.yaml', 'p/a.yaml', 'p/b.yaml']);
    expect([app.now.view?.path, app.now.route.query['pack']]).toEqual(['p', 'p']);
  });

  it('stays where something was', async () => {
    const place = (await fileForCards())!;
    edit(place.file, 'pack: my-cards\ncards: []\n', true);
    await leaveUnwritten(place);
    expect(app.now.view?.path).toBe('my-cards.yaml');
  });
});

it('is none where no pack is open', async () => {
  app.set({ wanted: '', view: null });
});
