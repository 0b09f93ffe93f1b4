/**
 * Without one of its words a text is another text, or none: a word that may go without a change is one of these. All else that is left
 * out without a change would be a word that nobody reads, or one that was guessed.
 */
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/internal.ts';
import { LANGUAGES } from '../languages/index.ts';
import { lexiconOf } from '../lexicon/lexicon-of.ts';
import { normalForm } from '../meaning/normal.ts';
import { renderComponent } from '../render/component.ts';
import { loaded } from '../../test/support/loaded.ts';
import { sampleOf } from '../../test/support/width.ts';
import { parsedOrNull } from './parse-text.ts';

const { model, sources } = loaded();

/**
 * The number one, the verb of a line of amounts, *at least* of what one has, *each* behind *for*, *paying* in front of *to gain*, a noun
 * that was said before (`1 credit, plus 1 for each …`), *whenever* for *when*, and small words that only join.
 */
const FILLERS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: `1 a gain pay for to plus either then that have your card credit credits science building structure structures tunnel action`.split(
    ' ',
  ),
  it: `1 un una ottieni ottenere paga almeno ogni di della i in più poi anche tuo tua spazio spazi costruire credito crediti
    ricerca carta edificio struttura città azione`.split(/\s+/),
  uk: `1 отримайте отримуйте заберіть щонайменше щоразу кожну кожне кожен або щоб потім ви ваш свій свою є на по з
    поділку поділки треку кредити містом споруду коштує`.split(/\s+/),
};

describe.each(LANGUAGE_CODES)('%s', (code) => {
  const lexicon = lexiconOf(model, code);
  const read = (text: string): string | null => {
    const parsed = parsedOrNull(text, LANGUAGES[code], sources.symbols, lexicon);
    return parsed?.effect ? JSON.stringify([parsed.program, normalForm(parsed.effect, sources.symbols)]) : null;
  };
  const texts = sampleOf(model.cards, 12).flatMap(({ id }) =>
    renderComponent(model, sources, { section: 'cards', id }, LANGUAGES[code]).map(({ text }) => text),
  );

  test('a word that is left out changes the text, unless it is a filler', () => {
    const ignored = texts.flatMap((text) => {
      const whole = read(text);
      const words = text.split(' ');
      return words.flatMap((word, at) => {
        const plain = word.toLowerCase().replace(/[.,;:()]+$/, '');
        if (whole === null || words.length < 2 || FILLERS[code].includes(plain)) return [];
        return read(words.toSpliced(at, 1).join(' ')) === whole ? [`${word}: ${text}`] : [];
      });
    });
    expect(ignored).toEqual([]);
  });
});
