/** Parses card texts with the names of one pack. */
import { LANGUAGES, type LanguageCode, type PackModel, type Sources } from '../../dsl/index.ts';
import { lexiconOf, type Lexicon, parseMisspeltText, type ParsedText, Renderer } from '../../dsl/text/index.ts';
import type { PlayablePack } from '../packs.ts';

export interface PackTextParser {
  model: PackModel;
  sources: Sources;
  lexicon(code: LanguageCode): Lexicon;
  /** The first text of a language takes about a second, as its parser is built then. */
  parse(text: string, code: LanguageCode): ParsedText;
  /** The title of a program in a language, as `fathom show` prints it. */
  title(program: string, code: LanguageCode): string | null;
}

export function packTextParser({ model, sources }: PlayablePack): PackTextParser {
  const lexicon = (code: LanguageCode): Lexicon => lexiconOf(model, code);
  return {
    model,
    sources,
    lexicon,
    parse: (text, code) => parseMisspeltText(text, LANGUAGES[code], sources.symbols, lexicon(code)),
    title: (program, code) => new Renderer(LANGUAGES[code], lexicon(code), sources.symbols).title(program),
  };
}
