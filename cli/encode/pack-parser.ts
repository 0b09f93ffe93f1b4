/** What reading texts needs of a pack: its names, how each language says them, a reader for each language. */
import { LANGUAGES, type LanguageCode, type PackModel, type Sources } from '../../dsl/index.ts';
import { lexiconOf, type Lexicon, parseText, type ParsedText, Renderer } from '../../dsl/text/index.ts';
import type { PlayablePack } from '../packs.ts';

export interface PackParser {
  model: PackModel;
  sources: Sources;
  lexicon(code: LanguageCode): Lexicon;
  /** the reader of a language takes a second to make; it is made when the first text comes */
  parse(text: string, code: LanguageCode): ParsedText;
  /** what the language calls a program, as `fathom show` titles it */
  title(program: string, code: LanguageCode): string | null;
}

export function packParser({ model, sources }: PlayablePack): PackParser {
  const lexicon = (code: LanguageCode): Lexicon => lexiconOf(model, code);
  return {
    model,
    sources,
    lexicon,
    parse: (text, code) => parseText(text, LANGUAGES[code], sources.symbols, lexicon(code)),
    title: (program, code) => new Renderer(LANGUAGES[code], lexicon(code), sources.symbols).title(program),
  };
}
