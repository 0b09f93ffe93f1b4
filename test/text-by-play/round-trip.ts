/** A text of the writer, read; played; and rendered and read again in each language. */
import { print, type EffectNode } from '../../dsl/internal.ts';
import { LANGUAGES, languageOn, normalForm, parsedOrNull } from '../../texts/internal.ts';
import { meaningProblems } from '../../texts/parse/meaning-problems.ts';
import { packTools } from '../../texts/testing.ts';
import { loaded } from '../support/loaded.ts';
import { judged } from './judge.ts';
import { LANGS, type Lang } from './terms.ts';
import type { Happening, Statement } from './statement.ts';

const { sources } = loaded();

export type Verdict =
  | { is: 'refused' }
  | { is: 'right'; active: number }
  /** `step`: where it is seen */
  | { is: 'wrong'; step: 'program' | 'play' | `rendered in ${Lang}`; why: string };

interface Reading {
  effect: EffectNode;
  program: string | null;
}

/** As `fathom encode` takes it, without a correction: an effect that does not fit the pack is none. */
function readingOf(text: string, lang: Lang): Reading | null {
  const parsed = parsedOrNull(
    text,
    languageOn('cards', LANGUAGES[lang]),
    sources.symbols,
    packTools(LANGUAGES[lang]).lexicon,
  );
  if (!parsed?.effect || meaningProblems(parsed.effect, 'card', sources.symbols).length > 0) return null;
  return { effect: parsed.effect, program: parsed.program };
}

const written = (effect: EffectNode): string => print(effect, { layout: 'block' });
const form = (effect: EffectNode): string => JSON.stringify(normalForm(effect, sources.symbols));

export function verdictOn(text: Statement, lang: Lang): Verdict {
  const reading = readingOf(text.says[lang], lang);
  if (!reading) return { is: 'refused' };
  const { effect, program } = reading;
  const statement = program === null ? withoutScoring(text) : text;
  const { when } = statement;
  const expected = when.at === 'program' ? when.program : null;
  const told = written(effect);
  if (program !== expected) return { is: 'wrong', step: 'program', why: `${told}\nin ${program}, not ${expected}` };
  const first = judged(statement, told);
  if (first.wrong !== null) return { is: 'wrong', step: 'play', why: `${told}\n${first.wrong}` };
  for (const other of LANGS) {
    const problem = renderedAndRead(text, statement, effect, other);
    if (problem !== null) return { is: 'wrong', step: `rendered in ${other}`, why: `${told}\n${problem}` };
  }
  return { is: 'right', active: first.active };
}

/** What scores at the end of the game may also wait for that end. */
function withoutScoring(statement: Statement): Statement {
  if (statement.when.at !== 'program' || statement.when.program !== 'scoring') return statement;
  const end = { what: 'end:game', by: 0 };
  const hears = ({ what }: Happening): boolean => what === end.what;
  return { ...statement, when: { at: 'event', nth: null, until: null, hears, tries: [[], [end]] } };
}

/** What is wrong with an effect that was rendered and read again. `whole`: with the program that the text may name. */
function renderedAndRead(whole: Statement, statement: Statement, effect: EffectNode, lang: Lang): string | null {
  const language = languageOn('cards', LANGUAGES[lang]);
  const { text, missing } = packTools(language).renderer.effect(effect, 'card');
  if (missing.length > 0) return `${text}\nforms are missing: ${missing.join(', ')}`;
  const again = readingOf(text, lang);
  if (!again) return `${text}\nis not read`;
  if (form(again.effect) === form(effect)) return null;
  const { when } = whole;
  const isNamed = again.program !== null && when.at === 'program' && when.program === again.program;
  const { wrong } = judged(isNamed ? whole : statement, written(again.effect));
  return wrong === null ? null : `${text}\n${written(again.effect)}\n${wrong}`;
}
