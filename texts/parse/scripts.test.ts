import { expect, test } from 'vitest';
import { mixedScripts, scriptOf } from './scripts.ts';

test.each([
  ['Gain 1 kеlp.', ['letter 2 of “kеlp” is the Cyrillic “е” (U+0435), the word is Latin'], [8], ['kelp']],
  ['Отримайте 1 кapтку.', ['letter 2 of “кapтку” is the Latin “a” (U+0061), the word is Cyrillic'], [13], ['картку']],
  [
    'Отриmайте qкарту',
    [
      'letter 5 of “Отриmайте” is the Latin “m” (U+006D), the word is Cyrillic',
      'letter 1 of “qкарту” is the Latin “q” (U+0071), the word is Cyrillic',
    ],
    [4, 10],
    ['Отримайте'],
  ],
  ['Gain 1 kelp, або 1 картку', [], [], []],
])('letters of two scripts: %s', (text, messages, starts, corrected) => {
  const found = mixedScripts(text);
  expect([
    found.map(({ message }) => message),
    found.map(({ range }) => range.start),
    found.flatMap(({ suggestions }) => suggestions),
  ]).toEqual([messages, starts, corrected]);
});

test('the script of a text', () =>
  expect([scriptOf('Gain а'), scriptOf('Отримайте 2'), scriptOf('12')]).toEqual(['Latin', 'Cyrillic', null]));
