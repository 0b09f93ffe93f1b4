/**
 * Whether the phrases of a pack say what they stand for. A phrase is parsed as its effect because the pack says so, which proves
 * nothing. Where the rules of the language can read it as well, by themselves, both must come to the same: in normal form, or
 * else in play.
 */
import {
  LANGUAGES,
  languageOn,
  lexiconOf,
  meaningProblems,
  normalForm,
  parsedOrNull,
  type Lexicon,
} from '../../texts/internal.ts';
import { parseProgram, print, type PackModel, type Sources } from '../../dsl/internal.ts';
import type { OwnPhrase } from '../../service/index.ts';
import { judgeEffects } from './judge-effects.ts';

export type JudgedPhrase = OwnPhrase &
  (
    | /** the rules of the language do not read it, so that people have to */ { is: 'unread' }
      /** read as the same effect, or as one from which no difference is seen in play */
    | { is: 'equal' | 'alike' }
    /** `read`: the effect that a reader would take it for; `position`: the smallest on which that comes to something else */
    | { is: 'different'; read: string; position: Record<string, unknown> }
    | { is: 'unknown'; read: string; why: string }
  );

/** Positions on which two effects are tried. */
const POSITIONS = 30;

export function judgePhrase(phrase: OwnPhrase, model: PackModel, sources: Sources): JudgedPhrase {
  const { rendered } = phrase;
  const { symbols } = sources;
  const language =
    phrase.to === 'several' ? languageOn('slots', LANGUAGES[phrase.language]) : LANGUAGES[phrase.language];
  const lexicon = lexiconOf(model, phrase.language);
  const read = parsedOrNull(rendered, language, symbols, byLanguageAlone(lexicon))?.effect;
  // what an example fills the holes with is in its text
  const ast = phrase.means.includes('{')
    ? parsedOrNull(rendered, language, symbols, lexicon)?.effect
    : parseProgram(phrase.means).ast;
  // what cannot be done is refused, and not read as something else
  if (!read || !ast || meaningProblems(read, 'card', symbols).length > 0) return { ...phrase, is: 'unread' };
  const [one, other] = [read, ast].map((effect) => JSON.stringify(normalForm(effect, symbols)));
  if (one === other) return { ...phrase, is: 'equal' };
  const [text, means] = [read, ast].map((effect) => print(effect, { layout: 'line' }));
  const played = judgeEffects({ model, sources }, [text, means], { positions: POSITIONS });
  switch (played.is) {
    case 'same':
      return { ...phrase, is: 'equal' };
    case 'alike':
      return { ...phrase, is: 'alike' };
    case 'different':
      return { ...phrase, is: 'different', read: text, position: played.position };
    case 'unknown':
      return { ...phrase, is: 'unknown', read: text, why: played.why };
  }
}

/** By lexicon of the pack, as a parser is built once for each lexicon. */
const withoutSentences = new WeakMap<Lexicon, Lexicon>();

/** Without the sentences of the pack. */
function byLanguageAlone(lexicon: Lexicon): Lexicon {
  const known = withoutSentences.get(lexicon);
  if (known) return known;
  const alone: Lexicon = { ...lexicon, sentences: () => [], rendered: () => undefined };
  withoutSentences.set(lexicon, alone);
  return alone;
}
