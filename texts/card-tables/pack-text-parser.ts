/** Parses card texts with the names of one pack. */
import { LANGUAGES } from '../languages/index.ts';
import type { LanguageCode, PackModel, Sources } from '../../dsl/internal.ts';
import { programsOf } from '../meaning/component-effects.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lexiconOf } from '../lexicon/lexicon-of.ts';
import { parseMisspeltText, type ParsedText } from '../parse/parse-text.ts';
import { Renderer } from '../render/renderer.ts';

/** What of a pack's files is asked: its names, and effects as examples. */
export type SourcesOfTexts = Pick<Sources, 'symbols' | 'effects'>;

export interface PackTextParser<S extends SourcesOfTexts = Sources> {
  model: PackModel;
  sources: S;
  lexicon(code: LanguageCode): Lexicon;
  /**
   * Parses a text, which may have the name of its card, or of any card of the pack, as a title.
   *
   * The first text of a language takes about a second, as its parser is built then.
   */
  parse(text: string, code: LanguageCode, name?: string): ParsedText;
  /** The title of a program in a language, as `fathom show` prints it. */
  title(program: string, code: LanguageCode): string | null;
}

export function packTextParser<S extends SourcesOfTexts>({
  model,
  sources,
}: Pick<PackTextParser<S>, 'model' | 'sources'>): PackTextParser<S> {
  const lexicon = (code: LanguageCode): Lexicon => lexiconOf(model, code);
  const examples = programsOf(sources, ['cards']);
  const names = model.cards.map((card) => card.name);
  return {
    model,
    sources,
    lexicon,
    parse: (text, code, name) =>
      parseMisspeltText(text, LANGUAGES[code], sources.symbols, lexicon(code), examples, [
        ...(name === undefined ? [] : [name]),
        ...names,
      ]),
    title: (program, code) => new Renderer(LANGUAGES[code], lexicon(code), sources.symbols).title(program),
  };
}
