/**
 * Free texts that are judged right are parsed as one of their meanings, word by word and without help. Quick, as nothing is played and
 * no text is explained: `reading.test.ts` tries the others. Of `held` none is here, as failures name the text.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, parseProgram, type LanguageCode } from '../../dsl/internal.ts';
import { LANGUAGES, languageOn, lexiconOf, normalForm, parseText } from '../../texts/internal.ts';
import { lawful } from '../../texts/parse/testing.ts';
import { loaded } from '../support/loaded.ts';
import { loadFourth, loadParaphrases, loadSecond, loadThird, type SecondParaphrase } from './load.ts';

/** Right only with their misspelt words corrected, or without their title. */
const WITH_HELP = `en-typos-1 en-typos-3 en-typos-5 en-second-21 en-second-45
  it-typos-1 it-typos-3 it-typos-5 it-second-21 it-second-41 it-second-55 it-third-16 it-third-24 it-third-41 it-third-57 it-fourth-13
  it-fourth-23 uk-typos-3 uk-typos-5 uk-second-21 uk-third-16 uk-third-39 uk-third-45 uk-fourth-22`.split(/\s+/);

/** Another effect, which comes to the same in play. */
const BY_PLAY =
  `en-symbols-3 en-once-4 it-symbols-3 it-once-4 it-fourth-27 uk-once-4 uk-third-31 uk-third-47 uk-fourth-3`.split(' ');

const { model, sources } = loaded();
const form = (effect: unknown): unknown => normalForm(effect, sources.symbols);
const verdicts = JSON.parse(readFileSync(join(import.meta.dirname, 'verdicts.json'), 'utf8')) as Record<
  LanguageCode,
  Record<string, string>
>;

function rightTexts(lang: LanguageCode): SecondParaphrase[] {
  const isOpen = ({ part }: { part: string }): boolean => part === 'tune';
  const sets: Record<string, readonly SecondParaphrase[]> = {
    tune: loadParaphrases().paraphrases.filter(isOpen),
    second: loadSecond(),
    third: loadThird(),
    'fourth-tune': loadFourth().filter(isOpen),
  };
  return Object.entries(sets).flatMap(([name, all]) =>
    all.filter((one) => one.lang === lang).filter((_, i) => verdicts[lang][name]?.[i] === 'R'),
  );
}

describe.each(LANGUAGE_CODES)('%s', (lang) => {
  const asWritten = rightTexts(lang).filter(({ id }) => ![...WITH_HELP, ...BY_PLAY].includes(id));

  test.each(asWritten)('$id: $text', ({ text, effects }) => {
    const parsed = parseText(text, languageOn('cards', LANGUAGES[lang]), sources.symbols, lexiconOf(model, lang));
    const { effect } = lawful(text, parsed);
    expect(effects.map((one) => form(parseProgram(one).ast))).toContainEqual(form(effect));
  });
});
