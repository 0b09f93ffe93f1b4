/** For tests that hold texts against effects of Underwater Cities: rendered by the rules of a language, and parsed back. */
import { wordTable } from '../dsl/internal.ts';
import { parseProgram } from '../dsl/syntax/index.ts';
import type { EffectNode } from '../dsl/syntax/ast.ts';
import type { LanguageCode } from '../dsl/words/languages.ts';
import type { Language } from './languages/language.ts';
import { byRules, type Lexicon } from './lexicon/lexicon.ts';
import { lexiconOf } from './lexicon/lexicon-of.ts';
import { normalForm } from './meaning/normal.ts';
import { parserOf } from './parse/parse-text.ts';
import { lawful } from './parse/testing.ts';
import type { TextParser } from './parse/text-parser.ts';
import { Renderer } from './render/renderer.ts';
import { loaded } from '../test/support/loaded.ts';

const { model, sources } = loaded();

/** The tree of an effect as it is written. */
export const effectOf = (effect: string): EffectNode => parseProgram(effect).ast as EffectNode;

/** Equal for two effects that are the same. */
export const form = (effect: unknown): unknown => normalForm(effect, sources.symbols);

/** What renders and parses in a language. */
interface TextTools {
  lexicon: Lexicon;
  renderer: Renderer;
  parser: Pick<TextParser, 'parse'>;
}

/** With the sentences that the pack itself has for effects. */
export const packTools = (language: Language): TextTools => toolsFor(language, lexiconOf(model, language.code));

/** The same of another pack. */
export function toolsOf(path: string, language: Language): TextTools & { form: (effect: unknown) => unknown } {
  const other = loaded(path);
  const lexicon = byRules(lexiconOf(other.model, language.code));
  const { symbols } = other.sources;
  return {
    lexicon,
    renderer: new Renderer(language, lexicon, symbols),
    parser: lawfully(parserOf(language, symbols, lexicon)),
    form: (effect) => normalForm(effect, symbols),
  };
}

const lexicons = new Map<LanguageCode, Lexicon>();

/** Without the sentences that the pack itself has for effects. */
export function textTools(language: Language): TextTools {
  const { code } = language;
  const lexicon = lexicons.get(code) ?? byRules(lexiconOf(model, code));
  lexicons.set(code, lexicon); // the parser is kept by its lexicon
  return toolsFor(language, lexicon);
}

/** For words of what Underwater Cities has not: a pack that has it. */
const PACK_OF: Readonly<Record<string, string>> = wordTable({ lay: 'cards/cram', transfer: 'cards/kalah' });

/** What renders and parses the example of a word. */
export const exampleTools = (word: string, language: Language): ReturnType<typeof toolsOf> =>
  Object.hasOwn(PACK_OF, word) ? toolsOf(PACK_OF[word], language) : { ...packTools(language), form };

const toolsFor = (language: Language, lexicon: Lexicon): TextTools => ({
  lexicon,
  renderer: new Renderer(language, lexicon, sources.symbols),
  parser: lawfully(parserOf(language, sources.symbols, lexicon)),
});

/** Of all that it parses the laws hold. */
const lawfully = (parser: TextParser): Pick<TextParser, 'parse'> => ({
  parse: (text, ...rest) => lawful(text, parser.parse(text, ...rest)),
});

/** The words of an effect, and the kinds of its parts. */
export function wordsIn(effect: EffectNode): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { kind, word } = value as { kind?: unknown; word?: unknown };
    if (typeof kind === 'string') found.add(kind);
    if (typeof word === 'string') found.add(`the word ${word}`);
    Object.values(value).forEach(visit);
  };
  visit(effect);
  return [...found];
}
