/** An effect of no component, in the words of a language. */
import { type LanguageCode, parseProgram } from '../../dsl/internal.ts';
import { LANGUAGES, lexiconOf, Renderer } from '../../texts/internal.ts';
import type { PlayablePack } from './packs.ts';

/** Null where it has errors, or the pack has no words for it. */
export function effectInWords({ model, sources }: PlayablePack, effect: string, language: LanguageCode): string | null {
  const { ast } = parseProgram(effect);
  if (ast === null) return null;
  const renderer = new Renderer(LANGUAGES[language], lexiconOf(model, language), sources.symbols);
  const { text, missing } = renderer.effect(ast);
  return missing.length > 0 ? null : text;
}
