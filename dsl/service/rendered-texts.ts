/** Effects in words: of the state as it is, or of the latest one that had no errors. */
import type { LanguageCode } from '../packs/fields.ts';
import type { ComponentId, EffectSource } from '../packs/sources.ts';
import { renderComponent, type RenderedText } from '../text/render/component.ts';
import { LANGUAGES } from '../text/languages/index.ts';
import type { Workspace } from './workspace.ts';

/**
 * The texts of a component in a language. While the pack has an error, effects that can be read are told with the names
 * of the latest state that had none; null where there was none yet.
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

/** One text in words, without what the language has no words for. */
export function renderedEffect(workspace: Workspace, effect: EffectSource, language: LanguageCode): string | undefined {
  return renderedTextsOf(workspace, effect.component, language)?.find(
    ({ source }) => source === effect || (source.file === effect.file && source.range.start === effect.range.start),
  )?.text;
}
