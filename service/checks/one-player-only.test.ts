import { expect, test } from 'vitest';
import { diagnosticLines, loadText } from '../analysis/fixtures.ts';

const diagnostics = (steps: string, more: string): string[] =>
  diagnosticLines(
    loadText(
      `pack: p\nplayers: [1, 2]\ncounters: {coin: {plural: coins}}\nranking: [most coin]\n${more}` +
        `procedures:\n  game: {begin: "${steps}", end: end game}\n  turn: {act: "if coin = 0: gain 1 coin"}\n`,
    ),
  );

// `coin`, `hand` and the place in the order of play belong to each player; nobody acts in a step of the game itself
function asked(steps: string, more = ''): string[] {
  const lines = diagnostics(steps, more);
  expect(lines.filter((line) => !/one-player-only|unused-name|always-true/.test(line))).toEqual([]);
  return lines.filter((line) => line.includes('one-player-only'));
}

const warning = (name: string): unknown =>
  expect.stringContaining(
    `"${name}" is each player's own, and nobody acts in this step: it asks the player in seat 1 only.`,
  );

test('a step that asks a counter, a place or cards of a player', () => {
  expect(asked('if coin = 0: end game')).toEqual([warning('coin')]);
  expect(asked('repeat (coin) times: shuffle players')).toEqual([warning('coin')]);
  expect(asked('if place = 2: end game')).toEqual([warning('place')]);
  expect(asked('if seat = 2: end game')).toEqual([warning('seat')]);
  const zones = 'zones: {hand: {of: player}, row: {}}\n';
  expect(asked('if cards in hand = 0: end game', zones)).toEqual([warning('hand')]);
  expect(asked('if cards in row = 0: end game', zones)).toEqual([]);
});

test('also in a procedure that the game does', () => expect(asked('do turn')).toEqual([warning('coin')]));

test('not where a player acts, or all are asked', () => {
  expect(asked('each player: if coin = 0: gain 1 coin')).toEqual([]);
  expect(asked('each player: do turn')).toEqual([]);
  expect(asked('if (sum over players: coin) = 0: end game')).toEqual([]);
  expect(asked('if players with coin > 2 = 0: end game')).toEqual([]);
});

test('not for one player only', () => {
  expect(asked('if players = 1: if coin = 0: end game')).toEqual([]);
  expect(asked('if players = 1 and coin = 0: end game')).toEqual([]);
  expect(asked('if players = 2: if coin = 0: end game')).toEqual([warning('coin')]);
});
