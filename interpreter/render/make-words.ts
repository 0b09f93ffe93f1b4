import type { PackModel } from '../../dsl/internal.ts';
import type { LanguageDeclaration } from '../../texts/internal.ts';
import type { EffectStyle, GameWords } from './game-words.ts';
import { MessageRenderer } from './message-renderer.ts';
import type { MessageTexts } from './texts.ts';

/** The words of a language for games; its renderers are cached for as long as their packs are in use. */
export function gameWords(declaration: LanguageDeclaration, messages: MessageTexts): GameWords {
  const { code } = declaration.onCards;
  const cache = new WeakMap<PackModel, Partial<Record<EffectStyle, MessageRenderer>>>();
  return {
    code,
    renderer(model, effects) {
      const known = cache.get(model) ?? {};
      cache.set(model, known);
      const style = code === 'en' ? effects : 'in-sentences';
      return (known[style] ??= new MessageRenderer(model, declaration, messages, style === 'as-written'));
    },
  };
}
