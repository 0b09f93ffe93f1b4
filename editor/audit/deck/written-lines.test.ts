import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { freeKey, withSentence, withWaiver } from './written-lines.ts';

const SENTENCE = { language: 'en', text: 'bag {items}', means: 'gain {items}', example: 'Bag 1 “point”.' };
const entry = { sentences: [{ text: 'bag {items}', means: 'gain {items}', examples: ['Bag 1 “point”.'] }] };
const lexiconOf = (text: string | null): unknown => (parse(text ?? '') as { lexicon?: unknown }).lexicon;

it.each([
  ['an empty file', '', { en: { new: entry } }],
  ['a file without a lexicon', 'pack: nim\ntitle: Nim', { en: { new: entry } }],
  [
    'a lexicon of another language',
    'lexicon:\n  it:\n    a: {plural: b}\n',
    { it: { a: { plural: 'b' } }, en: { new: entry } },
  ],
  [
    'a lexicon of this language',
    'pack: nim\nlexicon:   # names\n  en:\n    # first\n    a: {plural: b}\n  it:\n    a: {plural: c}\ncards: []\n',
    { en: { new: entry, a: { plural: 'b' } }, it: { a: { plural: 'c' } } },
  ],
])('puts a sentence into %s', (_, text, lexicon) => {
  const written = withSentence(text, 'new', SENTENCE);
  expect(lexiconOf(written)).toEqual(lexicon);
  // every line that was there is still there
  expect(text.split('\n').filter((line) => !written!.split('\n').includes(line))).toEqual([]);
});

it.each([
  ['lexicon: {en: {a: {plural: b}}}\n'],
  ['lexicon:\n  en: {a: {plural: b}}\n'],
  ['lexicon:\n  en:\n      a: {plural: b}\n'],
])('does not guess in %j', (text) => expect(withSentence(text, 'new', SENTENCE)).toBeNull());

it('has a key that nobody has', () => {
  expect(freeKey([])).toBe('sentence-1');
  expect(freeKey(['  sentence-1:\n', 'sentence-3: {}'])).toBe('sentence-2');
});

it('adds a waiver to a file of waivers only', () => {
  const waiver = { rule: 'amount: 2 for 1', reason: 'a "house" rule', who: '' };
  const first = withWaiver('', waiver)!;
  expect(parse(first)).toEqual({ waivers: [{ rule: 'amount: 2 for 1', reason: 'a "house" rule' }] });
  const second = withWaiver(first, { ...waiver, who: 'Ann' })!;
  expect((parse(second) as { waivers: unknown[] }).waivers).toHaveLength(2);
  const one = { finding: '34/en/amount/1', hashes: { text: 'a1', effect: 'b2' }, reason: 'a misprint', who: '' };
  expect(parse(withWaiver('', one)!)).toEqual({
    waivers: [{ finding: '34/en/amount/1', reason: 'a misprint', 'text-hash': 'a1', 'effect-hash': 'b2' }],
  });
  expect(withWaiver('texts: []\nwaivers:\n  - {rule: a, reason: b}\n', waiver)).toBeNull();
  expect(withWaiver('waivers: []\n', waiver)).toBeNull();
});
