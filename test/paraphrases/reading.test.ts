/**
 * Free texts are parsed as well as before, each of them: `verdicts.json` has what was made of each when it was recorded, a letter for
 * each text, in their order. `PARAPHRASE_COUNTS=1` records anew, and prints the counts, also by class, and which of the part `tune` are not
 * right. Of `held` nothing but counts is ever printed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode, print } from '../../dsl/internal.ts';
import { sampleOf } from '../support/width.ts';
import { parsed, VERDICTS, verdictOf, type Verdict } from './judge.ts';
import { CLASSES, loadFourth, loadParaphrases, loadSecond, loadThird, PARTS, type SecondParaphrase } from './load.ts';

const FILE = join(import.meta.dirname, 'verdicts.json');
const isRecording = process.env['PARAPHRASE_COUNTS'] === '1';
/** Of so many texts one is tried, of each set at least some. */
const ONE_OF = 10;
const LEAST = 4;

/** A letter for each verdict, from the best to the worst: that a text means something else is worse than that nothing is understood. */
const LETTERS: Record<Verdict, string> = { right: 'R', helped: 'H', led: 'L', misled: 'M', refused: '-', wrong: 'W' };
const RANKS = Object.values(LETTERS).join('');

type Text = Pick<SecondParaphrase, 'id' | 'lang' | 'name' | 'text' | 'effects'>;
interface TextSet {
  lang: LanguageCode;
  name: string;
  /** whether failures may be looked at */
  isOpen: boolean;
  texts: readonly Text[];
}

const { paraphrases, refused } = loadParaphrases();
const fourth = loadFourth();
const SETS: readonly TextSet[] = LANGUAGE_CODES.flatMap((lang) => {
  const own = <T extends Text>(all: readonly T[]): T[] => all.filter((entry) => entry.lang === lang);
  const parts = (name: string, all: readonly (Text & { part: string })[]): TextSet[] =>
    PARTS.map((part) => ({
      lang,
      name: `${name}${part}`,
      isOpen: part === 'tune',
      texts: own(all.filter((entry) => entry.part === part)),
    }));
  return [
    ...parts('', paraphrases),
    { lang, name: 'second', isOpen: true, texts: own(loadSecond()) },
    { lang, name: 'third', isOpen: true, texts: own(loadThird()) },
    ...parts('fourth-', fourth),
  ].filter(({ texts }) => texts.length > 0);
});

const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as Partial<Record<LanguageCode, Record<string, string>>>;
const judged = new Map<Text, Verdict>();
const verdict = (one: Text): Verdict => {
  const found = judged.get(one) ?? verdictOf(one);
  judged.set(one, found);
  return found;
};
const letterOf = (one: Text): string => LETTERS[verdict(one)];

if (isRecording) {
  const now = Object.fromEntries(
    LANGUAGE_CODES.map((lang) => [
      lang,
      Object.fromEntries(
        SETS.filter((set) => set.lang === lang).map(({ name, texts }) => [name, texts.map(letterOf).join('')]),
      ),
    ]),
  );
  writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
}

describe.each(SETS)('$lang, $name', ({ lang, name, isOpen, texts }) => {
  const letters = recorded[lang]?.[name] ?? '';

  it('has a verdict for each text', () => {
    expect(letters).toHaveLength(texts.length);
    expect([...letters].filter((letter) => !RANKS.includes(letter))).toEqual([]);
  });

  it('no text is understood worse than before', () => {
    const tried = sampleOf([...texts.entries()], Math.max(LEAST, Math.ceil(texts.length / ONE_OF)));
    const worse = tried.filter(([i, one]) => RANKS.indexOf(letterOf(one)) > RANKS.indexOf(letters[i]));
    expect(isOpen ? worse.map(([, one]) => `${one.id} ${verdict(one)}`) : worse.length).toEqual(isOpen ? [] : 0);
  });
});

it.each(LANGUAGE_CODES)('%s: what has no meaning is given none', (lang) => {
  const none = refused.filter((entry) => entry.lang === lang);
  expect(sampleOf(none, LEAST).filter(({ text }) => parsed(text, lang).effect)).toEqual([]);
});

it('of refused texts, four in five are shown with a text that is parsed', () => {
  const letters = Object.values(recorded)
    .map((sets) => `${sets['tune']}${sets['held']}`)
    .join('');
  const notRead = [...letters].filter((letter) => !'RW'.includes(letter));
  const shown = notRead.filter((letter) => 'HL'.includes(letter));
  expect(shown.length).toBeGreaterThanOrEqual(notRead.length * 0.8);
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

it.runIf(isRecording)('prints the counts', () => {
  const row = (name: string, all: readonly Text[]): string => {
    const counts = VERDICTS.map((one) => all.filter((text) => verdict(text) === one).length);
    return [name.padEnd(20), ...counts.map((n) => String(n).padStart(8))].join('');
  };
  const lines = [['by set'.padEnd(20), ...VERDICTS.map((one) => one.padStart(8))].join('')];
  for (const { lang, name, texts } of SETS) lines.push(row(`${lang} ${name}`, texts));
  for (const lang of LANGUAGE_CODES) {
    for (const name of CLASSES) {
      const own = paraphrases.filter((entry) => entry.lang === lang && entry.class === name);
      lines.push(row(`${lang} ${name}`, own));
    }
  }
  for (const one of paraphrases) {
    const { id, text, lang, part } = one;
    if (part !== 'tune' || verdict(one) === 'right') continue;
    const { effect, problems } = parsed(text, lang);
    const why = effect
      ? print(effect, { layout: 'line' })
      : problems.map(({ message, help }) => `${message} (${help})`);
    lines.push(`${id} ${verdict(one)}: ${text} | ${String(why)}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
});
