/** The titles of fixes in each language. */
import type { FixTitle, LanguageCode } from '../../dsl/internal.ts';
import { fixTitles as en } from '../../texts/languages/en/fix-titles.ts';
import { fixTitles as it } from '../../texts/languages/it/fix-titles.ts';
import { fixTitles as uk } from '../../texts/languages/uk/fix-titles.ts';
import type { FixTitleWords } from '../../texts/internal.ts';

const WORDS: Record<LanguageCode, FixTitleWords> = { en, it, uk };

/** The title of a fix in a language. */
export function fixTitle(title: FixTitle, language: LanguageCode = 'en'): string {
  // the words belong to the kind, which the type checker cannot follow through the lookup
  return (WORDS[language][title.is] as (data: FixTitle) => string)(title);
}
