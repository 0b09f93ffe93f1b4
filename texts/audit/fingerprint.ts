/** Hashes by which a sign-off notices that a text or an effect has changed. */
import {
  sha256,
  type LanguageCode,
  type PackModel,
  type ComponentId,
  type EffectSource,
  type Sources,
} from '../../dsl/internal.ts';
import { canonicalText } from '../meaning/canonical.ts';
import { effectsOf } from '../meaning/component-effects.ts';
import { renderComponent } from '../render/component.ts';
import { LANGUAGES } from '../languages/index.ts';
import { tokensOf, type Token } from '../parse/tokens.ts';

/** Words and marks as they are compared: small letters, one kind of quote, apostrophe and dash; a last full stop says nothing. */
export function plainTokens(text: string): Token[] {
  const tokens = tokensOf(text);
  return tokens.at(-1)?.text === '.' ? tokens.slice(0, -1) : tokens;
}
export const plainText = (text: string): string =>
  plainTokens(text)
    .map((token) => token.text)
    .join(' ');

/** Enough to see that something has changed. */
export const fingerprint = (text: string): string => sha256(text).slice(0, 12);

/** Of what is said, not of how it is set. */
export const textHash = (text: string): string => fingerprint(plainText(text));
/** Of what is meant, not of how it is laid out. */
export const effectHash = (source: Pick<EffectSource, 'kind' | 'ast' | 'text'>): string =>
  fingerprint(canonicalText(source));

/** Of all that a component does, and of all that it says in each language. */
export function componentHashes(
  model: PackModel,
  sources: Sources,
  id: ComponentId,
): { effect: string; text: Record<LanguageCode, string> } {
  const text = Object.entries(LANGUAGES).map(([code, language]) => [
    code,
    fingerprint(
      renderComponent(model, sources, id, language)
        .map((rendered) => `${rendered.key} ${textHash(rendered.text)}`)
        .join('\n'),
    ),
  ]);
  return {
    effect: fingerprint(
      effectsOf(sources, id.section, id.id)
        .map(({ key, source }) => `${key} ${effectHash(source)}`)
        .join('\n'),
    ),
    text: Object.fromEntries(text) as Record<LanguageCode, string>,
  };
}
