/** For tests that hold texts against effects of Underwater Cities: rendered by the rules of a language, and parsed back. */
import { loadPack } from '../analysis/load-pack.ts';
import { nodeFiles } from '../packs/node-files.ts';
import { parseProgram } from '../syntax/index.ts';
import type { EffectNode } from '../syntax/ast.ts';
import type { LanguageCode } from '../words/languages.ts';
import type { Language } from './languages/language.ts';
import { byRules, lexiconOf } from './lexicon.ts';
import { normalForm } from './parse/normal.ts';
import { TextParser } from './parse/text-parser.ts';
import { Renderer } from './render/renderer.ts';

const { model, sources } = loadPack(nodeFiles, 'cards/underwater-cities');

/** An effect, and its text in each language. */
export type Rendered = [effect: string, texts: Record<LanguageCode, string>];

/** The tree of an effect as it is written. */
export const effectOf = (effect: string): EffectNode => parseProgram(effect).ast as EffectNode;

/** Equal for two effects that are the same. */
export const form = (effect: unknown): unknown => normalForm(effect, sources.symbols);

/** What renders and parses in a language, without the sentences that the pack itself has for effects. */
export function textTools(language: Language): { renderer: Renderer; parser: TextParser } {
  const lexicon = byRules(lexiconOf(model!, language.code));
  return {
    renderer: new Renderer(language, lexicon, sources.symbols),
    parser: new TextParser(language, lexicon, sources.symbols),
  };
}
