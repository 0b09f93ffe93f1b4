/** How the tokens of a language are made alike: made once for all of its parsers. */
import type { Language } from '../languages/language.ts';
import { normalizationOf, wordingsOf } from '../languages/wordings-of.ts';
import { tokenReplacements, type TokenReplacements } from './tokens.ts';

const replacements = new WeakMap<Language, TokenReplacements>();

export function replacementsOf(language: Language): TokenReplacements {
  const wordings = wordingsOf(language);
  const normalization = normalizationOf(language);
  const found =
    replacements.get(language) ??
    tokenReplacements({ ...normalization?.tokens, ...wordings.tokens }, [
      ...(normalization?.sequences ?? []),
      ...wordings.sequences,
    ]);
  replacements.set(language, found);
  return found;
}
