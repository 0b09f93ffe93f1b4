/** An effect of no component, in the words of a language. */
import { type LanguageCode, parseProgram, print } from '../../dsl/internal.ts';
import { LANGUAGES, lexiconOf, parseText, Renderer } from '../../texts/internal.ts';
import type { PlayablePack } from './packs.ts';

/** Null where it has errors, or the pack has no words for it. */
export function effectInWords({ model, sources }: PlayablePack, effect: string, language: LanguageCode): string | null {
  const { ast } = parseProgram(effect);
  if (ast === null) return null;
  const renderer = new Renderer(LANGUAGES[language], lexiconOf(model, language), sources.symbols);
  const { text, missing } = renderer.effect(ast);
  return missing.length > 0 ? null : text;
}

/** The effect that a text in words says; null where it is not understood. */
export function effectOfWords({ model, sources }: PlayablePack, text: string, language: LanguageCode): string | null {
  const { effect } = parseText(text.trim(), LANGUAGES[language], sources.symbols, lexiconOf(model, language));
  return effect && print(effect, { layout: 'block' });
}
