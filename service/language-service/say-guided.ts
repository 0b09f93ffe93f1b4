/** Help for somebody who types what a component does: the words that may follow, and the readings that are nearest to the text. */
import { LANGUAGE_CODES, type EffectNode, type LanguageCode, print } from '../../dsl/internal.ts';
import {
  continuations,
  LANGUAGES,
  languageOn,
  lexiconOf,
  nearReadings,
  programsOf,
  renderComponent,
  scriptOf,
  scriptOfLanguage,
  selfOf,
  usageOf,
  type Language,
  type Lexicon,
  type Usage,
  type WordChange,
} from '../../texts/internal.ts';
import { sayInWords, type SaidInWords, type SaidWhere } from './say-in-words.ts';
import { isComplete, stableNames, type Names, type Pack } from './sentences.ts';
import type { Workspace } from './workspace.ts';

/** So many words are offered. */
const MOST_OFFERED = 12;

/** Words that may follow a text; `from`: the place from which on they take the place of what is there. */
export interface OfferedWords {
  language: LanguageCode;
  from: number;
  words: string[];
}

/** What a text may mean that is not understood, or in more than one way. */
export interface OfferedReading {
  language: LanguageCode;
  /** in its canonical layout */
  effect: string;
  /** the program that it says it belongs to; null if it does not say */
  program: string | null;
  /** as Fathom says it */
  rendered: string;
  /** in which words it is another text than what was typed */
  changes: WordChange[];
  /** what `sayInWords` says of the text once this reading is confirmed: where it is written, or why nowhere */
  said: Pick<SaidInWords, 'key' | 'edit' | 'misfit'>;
}

/** What the texts of a pack say is counted once for its names. */
const known = new WeakMap<Names, { usages: Map<LanguageCode, Usage>; examples: EffectNode[] }>();

function knownOf(names: Names, pack: Pack): { usages: Map<LanguageCode, Usage>; examples: EffectNode[] } {
  let found = known.get(names);
  if (!found) known.set(names, (found = { usages: new Map(), examples: programsOf(pack.sources, ['cards']) }));
  return found;
}

function usageIn(code: LanguageCode, names: Names, pack: Pack): Usage {
  const { usages } = knownOf(names, pack);
  let usage = usages.get(code);
  if (!usage) {
    const texts = pack.sources.components
      .filter(({ section }) => section === 'cards')
      .flatMap((component) => renderComponent(names.model, pack.sources, component, LANGUAGES[code]));
    usage = usageOf(
      texts.map(({ text }) => text),
      languageOn('cards', LANGUAGES[code]),
    );
    usages.set(code, usage);
  }
  return usage;
}

/** Languages that a text may be written in, that of the page first; those of another script are none. */
function languagesOf(text: string, language: LanguageCode, pack: Pack): LanguageCode[] {
  const script = scriptOf(text) ?? scriptOfLanguage(language);
  return [language, ...LANGUAGE_CODES.filter((code) => code !== language)].filter(
    (code) => scriptOfLanguage(code) === script && isComplete(pack, code),
  );
}

/** The words that may follow a text in the first of its languages that can go on, first what the cards of the pack say there. */
export function wordsAfter(
  workspace: Workspace,
  { component, language }: Pick<SaidWhere, 'component' | 'language'>,
  text: string,
): OfferedWords {
  const pack = workspace.incrementalCheck();
  const names = stableNames(pack);
  const [first = language, ...others] = languagesOf(text, language, pack);
  for (const code of [first, ...others]) {
    const spoken = languageOn(component.section, LANGUAGES[code]);
    const offers = continuations(text, spoken, names.symbols, lexiconOf(names.model, code));
    if (offers.length === 0) continue;
    const [{ from }] = offers;
    const ranked = usageIn(code, names, pack).ranked(text.slice(0, from), offers);
    return { language: code, from, words: ranked.slice(0, MOST_OFFERED).map(({ word }) => word) };
  }
  return { language: first, from: text.length, words: [] };
}

/** The nearest readings of a text that is not understood, or in several ways; the nearest first. None of a text with one reading. */
export function readingsNear(workspace: Workspace, where: SaidWhere, text: string): OfferedReading[] {
  if (text.trim() === '') return [];
  const { language: code, effect } = sayInWords(workspace, where, text);
  const pack = workspace.incrementalCheck();
  if (effect !== null || !isComplete(pack, code)) return [];
  const { component } = where;
  const names = stableNames(pack);
  const { symbols, model } = names;
  const on = (one: LanguageCode): { language: Language; lexicon: Lexicon } => ({
    language: languageOn(component.section, LANGUAGES[one]),
    lexicon: lexiconOf(model, one),
  });
  const { language: spoken, lexicon } = on(code);
  const found = nearReadings(text, spoken, symbols, lexicon, {
    self: selfOf(component),
    usage: usageIn(code, names, pack),
    examples: knownOf(names, pack).examples,
    others: LANGUAGE_CODES.filter((other) => other !== code && isComplete(pack, other)).map(on),
  });
  return found.map(({ effect: meant, program, changes }): OfferedReading => {
    const confirmed = { effect: print(meant, { layout: 'block' }), program };
    const { rendered, key, edit, misfit } = sayInWords(workspace, { ...where, language: code, confirmed }, text);
    return { language: code, ...confirmed, rendered, changes, said: { key, edit, misfit } };
  });
}
