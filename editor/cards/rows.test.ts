import { expect, test } from 'vitest';
import type { CardRow } from '../worker/card-table-protocol.ts';
import { countsOf, filtersOf, shownRows, fieldChange } from './rows.ts';

const row = (id: string, more: Partial<CardRow> = {}): CardRow => ({
  id,
  file: 'mine.yaml',
  line: 1,
  number: null,
  name: id,
  deck: 'era-1',
  type: 'instant-card',
  color: null,
  price: '',
  copies: '',
  printed: null,
  rendered: 'Gain 1 kelp.',
  isSplit: false,
  effect: 'gain 1 kelp',
  state: 'understood',
  problems: [],
  ...more,
});
const ROWS = [
  row('tide', { number: 10, deck: 'era-2' }),
  row('pilot', { number: 9, printed: 'Steal a fish.', state: 'open' }),
  row('works', { name: '', copies: '2' }),
  row('old', { file: 'game/cards.yaml', number: 1 }),
];
const isOwn = (file: string): boolean => file === 'mine.yaml';
const shown = (query: Record<string, string>): string[] =>
  shownRows(ROWS, filtersOf(query), isOwn).map(({ id }) => id);

test('own cards are shown first, those of the base on demand', () => {
  expect(shown({})).toEqual(['tide', 'pilot', 'works']);
  expect(shown({ of: 'all' })).toEqual(['tide', 'pilot', 'works', 'old']);
  expect(shownRows(ROWS.slice(3), filtersOf({}), isOwn)).toHaveLength(1);
});

test('words are searched in names, texts and effects', () => {
  expect(shown({ q: 'FISH steal' })).toEqual(['pilot']);
  expect(shown({ q: 'kelp' })).toEqual(['tide', 'pilot', 'works']);
  expect(shown({ q: '10' })).toEqual(['tide']);
  expect(shown({ state: 'open' })).toEqual(['pilot']);
  expect(shown({ deck: 'era-2' })).toEqual(['tide']);
});

test('numbers are sorted as numbers, what is empty comes last', () => {
  expect(shown({ sort: 'number' })).toEqual(['pilot', 'tide', 'works']);
  expect(shown({ sort: 'number', down: 'yes' })).toEqual(['works', 'tide', 'pilot']);
  expect(shown({ sort: 'name' })).toEqual(['pilot', 'tide', 'works']);
  expect(shown({ sort: 'nonsense' })).toEqual(['tide', 'pilot', 'works']);
});

test('states are counted', () => {
  expect(countsOf(ROWS)).toEqual({ understood: 3, open: 1, empty: 0, error: 0 });
});

test('a cell is a number where one was typed, but for names, which are in the language of the table', () => {
  expect([
    fieldChange('a', 'copies', ' 2 ', 'it'),
    fieldChange('a', 'price', '', 'it'),
    fieldChange('a', 'name', '1984', 'it'),
  ]).toEqual([
    { section: 'cards', id: 'a', key: 'copies', value: 2 },
    { section: 'cards', id: 'a', key: 'price', value: null },
    { section: 'cards', id: 'a', key: 'name', value: '1984', language: 'it' },
  ]);
});
