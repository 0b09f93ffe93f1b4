/** What the parser makes of a sentence, judged by the meaning that the sentence has. */
import { LANGUAGE_CODES, parseProgram, print, type EffectNode, type LanguageCode } from '../../dsl/internal.ts';
import {
  LANGUAGES,
  languageOn,
  lexiconOf,
  normalForm,
  parseMisspeltText,
  programsOf,
  type ParsedText,
} from '../../texts/internal.ts';
import { countSemanticProblems } from '../../texts/parse/meaning-problems.ts';
import { compareByPlay } from '../../study/equivalence/compare-by-play.ts';
import type { Paraphrase } from './load.ts';
import { loaded } from '../support/loaded.ts';

/**
 * `right`: parsed as one of the meanings; `helped`: refused, and its suggestions lead to a text that is; `led`: they lead to one that
 * is parsed as something else, and the message says in which words; `misled`: its suggestions lead to something else,
 * or nowhere; `refused`: without a suggestion; `wrong`: parsed as something else.
 */
export const VERDICTS = ['right', 'helped', 'led', 'misled', 'refused', 'wrong'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Suggestions that are followed in a text, one after the other. */
const MOST_SUGGESTIONS = 4;
const POSITIONS = 30;

const pack = loaded();
const { model, sources } = pack;
const examples = programsOf(sources, ['cards']);
const contexts = new Map(
  LANGUAGE_CODES.map((code) => [
    code,
    { language: languageOn('cards', LANGUAGES[code]), lexicon: lexiconOf(model, code) },
  ]),
);

/** As `fathom encode` takes it: an effect that does not fit the pack is none. */
export function parsed(text: string, lang: LanguageCode): ParsedText {
  const { language, lexicon } = contexts.get(lang)!;
  const found = parseMisspeltText(text, language, sources.symbols, lexicon, examples);
  const fits = found.effect && countSemanticProblems([found.effect], 'card', sources.symbols) === 0;
  return fits ? found : { ...found, effect: null };
}

export function verdictOf({ text, lang, effects }: Pick<Paraphrase, 'text' | 'lang' | 'effects'>): Verdict {
  const { effect, problems } = parsed(text, lang);
  if (effect) return isMeant(effect, effects) ? 'right' : 'wrong';
  if (!problems.some(({ suggestions }) => suggestions.length > 0)) return 'refused';
  const read = followed(text, lang);
  if (read && isMeant(read, effects)) return 'helped';
  const isOther = problems.some(
    ({ code, suggestions, help }) => code === 'nearest-text' && suggestions.length > 0 && help,
  );
  return read && isOther ? 'led' : 'misled';
}

/** The effect of a text after the first suggestion of each of its first problems. */
function followed(text: string, lang: LanguageCode): EffectNode | null {
  let now = text;
  for (let i = 0; i < MOST_SUGGESTIONS; i++) {
    const { effect, problems } = parsed(now, lang);
    if (effect) return effect;
    const { range, suggestions } = problems.find((problem) => problem.suggestions.length > 0) ?? {};
    if (!range || !suggestions) return null;
    now = now.slice(0, range.start) + suggestions[0] + now.slice(range.end);
  }
  return parsed(now, lang).effect;
}

/** By normal form, or else by play. */
function isMeant(effect: EffectNode, meanings: readonly string[]): boolean {
  const form = (one: EffectNode): string => JSON.stringify(normalForm(one, sources.symbols));
  const meant = meanings.map((meaning) => parseProgram(meaning).ast);
  if (meant.some((one) => one && form(one) === form(effect))) return true;
  const text = print(effect, { layout: 'block' });
  return meanings.some(
    (meaning) => compareByPlay({ model, sources }, [text, meaning], { positions: POSITIONS }).is === 'same',
  );
}
