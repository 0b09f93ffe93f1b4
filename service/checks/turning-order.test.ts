import { expect, test } from 'vitest';
import { diagnosticLines, loadText } from '../analysis/fixtures.ts';

function warned(steps: string): string[] {
  const lines = diagnosticLines(
    loadText(
      'pack: p\nplayers: [3]\ncounters: {coin: {plural: coins}}\nranking: [most coin]\n' +
        `procedures:\n  game: {play: "repeat 3 times: do round", end: end game}\n  round: {gain: "each player: gain 1 coin", order: "${steps}"}\n`,
    ),
  );
  expect(lines.filter((line) => !line.includes('turning-order'))).toEqual([]);
  return lines;
}

// three players: me goes last, then who is first now goes last, and the third: all are where they were
test('the order turned by each player who is first', () =>
  expect(warned('each player: if place = 1: set place to players')).toEqual([
    expect.stringContaining(
      '7:80 turning-order This changes the order of play while all players are gone through in it',
    ),
  ]));

test('the place of nobody', () =>
  expect(warned('set place to players')).toEqual([
    expect.stringContaining(
      'turning-order Nobody acts in this step, so that this sets the place of the player in seat 1',
    ),
  ]));

test.each([
  'rotate players',
  'each player: if coin = 2: set place to 1',
  'choose player with place = 1 then that player: set place to players',
])('not %s', (steps) => expect(warned(steps)).toEqual([]));
