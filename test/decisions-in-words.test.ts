/**
 * Every decision of the game of rare paths can be put into words in each language: question, options and why others are refused.
 * No key stands for two options, and nothing is both offered and refused.
 */
import { expect, it } from 'vitest';
import { LANGUAGES } from '../texts/index.ts';
import type { LanguageCode } from '../dsl/internal.ts';
import { type Game, newGame } from '../interpreter/index.ts';
import { ChoiceSource } from '../interpreter/machine/choice-source.ts';
import { pack, RARE_PATHS } from './support/packs.ts';
import { rounds, seed as firstSeed } from './support/width.ts';

/** What no text for people may have: a value that is missing, or an object. */
const MISSING = /undefined|null|NaN|\[object|\{\w*\}/;

/** What is wrong with the decision, in words. */
function wrongIn(game: Game): string[] {
  const { prompt, options } = game.decision!;
  const refusals = game.refusals();
  const keys = options.map(({ key }) => key);
  const texts = [
    prompt,
    ...options.map(({ label }) => label),
    ...refusals.flatMap(({ label, reason }) => [label, reason]),
  ];
  const twice = keys.filter((key, i) => keys.indexOf(key) !== i);
  const both = refusals.filter(({ key }) => keys.includes(key)).map(({ key }) => key);
  const bad = texts.filter((text) => text.trim() === '' || MISSING.test(text));
  return [...twice.map((key) => `${key} twice`), ...both.map((key) => `${key} offered and refused`), ...bad];
}

it.each(Object.keys(LANGUAGES) as LanguageCode[])('%s', (language) => {
  const refused = new Set<string>();
  for (let i = 0; i < rounds(3, 60); i++) {
    const seed = firstSeed + i;
    const game = newGame(pack(RARE_PATHS), { players: 2 + (i % 3), seed, language });
    const source = new ChoiceSource(seed);
    for (let step = 0; game.decision; step++) {
      expect(wrongIn(game), `seed ${seed}, step ${step}: ${game.decision.prompt}`).toEqual([]);
      for (const { why } of game.refusals()) refused.add(why.type);
      game.choose(game.decision.options[source.below(game.decision.options.length)].key);
    }
  }
  expect(refused.size).toBeGreaterThan(3);
});
