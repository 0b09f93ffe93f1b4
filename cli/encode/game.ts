/** What reading texts needs of a pack: its names, how each language says them, a reader for each language. */
import { LANGUAGES, type LanguageCode, type PackModel, type Sources } from '../../dsl/index.ts';
import { lexiconOf, type Lexicon } from '../../dsl/text/lexicon.ts';
import { readText, type ReadText } from '../../dsl/text/read/read.ts';
import { Teller } from '../../dsl/text/tell/teller.ts';
import type { Pack } from '../packs.ts';

export interface Game {
  model: PackModel;
  sources: Sources;
  lexicon(code: string): Lexicon;
  /** the reader of a language takes a second to make; it is made when the first text comes */
  read(text: string, code: string): ReadText;
  /** what the language calls a program, as `fathom show` titles it */
  title(program: string, code: string): string | null;
}

export function gameOf({ model, sources }: Pack): Game {
  const lexicons = new Map<string, Lexicon>(), tellers = new Map<string, Teller>();
  const lexicon = (code: string): Lexicon => kept(lexicons, code, () => lexiconOf(model, code as LanguageCode));
  return {
    model, sources, lexicon,
    read: (text, code) => readText(text, LANGUAGES[code], sources.symbols, lexicon(code)),
    title: (program, code) => kept(tellers, code, () => new Teller(LANGUAGES[code], lexicon(code), sources.symbols)).title(program),
  };
}

function kept<T>(map: Map<string, T>, key: string, make: () => T): T {
  let value = map.get(key);
  if (value === undefined) map.set(key, value = make());
  return value;
}

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** `English` */
export const languageName = (code: string): string => NAMES.of(code) ?? code;
