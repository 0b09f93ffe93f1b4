/** What the table and the form write: no cell that was left is lost, whatever happens to its file meanwhile. */
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from '../state/testing/fake-page.ts';
import { hashOf, servicesWith, flushPromises, type TestServices } from '../state/testing/fake-services.ts';
import { app } from '../state/app.ts';
import { undo } from '../state/editing.ts';
import { forgetHistory } from '../state/history.ts';
import { onOutsideChange, save } from '../state/saving.ts';
import { editComponents } from './component-edits.ts';

const DECK = 'deck.yaml';
const TEXT = '- {id: a, copies: 1}\n';
let services: TestServices;

beforeEach(async () => {
  vi.useFakeTimers();
  forgetHistory();
  page.open();
  services = await servicesWith({ [DECK]: TEXT });
  services.host.onChange = onOutsideChange;
  app.set({ wanted: DECK });
  // writes at the end of the text as it is when it is asked
  services.client.answers.languageService = (_pack, _feature, given) => {
    const [[{ id, value }]] = given as unknown as [{ id: string; value: string }[]];
    const line = app.now.files.get(DECK)!.text.split('\n').length - 1;
    const at = { line, character: 0 };
    return { edit: { changes: { [DECK]: [{ range: { start: at, end: at }, newText: `- ${id}: ${value}\n` }] } } };
  };
});
afterEach(() => vi.useRealTimers());
afterAll(() => page.close());

const cell = (id: string, value: string) =>
  editComponents('setFields', [{ section: 'cards', id, key: 'copies', value }]);
const text = (): string => app.now.files.get(DECK)!.text;
const stored = async (): Promise<string[]> => (await services.drafts.all('packs')).map((draft) => draft.text);

it('a cell that is left is stored in the browser within a second, and one undo takes it back', async () => {
  await cell('b', '2');
  await vi.advanceTimersByTimeAsync(1000);
  expect([text(), await stored()]).toEqual([`${TEXT}- b: 2\n`, [`${TEXT}- b: 2\n`]]);
  undo();
  expect(text()).toBe(TEXT);
});

it('cells that are left one after the other are all written, each into what the one before has left', async () => {
  await Promise.all([cell('b', '2'), cell('c', '3'), cell('d', '4')]);
  expect(text()).toBe(`${TEXT}- b: 2\n- c: 3\n- d: 4\n`);
});

it('a file that changes outside while a cell is written has both', async () => {
  const { languageService } = services.client.answers;
  const theirs = `${TEXT}- theirs: 1\n`;
  services.client.answers.languageService = (...asked) => {
    const answer = languageService!(...asked);
    if (text() === TEXT) services.host.changeOutside(DECK, theirs);
    return answer;
  };
  await cell('b', '2');
  expect(text()).toBe(`${theirs}- b: 2\n`);
  expect(await save(DECK)).toBe('saved');
});

it('a file that changes outside after it is a conflict, in which both stay', async () => {
  await cell('b', '2');
  services.host.changeOutside(DECK, 'theirs\n');
  await cell('c', '3');
  await flushPromises();
  expect(app.now.files.get(DECK)).toMatchObject({
    text: `${TEXT}- b: 2\n- c: 3\n`,
    conflict: { text: 'theirs\n', hash: hashOf('theirs\n') },
  });
  expect(await save(DECK)).toBe('conflict');
  expect(services.host.disk.get(DECK)).toBe('theirs\n');
});

it('a disk that is full refuses, and what was written stays in the page and in the browser', async () => {
  await cell('b', '2');
  services.host.nextSave = { ok: false, reason: 'refused', message: 'no space left on the disk' };
  expect(await save(DECK)).toEqual({ refused: 'no space left on the disk' });
  await vi.advanceTimersByTimeAsync(1000);
  expect([text(), await stored(), services.host.disk.get(DECK)]).toEqual([
    `${TEXT}- b: 2\n`,
    [`${TEXT}- b: 2\n`],
    TEXT,
  ]);
});

it('a worker that stops while it is asked says that nothing is written', async () => {
  services.client.answers.languageService = () => Promise.reject(new Error('stopped'));
  expect(await cell('b', '2')).toBeNull();
  expect([text(), app.now.message.kind]).toEqual([TEXT, 'error']);
});
