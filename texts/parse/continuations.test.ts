import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/internal.ts';
import { LANGUAGES, languageOn, lexiconOf, renderComponent } from '../internal.ts';
import { loaded } from '../../test/support/loaded.ts';
import { continuations } from './continuations.ts';
import { parserOf } from './parse-text.ts';
import { replacementsOf } from './token-replacements.ts';
import { tokenTexts } from './tokens.ts';
import { Usage } from './usage.ts';

const { model, sources } = loaded();

const after = (code: LanguageCode, text: string): string[] =>
  continuations(text, languageOn('cards', LANGUAGES[code]), sources.symbols, lexiconOf(model, code)).map(
    ({ word }) => word,
  );

const usages = new Map<LanguageCode, Usage>();

/** The words that people are offered: the first ones, by what cards say. */
function first(code: LanguageCode, text: string, n = 12): string[] {
  const language = languageOn('cards', LANGUAGES[code]);
  const usage = usages.get(code) ?? new Usage(textsOf(code, 3), replacementsOf(language));
  usages.set(code, usage);
  const offers = continuations(text, language, sources.symbols, lexiconOf(model, code));
  return usage
    .ranked(text, offers)
    .slice(0, n)
    .map(({ word }) => word);
}

/** So many cards apart are those whose texts are tried; a language of its own begins at another one. */
const STEP = 120;

/** What cards say in a language. */
function textsOf(code: LanguageCode, step: number): string[] {
  const cards = sources.components.filter(({ section }) => section === 'cards');
  const first = LANGUAGE_CODES.indexOf(code);
  return cards
    .filter((_, i) => i % step === first)
    .flatMap(({ id }) => renderComponent(model, sources, { section: 'cards', id }, LANGUAGES[code]))
    .map(({ text }) => text);
}

describe('what may follow a text', () => {
  test.each([
    ['en', 'Gain 2 ', ['credits', 'kelp', 'points'], ['credit', 'gain']],
    ['en', 'Gain 2 cre', ['credits'], ['kelp']],
    ['en', 'If you have at least 3 connected ', ['farms', 'cities'], ['credits.']],
    ['en', 'Build a ', ['farm', 'connected', 'tunnel'], ['farmed']],
    ['en', 'Gain 1 kelp. ', ['Gain', 'Then', 'If'], ['credits']],
    ['it', 'Ottieni ', ['un’alga', '2'], ['ottieni']],
    ['it', 'Scarta una carta ', ['dalla', 'per'], ['carta']],
    ['it', 'Puoi ', ['ottenere', 'costruire'], ['~ottieni']],
    ['uk', 'Отримайте 2 ', ['кредити', 'ламінарії'], ['кредит']],
    ['uk', 'Якщо у вас щонайменше 3 ', ['ферми', 'з’єднані'], ['ферм']],
  ] as const)('%s: %s', (code, text, some, none) => {
    const words = after(code, text);
    expect(words).toEqual(expect.arrayContaining([...some]));
    // more may be read than is ever said: what people see is right
    for (const word of none) expect(first(code, text)).not.toContain(word);
  });

  test('a word that is begun is completed from its beginning on', () => {
    const [only] = continuations(
      'Gain 2 kel',
      languageOn('cards', LANGUAGES.en),
      sources.symbols,
      lexiconOf(model, 'en'),
    );
    expect(only).toEqual({ from: 7, word: 'kelp' });
  });

  test('nothing follows what the parser does not read', () => {
    expect(after('en', 'Gain 2 gizmos and ')).toEqual([]);
  });

  test('what the texts of the game say there comes first, never the codes of sites', () => {
    const usage = new Usage(textsOf('en', 7), replacementsOf(languageOn('cards', LANGUAGES.en)));
    const text = 'If you have at least 3 connected ';
    const offers = continuations(text, languageOn('cards', LANGUAGES.en), sources.symbols, lexiconOf(model, 'en'));
    const ranked = usage.ranked(text, offers).slice(0, 12);
    expect(ranked.map(({ word }) => word)).toContain('cities');
    for (const { word } of ranked) expect(word).not.toMatch(/\d.*\p{L}|\p{L}.*\d/u);
  });
});

describe.each(LANGUAGE_CODES)('in %s', (code) => {
  const language = languageOn('cards', LANGUAGES[code]);
  const replacements = replacementsOf(language);
  const texts = textsOf(code, STEP);

  test('the next word of each text of a card is offered, but for one', () => {
    const missing = texts.flatMap((text) =>
      [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const before = text.slice(0, index);
        return after(code, before).some((offer) => begins(word, offer)) ? [] : [`${before}[${word}]`];
      }),
    );
    // an adjective before a comma and another one is not always found
    expect(missing.length, missing.join('\n')).toBeLessThanOrEqual(1);
  }, 120_000);

  /** A number may be any; marks behind a word are offered when it is there. */
  function begins(word: string, offer: string): boolean {
    const [said, offered] = [tokenTexts(word, replacements), tokenTexts(offer, replacements)];
    if (/^\d+$/.test(said[0]) && /^\d+$/.test(offered[0])) return true;
    return offered.every((one, i) => said[i] === one) && offered.length > 0;
  }

  test('each word that people are offered leads to a text that can go on, or is whole, but for two', () => {
    const { following, parse } = pick(parserOf(language, sources.symbols, lexiconOf(model, code)));
    const stuck = texts.slice(0, 1).flatMap((text) => {
      const words = text.split(' ');
      const before = words.slice(0, Math.ceil(words.length / 2)).join(' ');
      return first(code, `${before} `)
        .filter((word) => following(`${before} ${word} `).length === 0 && !parse(`${before} ${word}`))
        .map((word) => `${before} [${word}]`);
    });
    // ordinals are offered in a form that the noun behind them may not have
    expect(stuck.length, stuck.join('\n')).toBeLessThanOrEqual(2);
  }, 120_000);
});

const pick = (parser: ReturnType<typeof parserOf>) => ({
  following: (text: string) => parser.guide.following.after(text),
  parse: (text: string) => parser.parse(text, 'card', undefined, false).effect !== null,
});
