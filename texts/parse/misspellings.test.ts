import { describe, expect, test } from 'vitest';
import { print } from '../../dsl/syntax/printer.ts';
import type { Symbols } from '../../dsl/semantics/symbols.ts';
import { LANGUAGES } from '../languages/index.ts';
import type { Language } from '../languages/language.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lexiconOf } from '../lexicon/lexicon-of.ts';
import { atWritten } from './misspellings.ts';
import { parseMisspeltText, parseText, type ParsedText } from './parse-text.ts';
import { loaded } from '../../test/support/loaded.ts';
import { lawful } from './testing.ts';

const { model, sources } = loaded();
type Parse = (...args: [string, Language, Symbols, Lexicon]) => ParsedText;
const read = (code: 'en' | 'it' | 'uk', text: string, parse: Parse = parseMisspeltText): ParsedText =>
  lawful(text, parse(text, LANGUAGES[code], sources.symbols, lexiconOf(model, code)));

describe('misspelt words', () => {
  test.each([
    ['en', 'Gain 2 kepl.', 'gain 2 kelp', ['kepl=kelp']],
    ['en', 'Biuld a farm, then gain 1 creditt.', 'build farm then gain 1 credit', ['Biuld=build', 'creditt=credit']],
    ['en', 'When ever you build a farm, gain 1 kelp.', 'when you build farm: gain 1 kelp', ['When ever=whenever']],
    ['it', 'Ottieni 2 alge.', 'gain 2 kelp', ['alge=alghe']],
    ['uk', 'Отримайте 1 кредит за кожну зєднану ферму.', 'gain 1 credit per connected farm', ["зєднану=з'єднану"]],
  ] as const)('%s: %s', (code, text, effect, corrected) => {
    expect(read(code, text, parseText).effect).toBeNull();
    const parsed = read(code, text);
    expect(parsed.effect && print(parsed.effect, { layout: 'line' })).toBe(effect);
    expect(parsed.corrections.map(({ range, meant }) => `${text.slice(range.start, range.end)}=${meant}`)).toEqual(
      corrected,
    );
  });

  test('ranges are those of the text as it was written', () => {
    const text = 'Gain 2 creditts and 1 kelp.';
    const { words } = read('en', text);
    expect(words.map(({ range, means }) => `${text.slice(range.start, range.end)} ${means}`)).toContain('kelp kelp');
  });

  test.each([
    ['two words fit, with two meanings', 'Gain 2 xkelp or 1 farm.'],
    ['a word that is near to none', 'Gain 2 zebras.'],
    ['a number', 'Gain tre kelp.'],
    ['more unknown words than are guessed at', 'Gian 2 kepl adn 1 creditt fro eahc framm.'],
    ['a word of the language in a wrong place', 'Gain kelp 2.'],
  ])('%s is refused', (_, text) => expect(read('en', text).effect).toBeNull());
});

test('atWritten maps offsets in, before and behind corrected words', () => {
  // `ab xyz cd` was written `ab xz cd`
  const corrections = [{ range: { start: 3, end: 5 }, meant: 'xyz' }];
  expect(
    atWritten(
      [
        { start: 0, end: 2 },
        { start: 3, end: 6 },
        { start: 7, end: 9 },
      ],
      corrections,
    ),
  ).toEqual([
    { start: 0, end: 2 },
    { start: 3, end: 5 },
    { start: 6, end: 8 },
  ]);
});
