/** The text of an effect that stands on no component, as a game with the default options has it. */
import type { EffectNode, PackModel, Symbols } from '../../dsl/internal.ts';
import { applyOptions, type GameOptions } from '../meaning/apply-options.ts';
import { lexiconOf } from '../lexicon/lexicon-of.ts';
import type { Language } from '../languages/language.ts';
import { defaultOptions } from './component.ts';
import { Renderer, type RenderResult } from './renderer.ts';

/**
 * Null where the options leave nothing of it.
 *
 * @param self what `this` refers to, see `Renderer.effect`
 */
export function effectText(
  effect: EffectNode,
  model: PackModel,
  symbols: Symbols,
  language: Language,
  self: string,
  known: GameOptions = defaultOptions(model),
): RenderResult | null {
  const rest = applyOptions(effect, known);
  return rest && new Renderer(language, lexiconOf(model, language.code), symbols).effect(rest, self);
}
