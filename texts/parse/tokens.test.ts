/** How a text is cut, and what signs in it stand for: by hand, of the signs that cards print. */
import { describe, expect, test } from 'vitest';
import { withColon, withoutSigns } from './signs.ts';
import { splitsOf } from './split.ts';
import { hasStop, tokenReplacements, tokensOf, tokenTexts, type Token } from './tokens.ts';

const said = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

test.each([
  ['Gain 2 Kelp.', 'gain 2 kelp .'],
  ['', ''],
  // one kind of apostrophe, quote and dash
  ['l’alga, «uno» “due” 1−2 3–4', `l' alga , " uno " " due " 1 - 2 3 - 4`],
  ['з’єднане', `з' єднане`],
  // numbers with their endings; a plus that says more, and one that joins
  ['the 1st, 2nd and 3rd of 7+ farms, 7+2', 'the 1st , 2nd and 3rd of 7+ farms , 7 + 2'],
  // whose it is
  ["a city's farm, the cities' farms", "a city 's farm , the cities' farms"],
  // a word that the end of a line has cut is whole again; two words with a dash are not one
  ['desali-\n nation plant', 'desalination plant'],
  ['non-symbiotic - or 5- 3', 'non - symbiotic - or 5 - 3'],
  ['a1b 2x', 'a1b 2 x'],
  // nor is the code of a site with the word behind it
  ['site b2- next', 'site b2 - next'],
])('%j is cut into %j', (text, tokens) => {
  expect(said(tokensOf(text))).toBe(tokens);
});

test('each token has its place in the text as it is written', () => {
  const text = 'The city’s «farm» des- alination.';
  const places = tokensOf(text).map(({ text: token, range }) => [token, text.slice(range.start, range.end)]);
  expect(places).toEqual([
    ['the', 'The'],
    ['city', 'city'],
    ["'s", '’s'],
    ['"', '«'],
    ['farm', 'farm'],
    ['"', '»'],
    ['desalination', 'des- alination'],
    ['.', '.'],
  ]);
});

test.each([
  ['2 [kelp] [science] + [card]', '2 kelp , 1 science , 1 card'],
  ['[kelp]: 2 [credit]', '1 kelp : 2 credit'],
  ['[kelp] / [credit]', '1 kelp / 1 credit'],
  ['3 [kelp], [card]', '3 kelp , 1 card'],
  ['gain [kelp]', 'gain kelp'],
])('icons in %s are names, of which there is one where no number is: %s', (text, tokens) => {
  expect(said(tokensOf(text))).toBe(tokens);
  for (const { text: token, isIcon } of tokensOf(text)) {
    expect([token, isIcon === true]).toEqual([token, ['kelp', 'science', 'card', 'credit'].includes(token)]);
  }
});

test('words are made alike: one, and several in a row, at their places', () => {
  const alike = tokenReplacements({ due: ['2'], del: ['di', 'il'] }, [
    [['each', 'and', 'every'], ['each']],
    [
      ['each', 'of'],
      ['each', 'thing'],
    ],
  ]);
  expect(tokenTexts('due del each of each and every each and', alike)).toEqual([
    '2',
    'di',
    'il',
    'each',
    'thing',
    'each',
    'each',
    'and',
  ]);
  const [each] = tokensOf('Each and every farm', alike);
  expect(each).toEqual({ text: 'each', range: { start: 0, end: 14 } });
});

test('a sentence ends at a full stop between two places', () => {
  const tokens = tokensOf('a b . c');
  expect([hasStop(tokens, 0, 2), hasStop(tokens, 0, 3), hasStop(tokens, 2, 3), hasStop(tokens, 3, 4)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

describe('signs stand for words', () => {
  const plain = (text: string, slashes: string[][] = []): string[] => withoutSigns(tokensOf(text), slashes).map(said);

  test.each([
    ['-1 kelp: +2 credits', '1 kelp → 2 credits'],
    ['-1 kelp, 2 credits', '1 kelp → 2 credits'],
    ['1 kelp = 2 credits', '1 kelp → 2 credits'],
    ['1 kelp: 2 credits', '1 kelp → 2 credits'],
    ['-1 kelp → 2 credits', '1 kelp → 2 credits'],
    ['+2 kelp, +1 credit', '2 kelp , 1 credit'],
    ['2 kelp + 1 credit', '2 kelp , 1 credit'],
  ])('%s: %s', (text, words) => {
    expect(plain(text)).toEqual([words]);
  });

  test('where there are none, and what is only taken away, nothing is tried', () => {
    expect(['gain 1 kelp', 'gain: 1 kelp', '-1 kelp', '-1 kelp + 1 credit'].map((text) => plain(text))).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  test('a slash for each of its words', () => {
    expect(plain('1 kelp / 1 credit', [['or'], ['for', 'each']])).toEqual([
      '1 kelp or 1 credit',
      '1 kelp for each 1 credit',
    ]);
  });

  test('a dash between spaces is a colon behind the first words', () => {
    const colon = (text: string): string[] => withColon(tokensOf(text)).map(said);
    expect(colon('Action — pay 1 kelp')).toEqual(['action : pay 1 kelp']);
    expect(colon('Action - pay 1 - 2')).toEqual(['action : pay 1 - 2']);
    expect(['well-known', '— pay 1 kelp', 'action —', 'action —pay', 'action— pay'].map(colon)).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
  });
});

test('sentences are two at a contrast, and at a colon, behind which they are about what was chosen', () => {
  const contrasts = [
    { words: [',', 'but'], kept: [] },
    { words: [','], kept: ['then'] },
  ];
  const parts = (text: string) =>
    splitsOf(tokensOf(text), contrasts).map(({ first, second, isAboutChosen }) => [
      said(first),
      said(second),
      isAboutChosen,
    ]);
  expect(parts('each loses 1, but you gain 2')).toEqual([['each loses 1', 'you gain 2', false]]);
  expect(parts('gain 1, then 2: 3')).toEqual([
    ['gain 1', 'then 2 : 3', false],
    ['gain 1 , then 2', '3', true],
  ]);
  expect([parts(', but you'), parts(': you'), parts('you :'), parts('gain 1, 2')]).toEqual([[], [], [], []]);
});
