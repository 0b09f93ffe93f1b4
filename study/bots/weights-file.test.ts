import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { botNamed } from './bot-name.ts';
import { featuresOf } from './features.ts';
import { upkeepOf } from './upkeep.ts';
import { type ParsedWeights, parseWeights, weightsText } from './weights-file.ts';
import { loaded } from '../../test/support/loaded.ts';

const cities = loaded().model;
const made = { command: 'fathom train', games: 3, seed: 1, lines: 8, players: 2 };
const text = weightsText(cities, made, { score: [1, 0], 'piece tunnel': [0.5, -2] });

describe('the file with weights', () => {
  test('says what was written', () => {
    const parsed = parseWeights(text, cities) as ParsedWeights;
    expect(parsed).toEqual({
      weights: { score: [1, 0], 'piece tunnel': [0.5, -2] },
      pack: 'underwater-cities',
      isOutdated: false,
      made,
    });
  });
  test('of another version is used, and it shows', () => {
    const parsed = parseWeights(text.replace(cities.hash, '0'), cities) as ParsedWeights;
    expect(parsed.isOutdated).toBe(true);
    expect(parsed.weights.score).toEqual([1, 0]);
  });
  test.each([
    ['cut off', text.slice(0, 90), /^is not JSON$/],
    ['a list', '[]', /^has no format that is known: none/],
    [
      'another format',
      text.replace('weights/1', 'weights/7'),
      /"fathom-weights\/7", where "fathom-weights\/1" is expected/,
    ],
    [
      'another pack',
      text.replace('"underwater-cities"', '"nim"'),
      /is for the pack "nim", not for "underwater-cities"/,
    ],
    [
      'an unknown feature',
      text.replace('piece tunnel', 'piece tunel'),
      /"piece tunel", which is no feature.* Did you mean "piece tunnel"/,
    ],
    ['NaN', text.replace('0.5', 'NaN'), /^is not JSON/],
    ['infinity', text.replace('0.5', '1e999'), /no two numbers for "piece tunnel": \[null,-2\]/],
    ['one number', text.replace('[0.5,-2]', '0.5'), /no two numbers for "piece tunnel": 0.5/],
    ['no weights', text.replace('"weights": {', '"wights": {'), /has no "weights"/],
  ])('%s', (_what, damaged, message) => {
    expect(parseWeights(damaged, cities)).toMatch(message);
  });
});

test('income and scoring are found in the rules', () => {
  expect(upkeepOf(cities)).toEqual({
    income: [
      { procedure: 'produce', depth: 1 },
      { procedure: 'feed', depth: 1 },
    ],
    finals: [{ procedure: 'final-scoring', depth: 0 }],
  });
  // a turn is no income
  for (const pack of ['nim', 'tic-tac-toe']) {
    expect(upkeepOf(loaded(`cards/${pack}.yaml`).model)).toEqual({ income: [], finals: [] });
  }
});

test('features have different names', () => {
  const names = featuresOf(cities).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('goal victory-alone');
});

test('bots by name', () => {
  expect(botNamed('usual')).toMatchObject({ budget: undefined });
  expect(botNamed('usual:80')).toMatchObject({ budget: { lines: 80 } });
  expect(botNamed('quick:5ms')).toMatchObject({ budget: { milliseconds: 5 } });
  for (const bad of ['usual:0', 'usual:-3', 'usual:', 'usual:1.5', 'usual:0ms', 'usual:8:9']) {
    expect(botNamed(bad)).toBe('bad-budget');
  }
  expect(botNamed('random:3')).toBe('thoughtless');
  expect(botNamed('nobody')).toBe('unknown');
});

test.each(readdirSync('cards').filter((name) => name.endsWith('.weights.json')))(
  '%s fits the rules that are shipped',
  (name) => {
    const pack = `cards/${name.replace('.weights.json', '')}`;
    const own = loaded(existsSync(pack) ? pack : `${pack}.yaml`).model;
    // if not: fathom train PACK
    expect(parseWeights(readFileSync(`cards/${name}`, 'utf8'), own)).toMatchObject({ isOutdated: false });
  },
);
