/** For tests of texts as people write them. */
import { LANGUAGES, loadPack, print, type LanguageCode, type LoadedPack, type PackModel } from '../../index.ts';
import { nodeFiles } from '../../node.ts';
import { languageOn, lexiconOf, parseText } from '../index.ts';

const { model, sources } = loadPack(nodeFiles, 'cards/underwater-cities') as LoadedPack & { model: PackModel };

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
