import { expect, it } from 'vitest';
import { diagnosticLines, loadFiles, loadText } from '../../service/analysis/fixtures.ts';
import { readExplanations } from './explanations.ts';

const BASE =
  'pack: p\nplayers: [2]\ncounters: {coin: {plural: coins}, gem: {}}\nprocedures: {game: {end: end game}}\nranking: [most coin]\n';
const told = (loaded: ReturnType<typeof loadText>): Record<string, unknown> =>
  Object.fromEntries(readExplanations(loaded.sources).explanations);

it('are read by name, in each language; a text alone is English', () => {
  expect(told(loadText(`${BASE}explanations: {coin: You pay with it., gem: {en: It shines., it: Brilla.}}\n`))).toEqual(
    {
      coin: { en: 'You pay with it.' },
      gem: { en: 'It shines.', it: 'Brilla.' },
    },
  );
});

it('of a base pack count for a variant, which may replace them', () => {
  const loaded = loadFiles(
    {
      'p/pack.yaml': `${BASE}explanations: {coin: You pay with it., gem: It shines.}\n`,
      'q/pack.yaml': 'pack: q\nextends: p\nreplace: {explanations: {coin: It buys everything.}}\n',
    },
    'q',
  );
  expect(told(loaded)).toEqual({ coin: { en: 'It buys everything.' }, gem: { en: 'It shines.' } });
});

it('name something, and are said in the languages of the pack', () => {
  const lines = diagnosticLines(
    loadText(
      `${BASE}explanations: {coyn: It is round., gem: It shines.}\nlexicon: {it: {gem: {gender: f, one: gemma, other: gemme}}}\n`,
    ),
  ).filter((line) => /untold|unknown-name/.test(line));
  expect(lines).toEqual([
    'p.yaml:6:16 unknown-name No component is called "coyn".',
    'p.yaml:6:22 untold This is not said in Italian.',
    'p.yaml:6:41 untold This is not said in Italian.',
  ]);
});
