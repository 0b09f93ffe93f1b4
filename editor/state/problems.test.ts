import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from './testing/fake-page.ts';
import { component, packView, servicesWith } from './testing/fake-services.ts';
import { byLanguage } from '../../dsl/internal.ts';
import type { Diagnostic, FaceFit } from '../worker/protocol.ts';
import { app, setSettings } from './app.ts';
import { plainWords } from '../author/markers.ts';
import { currentProblems } from './problems.ts';

const FIT: FaceFit = { extraLines: { ...byLanguage(() => 0), it: 2 }, missingWords: byLanguage(() => []) };
const found = { file: 'a.yaml', line: 1, severity: 'error', code: 'x', message: 'wrong' } as Diagnostic;

beforeEach(async () => {
  page.open();
  await servicesWith({ 'a.yaml': 'cards:\n  - id: a\n', 'read.yaml': '- id: r\n' }, ['read.yaml']);
});
afterAll(() => page.close());

it('adds texts that are too long for their faces, of files that can be edited', () => {
  expect(currentProblems()).toEqual([]);
  const view = { ...packView('a.yaml', [component('a', 'a.yaml', 2, 2), component('r', 'read.yaml', 1, 1)]) };
  view.diagnostics = [found];
  app.set({ view });
  expect(currentProblems()).toMatchObject([found]);
  expect(currentProblems()).toBe(currentProblems());
  app.set({
    fits: new Map([
      ['cards/a', FIT],
      ['cards/r', FIT],
    ]),
  });
  const [first, tooLong, ...others] = currentProblems();
  expect([first, others]).toMatchObject([found, []]);
  expect(tooLong).toMatchObject({
    code: 'text-too-long',
    severity: 'warning',
    file: 'a.yaml',
    line: 2,
    column: 3,
    endLine: 2,
    endColumn: 10,
  });
  expect(tooLong.message).toContain('Italian');
  // once for the same state; again in another language of the page
  expect(currentProblems()[1]).toBe(tooLong);
  setSettings({ language: 'it' });
  expect(currentProblems()[1].message).toContain('italiano');
  setSettings({ language: 'en' });
});

it('says what the worker found in the language of the page, and the rest in English, marked', async () => {
  const unknown: Diagnostic = {
    file: 'a.yaml',
    line: 2,
    column: 9,
    endLine: 2,
    endColumn: 13,
    severity: 'error',
    code: 'unknown-word',
    message: '`buidl` is not a word of the language.',
    suggestions: ['build'],
    data: { word: 'buidl', suggestions: ['build'] },
    help: 'Look it up.',
  };
  const view = { ...packView('a.yaml', []), diagnostics: [unknown] };
  app.set({ view, fits: new Map() });
  const shown = (): string => plainWords(currentProblems()[0].words);
  expect(shown()).toBe('`buidl` is not a word of the language. Did you mean "build"?\nLook it up.');
  setSettings({ language: 'uk' });
  await vi.waitFor(() => expect(shown()).toBe('«buidl» — не слово мови правил. Можливо, це «build»?\nLook it up.'));
  expect(currentProblems()[0].words.helpLanguage).toBe('en');
  const hidden = { ...unknown, data: { word: `x\u202e${'y'.repeat(500)}`, suggestions: [] } };
  app.set({ view: { ...view, diagnostics: [hidden] } });
  expect(currentProblems()[0].words.message).toMatch(/^«x<U\+202E>y+…y+» — не слово мови правил\.$/);
  app.set({ view });
  setSettings({ language: 'en' });
  expect(shown()).toContain('Did you mean');
});
