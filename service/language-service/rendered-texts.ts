/** Rendered texts of effects: of the current state, or of the latest one without errors. */
import type { LanguageCode, ComponentId, EffectSource } from '../../dsl/internal.ts';
import { renderComponent, type RenderedText, LANGUAGES } from '../../texts/internal.ts';
import type { Workspace } from './workspace.ts';

/**
 * The texts of a component in a language. While the pack has an error, effects that can be parsed are rendered with the
 * names of the latest state without errors; null if there is no such state yet.
 */
export function renderedTextsOf(
  workspace: Workspace,
  component: ComponentId,
  language: LanguageCode,
): RenderedText[] | null {
  const now = workspace.incrementalCheck();
  const model = now.model ?? workspace.lastValid()?.model;
  return model ? renderComponent(model, now.sources, component, LANGUAGES[language]) : null;
}

/** The rendered text of one effect; undefined if it cannot be rendered. */
export function renderedEffect(workspace: Workspace, effect: EffectSource, language: LanguageCode): string | undefined {
  return renderedTextsOf(workspace, effect.component, language)?.find(({ source }) => source === effect)?.text;
}
