/** Help for somebody who types what a component does: the words that may follow, and the readings that are nearest to the text. */
import { LANGUAGE_CODES, type EffectNode, type LanguageCode, print } from '../../dsl/internal.ts';
import {
  continuations,
  LANGUAGES,
  languageOn,
  lexiconOf,
  nearReadings,
  programsOf,
  Renderer,
  renderComponent,
  scriptOf,
  scriptOfLanguage,
  selfOf,
  usageOf,
  type Usage,
  type WordChange,
} from '../../texts/internal.ts';
import type { SaidWhere } from './say-in-words.ts';
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
  /** as Fathom says it */
  rendered: string;
  /** in which words it is another text than what was typed */
  changes: WordChange[];
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

/** The language that a text is written in: that of the page, unless its script is another one. */
function languageOf(text: string, language: LanguageCode, pack: Pack): LanguageCode | undefined {
  const script = scriptOf(text) ?? scriptOfLanguage(language);
  return [language, ...LANGUAGE_CODES].find((code) => scriptOfLanguage(code) === script && isComplete(pack, code));
}

/** The words that may follow a text, first what the cards of the pack say there. */
export function wordsAfter(
  workspace: Workspace,
  { component, language }: Pick<SaidWhere, 'component' | 'language'>,
  text: string,
): OfferedWords {
  const pack = workspace.incrementalCheck();
  const code = languageOf(text, language, pack);
  if (code === undefined) return { language, from: text.length, words: [] };
  const names = stableNames(pack);
  const offers = continuations(
    text,
    languageOn(component.section, LANGUAGES[code]),
    names.symbols,
    lexiconOf(names.model, code),
  );
  const ranked = usageIn(code, names, pack).ranked(text.slice(0, offers.at(0)?.from), offers);
  const from = ranked.at(0)?.from ?? text.length;
  return { language: code, from, words: ranked.slice(0, MOST_OFFERED).map(({ word }) => word) };
}

/** The nearest readings of a text that is not understood, or understood in several ways; the nearest first. */
export function readingsNear(
  workspace: Workspace,
  { component, language }: Pick<SaidWhere, 'component' | 'language'>,
  text: string,
): OfferedReading[] {
  const pack = workspace.incrementalCheck();
  const code = languageOf(text, language, pack);
  if (code === undefined || text.trim() === '') return [];
  const names = stableNames(pack);
  const { symbols, model } = names;
  const self = selfOf(component);
  const on = (one: LanguageCode) => ({ language: languageOn(component.section, LANGUAGES[one]), lexicon: lexiconOf(model, one) });
  const { language: spoken, lexicon } = on(code);
  const found = nearReadings(text, spoken, symbols, lexicon, {
    self,
    usage: usageIn(code, names, pack),
    examples: knownOf(names, pack).examples,
    others: LANGUAGE_CODES.filter((other) => other !== code && isComplete(pack, other)).map(on),
  });
  const renderer = new Renderer(spoken, lexicon, symbols);
  return found.map(({ effect, changes }) => ({
    language: code,
    effect: print(effect, { layout: 'block' }),
    rendered: renderer.effect(effect, self).text,
    changes,
  }));
}
