import { expect, test } from 'vitest';
import { ownWords, matchName } from './names.ts';

const decks = new Map([
  ['era-1', ['era 1']],
  ['era-2', ['era 2', 'epoca 2']],
  ['low-special', ['low special']],
  ['high-special', ['high special']],
]);
const types = new Map([
  ['instant-card', ['instant card', 'carta istantanea']],
  ['action-card', ['action card', 'carta azione']],
]);

test.each([
  ['era-1', 'era-1'],
  ['Era I', 'era-1'],
  ['II', 'era-2'],
  ['2', 'era-2'],
  ['EPOCA_2', 'era-2'],
  ['low', 'low-special'],
])('%s is %s', (written, id) => expect(matchName(written, decks)).toEqual({ id }));
test('what may be several is none of them', () =>
  expect(matchName('special', decks)).toEqual({ id: null, several: ['low-special', 'high-special'], near: [] }));
test('a letter is no name, though a name may have it as an article', () =>
  expect(matchName('A', types)).toMatchObject({ id: null, several: [] }));
test('what is near', () => expect(matchName('acton', types)).toEqual({ id: null, several: [], near: ['action-card'] }));
test('words that only one name has', () =>
  expect([ownWords('action-card', types), ownWords('instant-card', types)]).toEqual([
    ['action', 'azione'],
    ['instant', 'istantanea'],
  ]));
