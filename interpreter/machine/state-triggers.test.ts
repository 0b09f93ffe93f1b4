/** `as soon as`: by itself, once for each player, when its condition holds for the one who acts (dsl/LANGUAGE.md). */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';

/** The wins of three players who began with 2 gold, after that. */
function wins(rule: string, ...steps: string[]): number[] {
  const game = newGame(
    packOf(`
pack: p
players: [3]
counters: {gold: {start: 2}, win: {}, round: {of: game}}
score: win
rules: ["${rule}"]
procedures:
  game:
${steps.map((step, i) => `    step-${i}: "${step}"`).join('\n')}
    end: end game
`),
    { players: 3 },
  );
  while (game.decision) game.choose(game.decision.options[0].key);
  return game.everything().players.map(({ counters }) => counters['win']);
}

const RICH = 'as soon as gold >= 3: gain 1 win';

test('each player gets it, and each of them once', () => {
  expect(wins(RICH, 'each player: gain 1 gold')).toEqual([1, 1, 1]);
  expect(wins(RICH, 'each player: gain 1 gold', 'each player: lose 2 gold', 'each player: gain 5 gold')).toEqual([
    1, 1, 1,
  ]);
});

test('only who fulfils it gets it, and who does later gets it later', () => {
  expect(wins(RICH, 'each player: if seat >= 2: gain 1 gold')).toEqual([0, 1, 1]);
  expect(wins(RICH, 'each player: if seat = 2: gain 1 gold', 'each player: gain 1 gold')).toEqual([1, 1, 1]);
});

test('it comes when the condition holds for a moment', () => {
  expect(wins(RICH, 'each player: if seat = 1: gain 1 gold then lose 3 gold')).toEqual([1, 0, 0]);
  expect(wins(RICH, 'each player: if seat = 1: gain 1 gold', 'each player: lose 3 gold')).toEqual([1, 0, 0]);
});

test('it comes at once where the condition holds from the beginning', () => {
  expect(wins('as soon as gold >= 2: gain 1 win', 'each player: gain 1 gold')).toEqual([1, 1, 1]);
});

test('one sets off another', () => {
  expect(wins('as soon as win >= 2: gain 5 win', 'each player: if seat = 3: gain 2 win')).toEqual([0, 0, 7]);
});
