/** Effects for a time that something ends before their period: `until end of round or you gain gem: …`. */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';

/** Coins of both at the end, after the first has done that. */
function coins(...steps: string[]): number[] {
  const game = newGame(
    packOf(`
pack: p
players: [2]
counters: {coin: {}, gem: {}, wood: {}}
score: coin
periods: {round: {}}
constants: {gift: 1}
procedures:
  give: {give: "gain 1 gem", more: "gain 1 wood", third: "gain gift coins"}
  game:
${steps.map((step, i) => `    step-${i}: "${step}"`).join('\n')}
    last: "do give"
    over: "end round"
    end: end game
`),
    { players: 2 },
  );
  while (!game.over) game.choose(game.decision!.options[0].key);
  return game.everything().players.map(({ counters }) => counters['coin']);
}

const LINE = 'until end of round or you gain gem: when you gain gem: gain 10 coins';

test('what waits for the event happens at it, and never again', () => {
  // \`give\` at the end gains the second gem and 1 coin for the first player
  expect(coins(LINE, 'gain 1 gem')).toEqual([11, 0]);
  expect(coins('until end of round: when you gain gem: gain 10 coins', 'gain 1 gem')).toEqual([21, 0]);
});

test('another event, and the same of another player, do not end it', () => {
  expect(coins(LINE, 'gain 5 wood')).toEqual([11, 0]);
  expect(coins(LINE, 'each other player: gain 1 gem')).toEqual([11, 0]);
  expect(coins('until end of round or you gain 2 gems: when you gain gem: gain 10 coins', 'gain 1 gem')).toEqual([
    21, 0,
  ]);
});

test('any of several events ends it; the period still does', () => {
  const either = 'until end of round or you gain gem or you gain wood: change gift to 5';
  expect(coins(either)).toEqual([1, 0]);
  expect(coins('until end of round: change gift to 5')).toEqual([5, 0]);
  expect(coins(LINE, 'end round')).toEqual([1, 0]);
});

test('of two, each is over by itself', () => {
  const wood = 'until end of round or you gain wood: when you gain gem: gain 100 coins';
  expect(coins(LINE, wood, 'gain 1 gem')).toEqual([10 + 100 + 100 + 1, 0]);
});
