/** `best by …`: whatever its effect asks, the player is not asked, and the counter ends as high as it can. */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';

/** A game with three coins, of which the first player has the effect; a pile of two cards worth 1 and 5. */
function played(
  effect: string,
  steps: Record<string, string> = {},
): { points: number; coins: number; asked: string[] } {
  const made = newGame(
    packOf(`
pack: p
players: [1]
counters: {coin: {}, point: {}}
score: point
site-kinds: {plot: {}}
boards: {b: {of: game, sites: {s1: {kind: plot, worth: 1}, s2: {kind: plot, worth: 4}}}}
pieces: {hut: {where: empty plot}}
attributes: {worth: {default: 0}}
types: {tree: {}}
zones:
  box: {order: stack}
  pile: {order: stack, visible: none, draws-to: hand}
  hand: {of: player, visible: owner}
  used: {}
decks: {wood: {starts: box}}
cards: [{id: ash, deck: wood, type: tree, worth: 1}, {id: bay, deck: wood, type: tree, worth: 5}]
procedures:
${Object.entries(steps)
  .map(([name, step]) => `  ${name}: {a: "${step}"}`)
  .join('\n')}
  game: {stack: move cards in box to pile, start: gain 3 coins, part: "${effect}", end: confirm stop, over: end game}
`),
    { players: 1, seed: 3 },
  );
  const { coin, point } = made.everything().players[0].counters;
  return { coins: coin, points: point, asked: (made.decision?.options ?? []).map(({ key }) => key) };
}

const CONVERT = 'any number of times: pay 1 coin: gain 1 point';

test.each([
  ['alternatives', 'gain 1 coin or gain 2 points', 2],
  ['steps joined by `then`', '(gain 1 coin or gain 2 points) then (gain 3 points or gain 1 coin)', 5],
  ['a site that is chosen', 'choose plot then build hut on it then gain (worth of it) points', 4],
  ['numbers', 'pick 0 to 3 as n then gain n points', 3],
  ['payments', CONVERT, 3],
  ['one within another', `best by coin: (gain 1 coin or gain 2 points) then (${CONVERT})`, 5],
])('%s', (_, inner, points) => {
  expect(played(`best by point: ${inner}`)).toMatchObject({ points, asked: ['stop'] });
  expect(played('best by point: do part', { part: inner })).toMatchObject({ points, asked: ['stop'] });
  expect(played('best by point: do outer', { part: inner, outer: 'do part' })).toMatchObject({ points });
});

test('a card that is drawn on the way counts as soon as it is seen', () => {
  const drawn = 'gain 2 cards then may (choose card in hand then gain (worth of it) points)';
  expect(played(`best by point: ${drawn}`)).toMatchObject({ points: 5, asked: ['stop'] });
});

test('what comes after it is asked again', () => {
  const { points, asked } = played(`(best by point: ${CONVERT}) then (gain 1 coin or gain 1 point)`);
  expect([points, asked]).toEqual([3, ['do:gain-1-coin', 'do:gain-1-point']]);
});
