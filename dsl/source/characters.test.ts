import { describe, expect, it } from 'vitest';
import { characterName, defused, hiddenCharacters, isDangerous, visible } from './characters.ts';

const found = (text: string): string[] =>
  [...hiddenCharacters(text)].map(
    ({ kind, character, start, end }) => `${start}-${end} ${kind} ${characterName(character)}`,
  );

/** By the Unicode character database: Cc, the bidirectional controls (Bidi_Control), Cs. */
const DANGEROUS = /[\p{Cc}\p{Bidi_Control}\p{Cs}\u2028\u2029]/u;
/** Default_Ignorable_Code_Point is what a renderer shows as nothing. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
/** Variation selectors choose between pictures of one character and are ordinary text beside emoji. */
const SELECTORS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;

describe('hidden characters', () => {
  it('are those of the Unicode database', () => {
    for (let code = 0; code < 0x20000; code++) {
      const character = String.fromCodePoint(code);
      const allowed = '\t\n'.includes(character) && character !== '';
      const dangerous = DANGEROUS.test(character) && !allowed;
      expect(isDangerous(character), characterName(character)).toBe(dangerous);
      if (dangerous || (IGNORABLE.test(character) && !SELECTORS.test(character))) {
        expect(found(character), characterName(character)).toHaveLength(1);
      }
    }
  });

  it('are named with their place', () => {
    expect(found('a\u200bb\u202ec\u001b[31m')).toEqual([
      '1-2 invisible U+200B (zero width space)',
      '3-4 direction U+202E (right-to-left override)',
      '5-6 control U+001B (escape)',
    ]);
    expect(found('\ud83d\ude00 \ud83d x \ude00')).toEqual(['3-4 surrogate U+D83D', '7-8 surrogate U+DE00']);
  });

  it('do not include what pictures and line ends are made of', () => {
    expect(found('a\r\nb\tc\n\u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u2764\ufe0f\u200d\u{1f525}')).toEqual([]);
    expect(found('a\rb')).toEqual(['1-2 control U+000D (carriage return)']);
    expect(found('fa\u200drm')).toEqual(['2-3 invisible U+200D (zero width joiner)']);
  });
});

it('writes dangerous characters out, or replaces them by one of the same length', () => {
  const text = 'a\u001b]0;title\u0007\u009b31m\u202e\u200bz\ud800';
  expect(visible(text)).toBe('a<U+001B>]0;title<U+0007><U+009B>31m<U+202E>\u200bz<U+D800>');
  expect(defused(text)).toHaveLength(text.length);
  expect(isDangerous(defused(text))).toBe(false);
  expect(visible('plain\n\ttext\r\n')).toBe('plain\n\ttext\r\n');
});
