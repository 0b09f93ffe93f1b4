/** What a language must have for forms of components: the labels of their fields, by key, and of what may be chosen. */
import type { LanguageCode } from '../../dsl/internal.ts';

export interface FieldWords {
  /** the name in a language */
  name(language: LanguageCode): string;
  /** by the key of the file; a test asks for every one that a form shows */
  fields: Readonly<Record<string, string>>;
  choices: Readonly<Record<string, string>>;
}
