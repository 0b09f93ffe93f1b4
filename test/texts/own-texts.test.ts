/**
 * Texts that a pack writes itself: each is used, and where the rules of the language read it too, it does the same. The second is
 * tried of those that a seed chooses; in the full width of all.
 */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, parseProgram, print, type Sources } from '../../dsl/internal.ts';
import { ownPhrases } from '../../service/index.ts';
import { lexiconOf } from '../../texts/internal.ts';
import { judgePhrase } from '../../study/equivalence/own-phrases.ts';
import { sampleOf } from '../support/width.ts';
import { PACKS, renderedTexts } from './rendered.ts';
import { loaded } from '../support/loaded.ts';

/** Texts judged of each pack and language, unless all are. */
const SAMPLE = 4;
const sheet = renderedTexts('cards');
const wordsOf = (text: string): string => text.toLowerCase();

/** The alternatives of all effects, which are said by themselves when one of them is chosen. */
function alternativesOf({ effects }: Sources): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { kind, options } = value as { kind?: string; options?: Parameters<typeof print>[0][] };
    if (kind === 'or') for (const option of options ?? []) found.add(print(option, { layout: 'line' }));
    Object.values(value).forEach(visit);
  };
  for (const { ast } of effects) visit(ast);
  return found;
}

describe.each(PACKS)('%s', (pack) => {
  const { model, sources } = loaded(`cards/${pack}`);

  it.each(LANGUAGE_CODES)('in %s renders each of its own texts', (code) => {
    const all = sheet.map(({ texts }) => wordsOf(texts[code])).join('\n');
    const alternatives = alternativesOf(sources);
    const saidWhenChosen = ownPhrases(sources)
      .filter(({ means }) => alternatives.has(print(parseProgram(means).ast!, { layout: 'line' })))
      .map(({ rendered }) => rendered);
    const unused = lexiconOf(model, code)
      .sentences()
      .flatMap(({ rendered }) => (rendered ? [rendered] : []))
      // one for any number is for cards to come, too
      .filter(({ one }) => !one.includes('{count}'))
      .filter(({ one, several }) => !all.includes(wordsOf(one)) && !all.includes(wordsOf(several)))
      .filter(({ one }) => !saidWhenChosen.includes(one));
    expect(unused).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('in %s the rules of the language read none of them as something else', (code) => {
    const phrases = ownPhrases(sources).filter(({ language }) => language === code);
    const judged = sampleOf(phrases, SAMPLE).map((phrase) => judgePhrase(phrase, model, sources));
    expect(judged.filter(({ is }) => is === 'different' || is === 'unknown')).toEqual([]);
  });
});
