/** What a language must have for forms of components: the labels of their fields, by key, and of what may be chosen. */
import type { LanguageCode } from '../../dsl/internal.ts';

export interface FieldWords {
  /** the name in a language */
  name(language: LanguageCode): string;
  /** by the key of the file; a test asks for every one that a form shows */
  fields: Readonly<Record<string, string>>;
  choices: Readonly<Record<string, string>>;
  /** the forms of the name in a language, together, and what becomes of those that nobody changes */
  forms(language: LanguageCode): string;
  readonly formsHelp: string;
  /** a form by its key in the lexicon, and of how many: 0 is one; null: the key says it */
  form(key: string, number: number | null): string;
  readonly gender: string;
  genders: Readonly<Record<string, string>>;
}
