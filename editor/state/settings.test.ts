import { afterAll, beforeEach, expect, it } from 'vitest';
import { page } from './testing/fake-page.ts';
import { readSettings, storeSettings, type Settings } from './settings.ts';

beforeEach(() => page.open());
afterAll(() => page.close());

const stored = (value: unknown): void => page.localStorage.setItem('fathom-settings', JSON.stringify(value));

it('begins in the first language of the browser that the page has', () => {
  expect(readSettings()).toEqual({
    language: 'en',
    content: 'en',
    theme: 'auto',
    tabLeaves: false,
    inlay: true,
    who: '',
    botSpeed: 'usual',
    slotColumns: false,
    freeOrders: true,
    confirmed: true,
    merged: true,
    firstNotes: true,
  });
  page.languages = ['de-AT', 'UK-UA'];
  page.install();
  expect(readSettings()).toMatchObject({ language: 'uk', content: 'uk' });
  page.languages = ['de'];
  page.install();
  expect(readSettings().language).toBe('en');
});

it('reads what was stored', () => {
  const settings: Settings = {
    language: 'it',
    content: 'uk',
    theme: 'contrast',
    tabLeaves: true,
    inlay: false,
    who: 'Ann',
    botSpeed: 'slow',
    slotColumns: true,
    freeOrders: false,
    confirmed: false,
    merged: false,
    firstNotes: false,
  };
  storeSettings(settings);
  expect(readSettings()).toEqual(settings);
});

it('takes defaults for what is missing or not valid', () => {
  stored({
    language: 'xx',
    content: 3,
    theme: 'pink',
    tabLeaves: 'yes',
    inlay: 'no',
    who: 7,
    botSpeed: 'hasty',
    slotColumns: 1,
    freeOrders: 'no',
    confirmed: 'no',
    merged: 'no',
  });
  expect(readSettings()).toEqual({
    language: 'en',
    content: 'en',
    theme: 'auto',
    tabLeaves: false,
    inlay: true,
    who: '',
    botSpeed: 'usual',
    slotColumns: false,
    freeOrders: true,
    confirmed: true,
    merged: true,
    firstNotes: true,
  });
  page.localStorage.setItem('fathom-settings', '{');
  expect(readSettings().theme).toBe('auto');
});

it('works where the browser stores nothing', () => {
  page.localStorage.full = true;
  expect(() => storeSettings(readSettings())).not.toThrow();
  expect(readSettings().language).toBe('en');
});
