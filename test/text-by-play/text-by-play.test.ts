/**
 * What a text means, told by the engine and by a second opinion: a writer that knows the rulebooks' words and what they do, but no
 * renderer, parser or effect (README.md). A text that is read does what it says, also after it was rendered and read again in each
 * language. What is refused is counted: no more than so much of each language may be.
 */
import { expect, it } from 'vitest';
import { isFull, sampleOfKinds, seed } from '../support/width.ts';
import { verdictOn } from './round-trip.ts';
import { LANGS } from './terms.ts';
import { statementOf } from './writer.ts';

/** Texts of each language; of these a sample, and each kind of text in one of the languages. */
const TEXTS = 667;
const SAMPLE = 4;
const ALL = LANGS.map((_, i) => Array.from({ length: TEXTS }, (__, n) => statementOf(seed + n * LANGS.length + i)));
const KINDS = [...new Set(ALL.flat().map(({ kind }) => kind))];
const TRIED = LANGS.map((lang, i) => ({
  lang,
  statements: sampleOfKinds(ALL[i], SAMPLE, ({ kind }) => (KINDS.indexOf(kind) % LANGS.length === i ? [kind] : [])),
}));

/** Of each language so many in a hundred are refused: measured on 2,000 texts, and somewhat more; a sample says little about it. */
const MOST_REFUSED = isFull ? { en: 25, it: 25, uk: 30 } : { en: 80, it: 80, uk: 80 };

it.each(TRIED)(
  '$lang: a text that is read does what it says, rendered and read again, too',
  ({ lang, statements }) => {
    const wrong: string[] = [];
    const refused = new Map<string, number>();
    let idle = 0;
    for (const statement of statements) {
      const verdict = verdictOn(statement, lang);
      if (verdict.is === 'refused') refused.set(statement.kind, (refused.get(statement.kind) ?? 0) + 1);
      if (verdict.is === 'right' && verdict.active === 0) idle++;
      if (verdict.is === 'wrong') {
        const { step, why } = verdict;
        wrong.push(`statementOf(${statement.seed}), ${step}: ${statement.says[lang]}\n${why}`);
      }
    }
    const n = [...refused.values()].reduce((sum, one) => sum + one, 0);
    const kinds = [...refused].map(([kind, times]) => `${kind} ${times}`).join(', ');
    expect(wrong).toEqual([]);
    expect((100 * n) / statements.length, `of ${statements.length} refused: ${kinds}`).toBeLessThanOrEqual(
      MOST_REFUSED[lang],
    );
    // of a text of which nothing ever comes nothing is told
    expect((100 * idle) / statements.length).toBeLessThanOrEqual(isFull ? 10 : 50);
    if (isFull) console.info(`${lang}: ${n} of ${statements.length} refused (${kinds}); of ${idle} nothing came`);
  },
  900_000,
);
