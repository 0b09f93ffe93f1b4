/** In which language the text of a row is, where a column says it. */
import { nearestNames, LANGUAGE_CODES, type LanguageCode } from '../../dsl/internal.ts';
import { languageName } from '../languages/language-name.ts';
import type { Encoder } from './encoder.ts';
import type { RowReader } from './row.ts';

/** Null: the cell names none in which texts are parsed. */
export function languageOfRow(
  { value, report }: RowReader,
  { language }: Pick<Encoder, 'language'>,
): LanguageCode | null {
  const written = value('language').toLowerCase();
  if (written === '') return language;
  const names = new Map(
    LANGUAGE_CODES.flatMap((code) =>
      [code, languageName(code), new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code].map(
        (name) => [name.toLowerCase(), code] as const,
      ),
    ),
  );
  const code = names.get(written);
  if (code === undefined) {
    const suggestions = nearestNames(written, names.keys());
    report('unknown-language', 'language', { written, known: LANGUAGE_CODES, suggestions });
  }
  return code ?? null;
}
