/** What is understood of a text that is refused is shown with what it does not say; it is nothing to choose, as it says something else. */
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../dsl/internal.ts';
import { LANGUAGES, languageOn, lexiconOf, parseMisspeltText, programsOf } from '../internal.ts';
import { partsWithout, wordDifferences } from './understood-part.ts';
import { loaded } from '../../test/support/loaded.ts';
import { lawful } from './testing.ts';

const { model, sources } = loaded();
const examples = programsOf(sources, ['cards']);
const parse = (lang: LanguageCode, text: string) =>
  lawful(
    text,
    parseMisspeltText(text, languageOn('cards', LANGUAGES[lang]), sources.symbols, lexiconOf(model, lang), examples),
  );

test('a clause is left out rather than a part of one', () => {
  const text = 'Gain 2 kelp, but only at noon, and draw a card.';
  const at = text.indexOf('noon');
  expect(partsWithout(text, { start: at, end: at + 4 })[0]).toEqual({
    text: 'Gain 2 kelp, and draw a card.',
    without: 'but only at noon',
  });
});

test.each([
  ['Gain 2 kelp; xx yy zz; draw a card', 'yy', 'Gain 2 kelp; draw a card.', 'xx yy zz'],
  // at the beginning, behind the mark that ended it
  ['Xx yy: gain 2 kelp.', 'yy', 'Gain 2 kelp.', 'Xx yy'],
  // in brackets, with both of them
  ['Gain 2 kelp (xx yy) now.', 'xx', 'Gain 2 kelp now.', '(xx yy)'],
  // at the end, with the mark before it
  ['Gain 2 kelp, xx.', 'xx', 'Gain 2 kelp.', 'xx'],
])('of %j without %j is left %j', (text, wrong, left, without) => {
  const start = text.indexOf(wrong);
  expect(partsWithout(text, { start, end: start + wrong.length })[0]).toEqual({ text: left, without });
});

test('words are told apart without their endings', () => {
  expect(wordDifferences('Gain 1 kelp and 1 kelp', 'gain 1 Kelp, 1 card')).toEqual({
    leftOut: ['and', 'kelp'],
    added: ['card'],
  });
  expect(wordDifferences('Gain some credits', 'Gain 1 credit.')).toEqual({ leftOut: ['some'], added: ['1'] });
});

describe.each<[LanguageCode, string, string, string]>([
  ['en', 'Gain 2 kelp if it rains tomorrow.', 'Gain 2 kelp.', 'if it rains tomorrow'],
  ['en', 'Roll a die and gain 3 credits.', 'Gain 3 credits.', 'Roll a die and'],
  ['it', 'Avanza di 2 spazi sul tracciato del Mercato.', 'Avanza di 2 spazi.', 'sul tracciato del Mercato'],
  ['uk', 'Доберіть 3 картки, якщо завтра дощ.', 'Доберіть 3 картки.', 'якщо завтра дощ'],
])('%s: %s', (lang, text, offered, without) => {
  const { effect, problems } = parse(lang, text);
  test('is refused, with the part that is understood and what it does not say', () => {
    expect(effect).toBeNull();
    const shown = problems.find(({ code }) => code === 'nearest-text');
    expect(shown?.suggestions).toEqual([]);
    expect(shown?.help).toContain(`“${offered}”`);
    expect(shown?.help).toContain(`it does not say “${without}”`);
  });
  test('what is shown is understood', () => {
    expect(parse(lang, offered).effect).not.toBeNull();
  });
});
