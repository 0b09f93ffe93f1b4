/** Pieces that belong to players, on a board between them and on their own ones. */
import { describe, expect, test } from 'vitest';
import type { PositionView } from '../index.ts';
import { afterEffect, smallPack } from '../../test/support/small-pack.ts';

const PACK = smallPack(`pack: owners
title: Owners
version: 0.1.0
status: original
players: [2, 3]
score: coin
ranking: [most coin]
counters: {coin: {plural: coins}}
site-kinds: {cell: {}}
classes: {man: {of: piece, plural: men}}
pieces:
  stone: {plural: stones, of: player, supply: 3, classes: [man]}
  king: {plural: kings, of: player, classes: [man]}
  rock: {plural: rocks, supply: 2}
boards:
  sea:
    of: game
    grid: square
    rows: |
      cccc
      cccc
    legend: {c: cell}
  home: {copies: 3, sites: {h1: {kind: cell}, h2: {kind: cell}}}
predicates:
  linked: reach(own a1, own cell)
procedures: {game: {set: deal boards, end: end game}}
`);

const after = (position: string, run: string, players = 2, ...choices: string[]): ReturnType<typeof afterEffect> =>
  afterEffect(PACK, position, run, players, ...choices);

/** `a1 stone 0`: what stands on the shared board, and whose it is. */
const onSea = ({ sharedSites }: PositionView): string[] =>
  Object.entries(sharedSites).map(([id, { piece, owner }]) => `${id} ${piece} ${owner ?? '-'}`);
const stones = ({ players }: PositionView): unknown[] => players.map(({ supply }) => supply!['stone']);
const coins = (position: string, run: string, players = 2): number =>
  after(position, run, players).view.players[0].counters['coin'];

const MIXED = 'me: {sites: {a1: stone, b1: king}}, other: {sites: {c1: stone, a2: stone}}';
const TWO = `{${MIXED}, sites: {d1: rock}}`;
const THREE = `{${MIXED}, third: {sites: {d2: stone}}, sites: {d1: rock}}`;

describe('own and foreign', () => {
  test.each([
    ['gain 1 coin per own stone', 1, 1],
    ['gain 1 coin per own man', 2, 2],
    ['gain 1 coin per own cell', 2, 2],
    ['gain 1 coin per foreign stone', 2, 3],
    ['gain 1 coin per foreign cell', 2, 3],
    ['gain 1 coin per stone', 3, 4],
    // neither is true of a rock, nor of an empty cell; of ten cells two are at home
    ['gain 1 coin per not own cell', 8, 8],
    ['gain 1 coin per not foreign cell', 8, 7],
    ['gain 1 coin per not own man', 2, 3],
    ['gain 1 coin per foreign stone adjacent to own stone', 1, 1],
    ['gain 1 coin per linked cell', 2, 2],
    ['each other player: gain 1 coin per own cell', 0, 0],
  ])('%s: %i of two players, %i of three', (run, ofTwo, ofThree) => {
    expect([coins(TWO, run), coins(THREE, run, 3)]).toEqual([ofTwo, ofThree]);
  });

  test('are another player’s while that one acts', () => {
    const { view } = after(THREE, 'each player: gain 1 coin per own cell then gain 10 coins per foreign cell', 3);
    expect(view.players.map(({ counters }) => counters['coin'])).toEqual([2 + 30, 2 + 30, 1 + 40]);
  });

  test('of a piece on a board of a player’s own, it is that player’s', () => {
    const position = '{me: {sites: {h1: stone, a1: stone}}, other: {sites: {h1: stone}}}';
    expect(coins(position, 'gain 1 coin per own stone')).toBe(2);
    expect(coins(position, 'gain 1 coin per foreign stone')).toBe(0);
  });
});

describe('whose a piece is that', () => {
  test('is built: the acting player’s, from the own supply', () => {
    const { view } = after('{me: {}}', 'each player: build stone', 3, 'site:a1', 'site:b1', 'site:c1');
    expect(onSea(view)).toEqual(['a1 stone 0', 'b1 stone 1', 'c1 stone 2']);
    expect(stones(view)).toEqual([2, 2, 2]);
  });

  test('is built on the own board', () => {
    const { view } = after('{me: {}}', 'build stone on h1');
    expect(view.players.map(({ sites }) => sites)).toEqual([{ h1: { piece: 'stone', owner: 0 } }, {}]);
    expect(stones(view)).toEqual([2, 3]);
  });

  test('belongs to nobody: it has no owner', () => {
    const { view } = after('{me: {}}', 'build rock on a1');
    expect(onSea(view)).toEqual(['a1 rock -']);
    expect(view.supply).toEqual({ rock: 1 });
  });

  test('is relocated: the same player’s as before', () => {
    const { view } = after(TWO, 'choose foreign stone then relocate it to d2', 2, 'site:c1');
    expect(onSea(view).filter((one) => !one.includes('rock'))).toEqual([
      'a1 stone 0',
      'b1 king 0',
      'a2 stone 1',
      'd2 stone 1',
    ]);
    // of three each
    expect(stones(view)).toEqual([2, 1]);
  });

  test('is removed: back to the supply of its owner', () => {
    const { view } = after('{me: {supply: {stone: 1}}, other: {supply: {stone: 1}, sites: {c1: stone}}}', 'remove c1');
    expect(onSea(view)).toEqual([]);
    expect(stones(view)).toEqual([1, 1]);
  });

  test('is replaced: the acting player’s, and the one before goes to its owner', () => {
    const position = '{me: {supply: {stone: 2}}, other: {supply: {stone: 1}, sites: {c1: stone}}}';
    const { view } = after(position, 'replace foreign stone by stone');
    expect(onSea(view)).toEqual(['c1 stone 0']);
    expect(stones(view)).toEqual([1, 1]);
  });

  test('is replaced by another kind of the own', () => {
    const { view } = after(TWO, 'replace own stone by king');
    expect(onSea(view)).toContain('a1 king 0');
    expect(stones(view)).toEqual([3, 1]);
  });

  test('is its own already: a stone is not replaced by itself', () => {
    const { game } = after('{me: {sites: {a1: stone}}}', 'may replace stone by stone');
    expect(game.decision).toBeNull();
  });
});

test('who has none left in the own supply builds none; the others do', () => {
  const { game, view } = after(
    '{me: {supply: {stone: 0}}}',
    'each player: may build stone',
    2,
    'do:build-stone',
    'site:a1',
  );
  expect(onSea(view)).toEqual(['a1 stone 1']);
  expect(game.decision).toBeNull();
});

test('the supply is that of the acting player', () => {
  const position = '{me: {supply: {stone: 2}}, other: {supply: {stone: 1}}}';
  const { view } = after(position, 'each player: gain (supply of stone) coins');
  expect(view.players.map(({ counters }) => counters['coin'])).toEqual([2, 1]);
  expect(view.players[0].supply).toEqual({ stone: 2, king: null });
});

describe('what is said of a player', () => {
  const position = 'me: {sites: {a1: stone, a2: stone}}\nother: {sites: {b1: stone}}';

  test.each([
    ['gain (max over other players: stones) coins', 1],
    ['choose other player then gain (stones of that player) coins', 1],
    ['gain 1 coin per other player with stones = 1', 1],
    ['gain 1 coin per other player with stones = 3', 0],
    ['gain (stones) coins', 3],
    ['gain (max over other players: foreign stones) coins', 2],
  ])('%s: %i', (run, coins) => {
    expect(after(position, run).view.players[0].counters.coin).toBe(coins);
  });
});
