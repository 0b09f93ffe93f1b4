/** Sets of sites that are kept, and those that must be computed whenever they are asked for. */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { loadPack } from '../../service/index.ts';
import { memoryFiles } from '../../dsl/internal.ts';

function points(predicate: string, steps: string, card = 'treat spot where coin >= 9 as rich'): number {
  const { model, diagnostics } = loadPack(
    memoryFiles({
      'p.yaml': `
pack: p
players: [1]
counters: {coin: {}, gem: {}}
pieces: {hut: {upgrade: free, where: empty spot}}
site-kinds: {spot: {}}
predicates: {rich: ${JSON.stringify(predicate)}}
boards: {b: {sites: {s1: {kind: spot, adjacent: [s2]}, s2: {kind: spot}, s3: {kind: spot}}}}
zones: {row: {of: player, listening: true}, box: {}}
decks: {d: {starts: box}}
types: {charm: {programs: {effect: standing}}}
cards: [{id: luck, deck: d, type: charm, effect: ${JSON.stringify(card)}}]
procedures:
  game:
    boards: deal boards
    play: ${JSON.stringify(`each player: (${steps}; gain 1 gem per rich spot)`)}
    end: end game
`,
    }),
    'p.yaml',
  );
  if (!model) throw new Error(diagnostics.map((d) => d.message).join('\n'));
  const game = newGame(model, { players: 1 });
  return game.everything().players[0].counters.gem;
}

test('a predicate may ask for a counter, which changes while no piece does', () => {
  expect(points('spot where coin >= 2', 'gain 1 gem per rich spot; gain 3 coins')).toBe(3);
  expect(points('spot where coin >= 2', 'gain 3 coins; gain 1 gem per rich spot; lose 2 coins')).toBe(3);
});

test('a line that lends a predicate may ask for a counter', () => {
  expect(points('hut', 'move cards in box to row; gain 1 gem per rich spot; gain 9 coins')).toBe(3);
});

test('a line that lends a predicate may ask what is upgraded', () => {
  expect(
    points(
      'empty hut',
      'move cards in box to row; build hut on s1; gain 1 gem per rich spot; upgrade hut',
      'treat upgraded hut as rich',
    ),
  ).toBe(1);
});

test('a line that lends a predicate may ask for that predicate: those that have it of themselves', () => {
  expect(points('hut', 'move cards in box to row; build hut on s1', 'treat spot adjacent to rich as rich')).toBe(2);
});
