/** For tests of texts as people write them. */
import { print, type LanguageCode } from '../../dsl/internal.ts';
import { LANGUAGES, languageOn, lexiconOf, parseText } from '../internal.ts';
import { loaded } from '../../test/support/loaded.ts';

const { model, sources } = loaded();

/** The effect as which a text is parsed, in one line, or the messages why it is not. */
export function effectOf(code: LanguageCode, text: string): string {
  const { effect, problems } = parseText(
    text,
    languageOn('cards', LANGUAGES[code]),
    sources.symbols,
    lexiconOf(model, code),
  );
  return effect ? print(effect, { layout: 'line' }) : problems.map(({ message }) => message).join('; ');
}
