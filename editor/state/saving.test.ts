/** Editing, drafts, saving and conflicts: no text is lost without a backup. */
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from './testing/fake-page.ts';
import { hashOf, servicesWith, flushPromises, type TestServices } from './testing/fake-services.ts';
import { app, type OpenFile } from './app.ts';
import { answerDraftOffer, createFile, edit, redo, restoreBackup, undo } from './editing.ts';
import { forgetHistory } from './history.ts';
import { isDirty } from './files.ts';
import { onOutsideChange, resolveConflict, save } from './saving.ts';
import type { Draft } from './drafts.ts';

let services: TestServices;
const A = 'a.yaml';

beforeEach(async () => {
  vi.useFakeTimers();
  forgetHistory();
  page.open();
  services = await servicesWith({ [A]: 'disk\n', 'read.yaml': 'r\n' }, ['read.yaml']);
  services.host.onChange = onOutsideChange;
});
afterEach(() => vi.useRealTimers());
afterAll(() => page.close());

const file = (path = A): OpenFile => app.now.files.get(path)!;
const backups = (): string[] => app.now.backups.map(({ text }) => text);
const stored = async (): Promise<string[]> => (await services.drafts.all('packs')).map(({ text }) => text);
const disk = (path = A): string | undefined => services.host.disk.get(path);

describe('an edit', () => {
  it('changes the text, goes to the worker at once, and is stored after a pause', async () => {
    edit(A, 'mine\n');
    expect([file().text, file().disk, isDirty(file()), file().revision]).toEqual(['mine\n', 'disk\n', true, 0]);
    expect(services.client.callsOf('edit')).toEqual([[A, 'mine\n']]);
    await vi.advanceTimersByTimeAsync(399);
    expect(await stored()).toEqual([]);
    edit(A, 'mine 2\n');
    await vi.advanceTimersByTimeAsync(399);
    expect(await stored()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await services.drafts.all('packs')).toEqual([
      { host: 'packs', path: A, text: 'mine 2\n', baseHash: hashOf('disk\n'), time: Date.now() },
    ]);
  });

  it('from elsewhere counts a revision, so that the editor shows it', () => {
    edit(A, 'foreign\n', true);
    expect(file().revision).toBe(1);
  });

  it('of a read-only file, or without a change, is none', () => {
    edit('read.yaml', 'x');
    edit(A, 'disk\n', true);
    expect([file('read.yaml').text, file().revision, services.client.calls]).toEqual(['r\n', 0, []]);
  });

  it('that is undone removes the stored draft', async () => {
    edit(A, 'mine\n');
    await vi.advanceTimersByTimeAsync(400);
    expect(await stored()).toEqual(['mine\n']);
    edit(A, 'disk\n');
    await vi.advanceTimersByTimeAsync(400);
    expect(await stored()).toEqual([]);
  });

  it('creates a file that only the browser has', async () => {
    createFile('new.yaml', 'pack: new\n');
    expect(file('new.yaml')).toEqual({
      path: 'new.yaml',
      text: 'pack: new\n',
      disk: null,
      hash: null,
      form: { bom: false, crlf: false },
      readonly: false,
      revision: 1,
    });
    expect(app.now.packs.map(({ path }) => path)).toEqual(['new.yaml']);
    expect(await save('new.yaml')).toBe('saved');
    expect(services.host.saves).toEqual([{ path: 'new.yaml', text: 'pack: new\n', expected: null }]);
  });
});

describe('saving', () => {
  it('writes the text over the one that was edited', async () => {
    edit(A, 'mine\n');
    await vi.advanceTimersByTimeAsync(400);
    expect(await save(A)).toBe('saved');
    expect(services.host.saves).toEqual([{ path: A, text: 'mine\n', expected: hashOf('disk\n') }]);
    expect([file().disk, file().hash, isDirty(file()), await stored()]).toEqual([
      'mine\n',
      hashOf('mine\n'),
      false,
      [],
    ]);
  });

  it('preserves the form of the file', async () => {
    services.host.changeOutside(A, '\uFEFFone\r\ntwo\r\n');
    expect(file().text).toBe('one\ntwo\n');
    edit(A, 'one\n');
    await save(A);
    expect(disk()).toBe('\uFEFFone\r\n');
  });

  it('stores no draft after it', async () => {
    edit(A, 'mine\n');
    await save(A);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await stored()).toEqual([]);
  });

  it('leaves text typed in the meantime unsaved', async () => {
    edit(A, 'mine\n');
    const saving = save(A);
    edit(A, 'mine, longer\n');
    expect(await saving).toBe('saved');
    expect([file().text, file().disk, isDirty(file())]).toEqual(['mine, longer\n', 'mine\n', true]);
    await vi.advanceTimersByTimeAsync(400);
    expect(await stored()).toEqual(['mine, longer\n']);
  });

  it('reports a server that cannot be reached, and one that refuses', async () => {
    edit(A, 'mine\n');
    services.host.nextSave = { ok: false, reason: 'unreachable', message: '' };
    expect(await save(A)).toBe('unreachable');
    services.host.nextSave = { ok: false, reason: 'refused', message: 'too large' };
    expect(await save(A)).toEqual({ refused: 'too large' });
    expect([isDirty(file()), file().conflict]).toEqual([true, undefined]);
  });

  it('stores the text in the browser where there is no disk', async () => {
    services.host.kind = 'static';
    edit(A, 'mine\n');
    expect(await save(A)).toBe('stored');
    expect([await stored(), services.host.saves]).toEqual([['mine\n'], []]);
  });

  it('of an unknown file does nothing', async () => {
    expect(await save('none.yaml')).toBe('saved');
    expect(services.host.saves).toEqual([]);
  });
});

describe('a change on disk', () => {
  it('replaces a text that was not edited', () => {
    services.host.changeOutside(A, 'theirs\n');
    expect(file()).toMatchObject({ text: 'theirs\n', disk: 'theirs\n', hash: hashOf('theirs\n'), revision: 1 });
    expect(services.client.callsOf('edit')).toEqual([[A, 'theirs\n']]);
    services.host.changeOutside(A, null);
    expect(file()).toBeUndefined();
    expect(services.client.callsOf('edit').at(-1)).toEqual([A, null]);
  });

  it('adds a file, and ignores the removal of an unknown one', () => {
    services.host.changeOutside('b.yaml', 'b\n');
    expect(file('b.yaml').text).toBe('b\n');
    services.host.onChange({ path: 'c.yaml', removed: true });
    expect(services.client.callsOf('edit')).toHaveLength(1);
  });

  it('is nothing new where it is the text that was read or saved last', async () => {
    edit(A, 'mine\n');
    services.host.changeOutside(A, 'disk\n');
    expect([file().text, file().conflict]).toEqual(['mine\n', undefined]);
    await save(A);
    edit(A, 'mine 2\n');
    services.host.onChange(services.host.file(A));
    expect(file().conflict).toBeUndefined();
  });

  it('to the text that was typed is no conflict', () => {
    edit(A, 'same\n');
    services.host.changeOutside(A, 'same\n');
    expect([file().conflict, isDirty(file()), file().hash]).toEqual([undefined, false, hashOf('same\n')]);
  });

  it('of an edited file is a conflict, and touches neither text', () => {
    edit(A, 'mine\n');
    services.host.changeOutside(A, 'theirs\n');
    expect(file()).toMatchObject({ text: 'mine\n', disk: 'disk\n', revision: 0 });
    expect(file().conflict).toMatchObject({ text: 'theirs\n', hash: hashOf('theirs\n') });
    expect(backups()).toEqual([]);
  });
});

describe('a conflict', () => {
  beforeEach(async () => {
    edit(A, 'mine\n');
    await vi.advanceTimersByTimeAsync(400);
    services.host.changeOutside(A, 'theirs\n');
  });

  it('is found by a save, too', async () => {
    await resolveConflict(A, 'mine');
    edit(A, 'mine 2\n');
    services.host.disk.set(A, 'theirs 2\n');
    expect(await save(A)).toBe('conflict');
    expect(file().conflict).toEqual({ text: 'theirs 2\n', hash: hashOf('theirs 2\n') });
    services.host.disk.delete(A);
    expect(await save(A, 'another hash')).toBe('conflict');
    expect(file().conflict).toBeNull();
  });

  it('is not saved over', async () => {
    expect(await save(A)).toBe('conflict');
    expect([services.host.saves, disk(), file().text]).toEqual([[], 'theirs\n', 'mine\n']);
  });

  it('ends with mine: the text on disk is a backup that can be restored', async () => {
    expect(await resolveConflict(A, 'mine')).toBe('saved');
    expect([disk(), file().text, file().conflict, isDirty(file())]).toEqual(['mine\n', 'mine\n', undefined, false]);
    expect([backups(), await stored()]).toEqual([['theirs\n'], []]);
    restoreBackup(app.now.backups[0]);
    expect([file().text, isDirty(file()), disk()]).toEqual(['theirs\n', true, 'mine\n']);
  });

  it('ends with the disk: mine is a backup that can be restored', async () => {
    expect(await resolveConflict(A, 'disk')).toBe('saved');
    expect(file()).toMatchObject({ text: 'theirs\n', disk: 'theirs\n', hash: hashOf('theirs\n'), revision: 1 });
    expect([file().conflict, disk(), backups(), await stored()]).toEqual([undefined, 'theirs\n', ['mine\n'], []]);
    expect(app.now.backups[0]).toMatchObject({ host: 'packs', path: A, baseHash: hashOf('disk\n') });
    restoreBackup(app.now.backups[0]);
    expect(await save(A)).toBe('saved');
    expect(disk()).toBe('mine\n');
  });

  it('replaces nothing where the backup cannot be stored', async () => {
    services.drafts.addBackup = () => Promise.reject(new Error('full'));
    await expect(resolveConflict(A, 'mine')).rejects.toThrow('full');
    await expect(resolveConflict(A, 'disk')).rejects.toThrow('full');
    expect([disk(), file().text, file().conflict?.text, await stored()]).toEqual([
      'theirs\n',
      'mine\n',
      'theirs\n',
      ['mine\n'],
    ]);
  });

  it('stays where the disk changed once more', async () => {
    services.host.disk.set(A, 'theirs 2\n');
    expect(await resolveConflict(A, 'mine')).toBe('conflict');
    expect([disk(), file().text, file().conflict?.text, backups()]).toEqual([
      'theirs 2\n',
      'mine\n',
      'theirs 2\n',
      ['theirs\n'],
    ]);
    expect(await resolveConflict(A, 'mine')).toBe('saved');
    expect([disk(), backups()]).toEqual(['mine\n', ['theirs 2\n', 'theirs\n']]);
  });

  it('with a removed file: either text can be had', async () => {
    services.host.changeOutside(A, null);
    expect(file().conflict).toBeNull();
    expect(await resolveConflict(A, 'mine')).toBe('saved');
    expect([disk(), backups()]).toEqual(['mine\n', []]);
    edit(A, 'mine 2\n');
    services.host.changeOutside(A, null);
    expect(await resolveConflict(A, 'disk')).toBe('saved');
    expect([file(), backups()]).toEqual([undefined, ['mine 2\n']]);
    restoreBackup(app.now.backups[0]);
    expect(file().text).toBe('mine 2\n');
  });

  it('that is none any more needs no answer', async () => {
    await resolveConflict(A, 'mine');
    expect(await resolveConflict(A, 'disk')).toBe('saved');
    expect(await resolveConflict('none.yaml', 'disk')).toBe('saved');
    expect([file().text, backups()]).toEqual(['mine\n', ['theirs\n']]);
  });
});

describe('a backup', () => {
  const backup: Draft = { host: 'packs', path: A, text: 'old\n', baseHash: null, time: 1 };

  it('takes the place of an unsaved text, which becomes one', async () => {
    edit(A, 'mine\n');
    restoreBackup(backup);
    await flushPromises();
    expect([file().text, file().revision, backups()]).toEqual(['old\n', 1, ['mine\n']]);
  });

  it('takes the place of a saved text, which the disk has', async () => {
    restoreBackup(backup);
    await flushPromises();
    expect([file().text, backups()]).toEqual(['old\n', []]);
  });
});

describe('the offer of a draft', () => {
  const offer: Draft = { host: 'packs', path: A, text: 'draft\n', baseHash: null, time: 1 };
  const other: Draft = { ...offer, path: 'b.yaml' };

  beforeEach(async () => {
    await services.drafts.store(offer);
    await services.drafts.store(other);
    app.set({ draftOffers: [offer, other] });
  });

  it('is taken: the editor shows it', async () => {
    answerDraftOffer(offer, true);
    await flushPromises();
    expect([file().text, file().revision, app.now.draftOffers, backups()]).toEqual(['draft\n', 1, [other], []]);
  });

  it('is left: it becomes a backup', async () => {
    answerDraftOffer(offer, false);
    await flushPromises();
    expect([file().text, app.now.draftOffers, backups(), await stored()]).toEqual([
      'disk\n',
      [other],
      ['draft\n'],
      ['draft\n'],
    ]);
  });

  it('becomes a backup before another draft of the file is stored', async () => {
    edit(A, 'mine\n');
    await vi.advanceTimersByTimeAsync(400);
    expect([app.now.draftOffers, backups(), await stored()]).toEqual([[other], ['draft\n'], ['mine\n', 'draft\n']]);
  });
});

describe('two pages of one browser', () => {
  /** What the other page stores, which is gone then. */
  const fromOther = (text: string): Promise<void> =>
    services.drafts.store({ host: 'packs', path: A, text, baseHash: hashOf('disk\n'), time: 1 });

  it('what the other one has stored becomes a backup before a draft takes its place', async () => {
    edit(A, 'mine\n');
    await vi.advanceTimersByTimeAsync(400);
    await fromOther('theirs\n');
    edit(A, 'mine too\n');
    await vi.advanceTimersByTimeAsync(400);
    expect([await stored(), backups()]).toEqual([['mine too\n'], ['theirs\n']]);
    edit(A, 'mine as well\n');
    await vi.advanceTimersByTimeAsync(400);
    expect([await stored(), backups()]).toEqual([['mine as well\n'], ['theirs\n']]);
  });

  it('saving here leaves what the other one has stored', async () => {
    edit(A, 'mine\n');
    await vi.advanceTimersByTimeAsync(400);
    await fromOther('theirs\n');
    expect(await save(A)).toBe('saved');
    expect(await stored()).toEqual(['theirs\n']);
  });
});

it('where the browser has no room for a draft, the page says so, and it can still be saved', async () => {
  vi.spyOn(services.drafts, 'store').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  edit(A, 'mine\n');
  await vi.advanceTimersByTimeAsync(400);
  expect([app.now.storesDrafts, file().text]).toEqual([false, 'mine\n']);
  expect(await save(A)).toBe('saved');
});

describe('undo', () => {
  const act = async (...changes: (() => void)[]): Promise<void> => {
    for (const change of changes) change();
    await flushPromises();
  };

  it('takes back what was changed in any way, and makes it again', async () => {
    await act(() => edit(A, 'typed\n'));
    await act(() => edit(A, 'written\n', true));
    expect(undo()).toEqual({ file: A, line: 1 });
    expect([file().text, file().revision]).toEqual(['typed\n', 2]);
    expect([undo(), file().text]).toEqual([{ file: A, line: 1 }, 'disk\n']);
    expect(undo()).toBeNull();
    redo();
    redo();
    expect([file().text, redo()]).toEqual(['written\n', null]);
  });

  it('tells the line of what came back, or the one above where nothing is left', async () => {
    await act(() => edit(A, 'disk\n\nmore\nand more\n', true));
    expect([undo(), redo()]).toEqual([
      { file: A, line: 1 },
      { file: A, line: 3 },
    ]);
  });

  it('takes back an act in several files at once, and removes a file that it made', async () => {
    await act(
      () => edit(A, 'mine\n', true),
      () => createFile('new.yaml', 'pack: new\n'),
    );
    undo();
    expect([file().text, app.now.files.has('new.yaml'), app.now.packs.length]).toEqual(['disk\n', false, 0]);
    redo();
    expect([file().text, file('new.yaml').text]).toEqual(['mine\n', 'pack: new\n']);
  });

  it('leaves a text alone that was changed on disk meanwhile', async () => {
    await act(() => edit(A, 'mine\n', true));
    await save(A);
    services.host.disk.set(A, 'theirs\n');
    onOutsideChange({ path: A, text: 'theirs\n', hash: hashOf('theirs\n'), readonly: false });
    expect([undo(), file().text]).toEqual([null, 'theirs\n']);
  });
});
