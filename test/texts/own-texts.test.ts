/** Texts that a pack writes itself: each is used, and where the rules of the language read it too, it does the same. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, loadPack, type LoadedPack, type PackModel } from '../../dsl/index.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { parseProgram, print } from '../../dsl/syntax/index.ts';
import { lexiconOf, meaningProblems, normalForm, parseText, type Lexicon } from '../../dsl/text/index.ts';
import { compareByPlay } from '../../interpreter/equivalence/compare-by-play.ts';
import { PACKS, renderedTexts } from './rendered.ts';

const sheet = renderedTexts('cards');
const POSITIONS = 30;
const wordsOf = (text: string): string => text.toLowerCase();

describe.each(PACKS)('%s', (pack) => {
  const { model, sources } = loadPack(nodeFiles, `cards/${pack}`) as LoadedPack & { model: PackModel };

  it.each(LANGUAGE_CODES)('in %s renders each of its own texts', (code) => {
    const all = sheet.map(({ texts }) => wordsOf(texts[code])).join('\n');
    const unused = lexiconOf(model, code)
      .sentences()
      .flatMap(({ rendered }) => (rendered ? [rendered] : []))
      .filter(({ one, several }) => !all.includes(wordsOf(one)) && !all.includes(wordsOf(several)));
    expect(unused).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('in %s the rules of the language read none of them as something else', (code) => {
    const lexicon = lexiconOf(model, code);
    const withoutOwn: Lexicon = { ...lexicon, sentences: () => [], rendered: () => undefined };
    const differing = lexicon.sentences().flatMap(({ rendered, means }) => {
      if (!rendered) return [];
      const parsed = parseText(rendered.one, LANGUAGES[code], sources.symbols, withoutOwn);
      const { ast } = parseProgram(means);
      // what cannot be done is refused, and not read as something else
      const isRead = parsed.effect && meaningProblems(parsed.effect, 'card', sources.symbols).length === 0;
      if (!parsed.effect || !isRead || !ast) return [];
      const [read, meant] = [parsed.effect, ast].map((effect) => JSON.stringify(normalForm(effect, sources.symbols)));
      const text = print(parsed.effect, { layout: 'line' });
      // what comes to the same in play may be said in another way
      const isSame =
        read === meant || compareByPlay({ model, sources }, [text, means], { positions: POSITIONS }).is === 'same';
      return isSame ? [] : [`${rendered.one}: ${text}, not ${means}`];
    });
    expect(differing).toEqual([]);
  });
});
