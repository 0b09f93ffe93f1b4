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
import { meaningProblems } from '../../texts/parse/meaning-problems.ts';
import { judgeEffects } from '../../study/equivalence/judge-effects.ts';
import type { SecondParaphrase } from './load.ts';
import { loaded } from '../support/loaded.ts';

/**
 * `right`: parsed as one of the meanings; `helped`: refused, and its suggestions lead to a text that is, or the text that is shown
 * is one; `led`: that is parsed as something else, and the message says in which words; `misled`: its suggestions lead to something
 * else, or nowhere; `refused`: nothing is suggested or shown; `wrong`: parsed as something else.
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
export function parsed(text: string, lang: LanguageCode, name?: string): ParsedText {
  const { language, lexicon } = contexts.get(lang)!;
  const found = parseMisspeltText(text, language, sources.symbols, lexicon, examples, name ? [name] : []);
  const fits = found.effect && meaningProblems(found.effect, 'card', sources.symbols).length === 0;
  return fits ? found : { ...found, effect: null };
}

export function verdictOf({
  text,
  lang,
  name,
  effects,
}: Pick<SecondParaphrase, 'text' | 'lang' | 'name' | 'effects'>): Verdict {
  const { effect, problems } = parsed(text, lang, name);
  if (effect) return isMeant(effect, effects) ? 'right' : 'wrong';
  if (!problems.some((problem) => offered(problem) !== undefined)) return 'refused';
  const read = followed(text, lang);
  if (read && isMeant(read, effects)) return 'helped';
  const isOther = problems.some(({ code, help }) => code === 'nearest-text' && help);
  return read && isOther ? 'led' : 'misled';
}

/** The first suggestion of a problem, or the text that is shown as the nearest one that is understood. */
function offered({ suggestions, data }: ParsedText['problems'][number]): string | undefined {
  const shown = data as { example?: string; text?: string } | undefined;
  return suggestions[0] ?? shown?.example ?? shown?.text;
}

/** The effect of a text after the first suggestion of each of its first problems. */
function followed(text: string, lang: LanguageCode): EffectNode | null {
  let now = text;
  for (let i = 0; i < MOST_SUGGESTIONS; i++) {
    const { effect, problems } = parsed(now, lang);
    if (effect) return effect;
    const problem = problems.find((one) => offered(one) !== undefined);
    if (!problem) return null;
    const { range } = problem;
    now = now.slice(0, range.start) + offered(problem) + now.slice(range.end);
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
    (meaning) => judgeEffects({ model, sources }, [text, meaning], { positions: POSITIONS }).is === 'alike',
  );
}
