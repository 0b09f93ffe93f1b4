import { newGame } from '../localized.ts';
import { describe, expect, test } from 'vitest';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { memoryFiles } from '../../dsl/internal.ts';
import type { Game } from '../game.ts';

/** A stall: apples for pears or for plums, as often as said. */
function stall(start: string, line = 'up to 2 times: (pay 1 pear: gain 2 apples) or pay 1 plum: gain 1 apple'): Game {
  const text = `
pack: stall
title: Stall
version: 1.0.0
players: [1]
score: apple
ranking: [most apple]
counters: {apple: {}, ${start}}
procedures:
  game:
    trade: "each player: ${line}"
    wait: "each player: confirm go-on"
    end: end game
`;
  const { model, diagnostics } = loadPack(memoryFiles({ 'stall.yaml': text }), 'stall.yaml');
  expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
  return newGame(model!, {});
}
const asked = ({ decision }: Game): unknown => [
  decision?.prompt,
  decision?.options.map(({ key, label }) => `${key}: ${label}`),
];
const keys = ({ decision }: Game): string[] => decision!.options.map(({ key }) => key);
const has = (game: Game): unknown => game.everything().players[0].counters;
const [PEAR, PLUM] = ['do:pay-1-pear-gain-2-apples', 'do:pay-1-plum-gain-1-apple'];

describe('up to so many times, a choice of one', () => {
  test('one question each time offers the choices and the option to stop', () => {
    const game = stall('pear: {start: 1}, plum: {start: 2}');
    expect(asked(game)).toEqual([
      'Which effect? Up to 2 times.',
      [`${PEAR}: pay 1 pear: gain 2 apples`, `${PLUM}: pay 1 plum: gain 1 apple`, 'done: leave it'],
    ]);
    game.choose(PEAR);
    expect(asked(game)).toEqual(['Which effect?', [`${PLUM}: pay 1 plum: gain 1 apple`, 'done: that is enough']]);
    game.choose(PLUM);
    expect([has(game), keys(game)]).toEqual([{ apple: 3, pear: 0, plum: 1 }, ['go-on']]);
  });
  test.each([
    [[], 0],
    [[PLUM], 1],
  ])('one may stop, after %j', (before, apples) => {
    const game = stall('pear: {start: 1}, plum: {start: 2}');
    for (const key of [...before, 'done']) game.choose(key);
    expect([has(game), keys(game)]).toEqual([{ apple: apples, pear: 1, plum: 2 - before.length }, ['go-on']]);
  });
  test('unavailable options are listed with their reasons', () => {
    const game = stall('pear: {}, plum: {start: 1}');
    expect([keys(game), game.refusals()]).toMatchObject([
      [PLUM, 'done'],
      [{ key: PEAR, label: 'pay 1 pear: gain 2 apples', reason: 'needs 1 pear, you have 0' }],
    ]);
  });
  test('it ends without a question when no option is available', () => {
    const game = stall('pear: {start: 1}, plum: {}');
    game.choose(PEAR);
    expect(keys(game)).toEqual(['go-on']);
  });
});

test('a single payment that only gains is one question about the number of times', () => {
  const game = stall('pear: {start: 1}, plum: {start: 2}', 'up to 3 times: pay 1 plum: gain 1 apple');
  expect(asked(game)).toEqual([
    'How often? Pay 1 plum: gain 1 apple.',
    ['amount:0: not at all', 'amount:1: once', 'amount:2: 2 times'],
  ]);
});

describe('up to so many times, what may be left', () => {
  test.each([
    ['up to 2 times: may pay 1 pear: gain 2 apples', ['amount:0'], 0],
    ['up to 2 times: may pay 1 pear: gain 2 apples', ['amount:1'], 2],
    ['up to 2 times: (may pay 1 pear: gain 2 apples) or pay 1 plum: gain 1 apple', [PLUM, 'done'], 1],
    ['(up to 1 times: may pay 1 pear) then if amount = 0: gain 5 apples', ['done'], 5],
    ['(up to 1 times: may pay 1 pear) then if amount = 0: gain 5 apples', ['again'], 0],
  ])('%s, by %j', (line, choices, apples) => {
    const game = stall('pear: {start: 2}, plum: {start: 2}', line);
    for (const key of choices) game.choose(key);
    expect([has(game), keys(game)]).toMatchObject([{ apple: apples }, ['go-on']]);
  });
});
