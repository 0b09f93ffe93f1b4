/** The readings that are near to a text that is not understood: what was done to it is found, and said, and no more is changed. */
import { describe, expect, test } from 'vitest';
import { parseProgram, print, type EffectNode } from '../../dsl/internal.ts';
import { smallPack } from '../../test/support/small-pack.ts';
import { LANGUAGES, languageOn, lexiconOf, nearReadings, normalForm, usageOf } from '../internal.ts';
import type { NearReading, WordChange } from './near-readings.ts';
import { parsedOrNull } from './parse-text.ts';
import { tokenTexts } from './tokens.ts';

const { model, sources } = smallPack(`pack: reef
title: Reef
version: 0.1.0
status: original
players: [2]
score: point
ranking: [most point]
counters: {point: {plural: points}, kelp: {plural: kelps}, credit: {plural: credits}}
site-kinds: {bed: {plural: beds}}
pieces: {farm: {plural: farms, cost: 1 credit}, tower: {plural: towers, cost: 2 credits}}
boards: {bottom: {of: player, sites: {b1: {kind: bed}, b2: {kind: bed}}}}
procedures: {game: {play: "each player: build farm or build tower or gain 1 kelp", end: end game}}
`);
const { symbols } = sources;
const language = languageOn('cards', LANGUAGES.en);
const lexicon = lexiconOf(model, 'en');
const SAID = [
  'Gain 1 kelp.',
  'Gain 2 kelps and 1 credit.',
  'Build a farm, then gain 2 credits.',
  'If you have at least 2 farms, gain 3 points.',
  'Gain 1 point for each farm.',
];
const usage = usageOf(SAID, language);
const form = (effect: EffectNode): string => JSON.stringify(normalForm(effect, symbols));
const formOf = (text: string): string | null => {
  const effect = parsedOrNull(text, language, symbols, lexicon)?.effect;
  return effect ? form(effect) : null;
};
const readings = (text: string, examples: readonly EffectNode[] = []): NearReading[] =>
  nearReadings(text, language, symbols, lexicon, { self: 'card', usage, examples, others: [] });

/** With a change at each place where it may be made. */
function changedAt(words: readonly string[], { from, to }: WordChange): string[][] {
  const out = from === null ? [] : from.split(' ');
  return [...words, null].flatMap((_, at) =>
    out.every((word, i) => words[at + i] === word)
      ? [words.toSpliced(at, out.length, ...(to === null ? [] : to.split(' ')))]
      : [],
  );
}

/** So much dearer than the cheapest is none, and so many are offered. */
const MORE = 0.9;
const MOST = 3;

describe.each<[text: string, effect: string, ...changes: [from: string | null, to: string | null][]]>([
  // another word
  ['Gain 2 kelps und 1 credit.', 'gain 2 kelps, 1 credit', ['und', 'and']],
  // one too many
  ['Gain 2 zebra kelps and 1 credit.', 'gain 2 kelps, 1 credit', ['zebra', null]],
  ['Gain 1 point for each a farm.', 'gain 1 point per farm', ['a', null]],
  // one too few
  ['Build farm.', 'build farm', [null, 'a']],
  ['Gain 1 point for farm.', 'gain 1 point per farm', [null, 'each']],
  // in the other order
  ['Gain 2 and kelps 1 credit.', 'gain 2 kelps, 1 credit', ['and kelps', 'kelps and']],
  // two of them
  ['Biuld a farm and a twoer.', 'build farm; build tower', ['biuld', 'build'], ['twoer', 'tower']],
])('%s', (text, effect, ...changes) => {
  const found = readings(text);

  test('is first what was meant, with what was done to it', () => {
    const [first] = found;
    expect(print(first.effect, { layout: 'line' })).toBe(effect);
    expect(first.changes).toEqual(changes.map(([from, to]) => ({ from, to })));
  });

  test('the nearest come first, and none is far from the first', () => {
    const costs = found.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(costs.at(-1)! - costs[0]).toBeLessThanOrEqual(MORE);
    expect(found.length).toBeLessThanOrEqual(MOST);
  });

  test('no two mean the same', () => {
    const forms = found.map((one) => form(one.effect));
    expect(forms).toEqual([...new Set(forms)]);
  });

  test('a text with these changes and no others is read so', () => {
    for (const one of found) {
      let texts = [[...tokenTexts(text)]];
      for (const change of one.changes) texts = texts.flatMap((words) => changedAt(words, change));
      expect(texts.map((words) => formOf(words.join(' ')))).toContain(form(one.effect));
    }
  });
});

test.each([
  ['what is not', 'Do not gain 2 klep.'],
  ['how many', 'Gain tree kelps.'],
  ['a name that it is not near to', 'Gain 3 zebras.'],
])('%s is never changed: %s', (_, text) => {
  expect(readings(text)).toEqual([]);
});

test('a sentence of the game is one, with the names and the numbers of the text', () => {
  const example = parseProgram('if farms >= 2: gain 3 points').ast as EffectNode;
  const found = readings('Hvae you at least 4 farms, gain 2 kelps.', [example]);
  expect(found.map(({ effect }) => print(effect, { layout: 'line' }))).toEqual(['if farms >= 4: gain 2 kelps']);
  expect(found[0].changes).toEqual([
    { from: 'Hvae', to: null },
    { from: null, to: 'If' },
    { from: null, to: 'have' },
  ]);
});
