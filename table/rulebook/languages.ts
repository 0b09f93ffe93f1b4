/** The words of rulebooks, by language. A language without them does not compile. */
import type { LanguageCode } from '../../dsl/internal.ts';
import { en } from '../../texts/languages/en/rulebook.ts';
import { it } from '../../texts/languages/it/rulebook.ts';
import { uk } from '../../texts/languages/uk/rulebook.ts';
import type { RulebookWords } from './words.ts';

export const RULEBOOK_WORDS: Readonly<Record<LanguageCode, RulebookWords>> = { en, it, uk };
