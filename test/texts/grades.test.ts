/** The share of texts that are ready to print, and that none shows what only a program would write. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/internal.ts';
import { AWKWARD } from './grades.ts';
import { renderedTexts, type SheetText, type TextClass } from './rendered.ts';

const sheet = renderedTexts('cards');
const keyOf = ({ id }: SheetText): string => id.split('/').slice(2).join('/');
const awkward = (text: SheetText, code: LanguageCode): boolean =>
  AWKWARD.some(({ texts, languages }) => texts.includes(keyOf(text)) && (languages?.includes(code) ?? true));

/** In percent. */
const LEAST: Record<TextClass, number> = { cards: 92, slots: 92, tiles: 92, procedures: 90 };

describe.each(LANGUAGE_CODES)('in %s', (code) => {
  it.each(Object.entries(LEAST))('of %s at least %d %% are ready to print', (of, least) => {
    const texts = sheet.filter((text) => text.class === of);
    const ready = texts.filter((text) => !awkward(text, code)).length;
    expect((100 * ready) / texts.length).toBeGreaterThanOrEqual(least);
  });

  it('no text has a formula, a name in quotes, an arrow, or an alternative in brackets', () => {
    const marked = sheet.filter(({ texts }) => /[×→“”«»()−+]/.test(texts[code]));
    expect(marked.map(({ id, texts }) => `${id}: ${texts[code]}`)).toEqual([]);
  });
});

it('every graded text exists', () => {
  const known = new Set(sheet.map(keyOf));
  expect(AWKWARD.flatMap(({ texts }) => texts).filter((text) => !known.has(text))).toEqual([]);
});
