/**
 * How many free texts are parsed right, never fewer than before; and no more of them wrong. `PARAPHRASE_COUNTS=1` prints the counts, also
 * by class, and which of the part `tune` are not right. Of `held` nothing but counts is ever printed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, print } from '../../dsl/index.ts';
import { parsed, VERDICTS, verdictOf, type Verdict } from './judge.ts';
import { CLASSES, loadFourth, loadParaphrases, loadSecond, loadThird, PARTS } from './load.ts';

type Counts = Record<string, Record<string, { right: number; wrong: number; unfounded: number; led?: number }>>;

const { paraphrases, refused } = loadParaphrases();
/** `right` only rises; `wrong`, and `unfounded` of the texts without a meaning, only fall: whoever improves the parser writes the new counts here. */
const BOUNDS = JSON.parse(readFileSync(join(import.meta.dirname, 'counts.json'), 'utf8')) as Counts;
const isPrinted = process.env['PARAPHRASE_COUNTS'] === '1';

const judged = paraphrases.map((entry) => ({ ...entry, verdict: verdictOf(entry) }));
const second = loadSecond().map((entry) => ({ ...entry, verdict: verdictOf(entry) }));
const third = loadThird().map((entry) => ({ ...entry, verdict: verdictOf(entry) }));
const fourth = loadFourth().map((entry) => ({ ...entry, verdict: verdictOf(entry) }));
const count = (all: readonly { verdict: Verdict }[], verdict: Verdict): number =>
  all.filter((one) => one.verdict === verdict).length;

describe.each(LANGUAGE_CODES)('%s', (lang) => {
  describe.each(PARTS)('%s', (part) => {
    const own = judged.filter((entry) => entry.lang === lang && entry.part === part);
    const bounds = BOUNDS[lang][part];

    it('as many are parsed right as before', () => {
      expect(count(own, 'right')).toBeGreaterThanOrEqual(bounds.right);
    });

    it('no more are parsed wrong than before', () => {
      expect(count(own, 'wrong')).toBeLessThanOrEqual(bounds.wrong);
    });

    it('no more of the texts without a meaning are given one', () => {
      const none = refused.filter((entry) => entry.lang === lang && entry.part === part);
      expect(none.filter(({ text }) => parsed(text, lang).effect).length).toBeLessThanOrEqual(bounds.unfounded);
    });
  });
});

/** Of the fourth only what can be said in the effect language. */
const ofFourth = { it: { tune: 30, held: 27 }, uk: { tune: 28, held: 20 } };
const SETS = [
  ...LANGUAGE_CODES.map((lang) => ({ lang, set: 'second', all: second, size: 60 })),
  ...(['it', 'uk'] as const).map((lang) => ({ lang, set: 'third', all: third, size: 60 })),
  ...(['it', 'uk'] as const).flatMap((lang) =>
    PARTS.map((part) => ({
      lang,
      set: `fourth-${part}`,
      all: fourth.filter((entry) => entry.part === part),
      size: ofFourth[lang][part],
    })),
  ),
];
describe.each(SETS)('$lang, the $set set', ({ lang, set, all, size }) => {
  const own = all.filter((entry) => entry.lang === lang);
  const { right, wrong, led } = BOUNDS[lang][set];

  it('as many are parsed right as before, and no more wrong', () => {
    expect(own).toHaveLength(size);
    expect(count(own, 'right')).toBeGreaterThanOrEqual(right);
    expect(count(own, 'wrong')).toBeLessThanOrEqual(wrong);
  });

  it('the messages about as many lead to a text that is parsed', () => {
    expect(count(own, 'right') + count(own, 'led') + count(own, 'helped')).toBeGreaterThanOrEqual(led ?? 0);
  });
});

it('of refused texts, four in five are shown with a text that is parsed', () => {
  const refusedOnes = judged.filter(({ verdict }) => verdict !== 'right' && verdict !== 'wrong');
  const shown = refusedOnes.filter(({ verdict }) => verdict === 'led' || verdict === 'helped');
  expect(shown.length).toBeGreaterThanOrEqual(refusedOnes.length * 0.8);
});

describe('the judge', () => {
  it.each([
    ['Gain 2 kelp.', 'gain 2 kelp', 'right'],
    ['Gain 2 kelp. Gain 1 credit.', 'gain 1 credit; gain 2 kelp', 'right'],
    ['Gain 2 kelp.', 'gain 3 kelp', 'wrong'],
    ['Gain 2 kepl.', 'gain 2 kelp', 'right'],
    ['Gain 2 kepl.', 'gain 3 kelp', 'wrong'],
    ['Gain 2 kepls.', 'gain 2 kelp', 'helped'],
    ['Gain 2 kepls.', 'gain 3 kelp', 'misled'],
    ['Gain 2 kelp if it rains tomorrow.', 'gain 2 kelp if it rains', 'led'],
    ['Zzzzqqqqxxxx.', 'gain 2 kelp', 'refused'],
  ])('%s as `%s` is %s', (text, effect, verdict) => {
    expect(verdictOf({ text, lang: 'en', effects: [effect] })).toBe(verdict);
  });
});

it.runIf(isPrinted)('prints the counts', () => {
  const row = (name: string, all: typeof judged): string =>
    [name.padEnd(20), ...VERDICTS.map((verdict) => String(count(all, verdict)).padStart(8))].join('');
  const lines = [['by part'.padEnd(20), ...VERDICTS.map((verdict) => verdict.padStart(8))].join('')];
  for (const lang of LANGUAGE_CODES) {
    const own = judged.filter((entry) => entry.lang === lang);
    for (const part of PARTS) {
      lines.push(
        row(
          `${lang} ${part}`,
          own.filter((entry) => entry.part === part),
        ),
      );
    }
    for (const name of CLASSES) {
      lines.push(
        row(
          `${lang} ${name}`,
          own.filter((entry) => entry.class === name),
        ),
      );
    }
  }
  for (const { lang, set, all } of SETS) {
    const own = all.filter((entry) => entry.lang === lang);
    lines.push(
      `${lang} ${set}`.padEnd(20) + VERDICTS.map((verdict) => String(count(own, verdict)).padStart(8)).join(''),
    );
  }
  for (const { id, verdict, text, lang, part } of judged) {
    if (part !== 'tune' || verdict === 'right') continue;
    const { effect, problems } = parsed(text, lang);
    const why = effect
      ? print(effect, { layout: 'line' })
      : problems.map(({ message, help }) => `${message} (${help})`);
    lines.push(`${id} ${verdict}: ${text} | ${String(why)}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
});
