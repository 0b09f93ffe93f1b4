import { afterAll, beforeEach, expect, it } from 'vitest';
import { page } from './testing/fake-page.ts';
import { component, packView, servicesWith } from './testing/fake-services.ts';
import { app } from './app.ts';
import { updateFile } from './files.ts';
import { fileForCards } from './own-cards.ts';

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

it('is a new pack that extends one that cannot be changed, and the address names it', async () => {
  for (const path of ['p/pack.yaml', 'p/a.yaml', 'p/b.yaml']) updateFile(path, { readonly: true });
  shown(['p/a.yaml']);
  expect(await fileForCards()).toEqual({ pack: 'my-cards.yaml', file: 'my-cards.yaml' });
  expect(app.now.files.get('my-cards.yaml')?.text).toContain('extends: p\n');
  expect(app.now.route.query['pack']).toBe('my-cards.yaml');
});

it('is none where no pack is open', async () => {
  app.set({ wanted: '', view: null });
});
