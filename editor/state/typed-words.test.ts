import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from './testing/fake-page.ts';
import { FakeHost, FakeWorker } from './testing/fake-services.ts';
import { app, initialState } from './app.ts';
import { openDrafts } from './drafts.ts';
import { start } from './start.ts';
import { rememberWords, typedWords } from './typed-words.ts';

beforeAll(async () => {
  page.open();
  app.set(initialState());
  await start({
    host: new FakeHost({ 'a.yaml': 'pack: a\n' }, []),
    drafts: await openDrafts(),
    client: new FakeWorker(),
  });
});
beforeEach(() => {
  page.localStorage.full = false;
  page.localStorage.values.clear();
});
afterAll(() => page.close());

const KELP = { text: 'Gain 1 kelp.', effect: 'gain 1 kelp' };

it('is in the storage of the browser, by pack and card, so that a page that is loaded anew has it', () => {
  rememberWords('tides', 'pool', KELP);
  expect([...page.localStorage.values.values()].join(' ')).toContain('Gain 1 kelp.');
  expect(typedWords('tides', 'pool')).toEqual(KELP);
  expect(typedWords('ebb', 'pool')).toBeNull();
  expect(typedWords('tides', 'mill')).toBeNull();
  rememberWords('tides', 'pool', { ...KELP, effect: 'gain 2 kelp' });
  expect(typedWords('tides', 'pool')?.effect).toBe('gain 2 kelp');
  rememberWords('tides', 'pool', null);
  expect(typedWords('tides', 'pool')).toBeNull();
});

it('forgets the card that was said longest ago', () => {
  for (let n = 0; n <= 400; n++) rememberWords('tides', `card-${n}`, KELP);
  expect([typedWords('tides', 'card-0'), typedWords('tides', 'card-1')]).toEqual([null, KELP]);
});

it.each(['{', '7', '[["tides", "pool"], 3, ["tides", "pool", 1, 2]]'])('what is damaged is not there: %s', (text) => {
  rememberWords('tides', 'pool', KELP);
  for (const key of page.localStorage.values.keys()) page.localStorage.values.set(key, text);
  expect(typedWords('tides', 'pool')).toBeNull();
});

it('lasts as long as the page where the browser stores nothing', () => {
  page.localStorage.full = true;
  rememberWords('tides', 'pool', KELP);
  expect(typedWords('tides', 'pool')).toEqual(KELP);
});
