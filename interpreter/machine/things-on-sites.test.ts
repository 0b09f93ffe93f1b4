/** Counters that lie on sites: between the players, of nobody and of each of them, on their own boards, and on cards. */
import { describe, expect, test } from 'vitest';
import type { PositionView } from '../index.ts';
import { afterEffect, smallPack } from '../../test/support/small-pack.ts';

const PACK = smallPack(`pack: things
title: Things
version: 0.1.0
status: original
players: [2, 3]
score: coin
ranking: [most coin]
counters:
  coin: {}
  pebble: {of: game, lies-on: [pit]}
  worker: {lies-on: [pit, bench]}
  gem: {lies-on: [charms]}
site-kinds: {pit: {}, bank: {}}
types: {bauble: {programs: {effect: steps}}}
zones: {charm-stack: {of: game, order: stack, visible: all}, shelf: {of: player, visible: all, listening: true}}
decks: {charms: {starts: charm-stack}}
cards:
  - {id: amulet, deck: charms, type: bauble, effect: "gain 1 coin"}
boards:
  valley:
    of: game
    sites:
      v1: {kind: pit, ways: {next: v2}}
      v2: {kind: pit, ways: {next: v3}}
      v3: {kind: pit, ways: {next: v1}}
      v4: {kind: bank}
  home: {copies: 3, sites: {h1: {kind: pit, tags: [bench]}, h2: {kind: bank, tags: [bench]}}}
procedures: {game: {set: deal boards, end: end game}}
`);

const after = (position: string, run: string, players = 2, ...choices: string[]): ReturnType<typeof afterEffect> =>
  afterEffect(PACK, position, run, players, ...choices);

/** `v1 pebble 3`, `v2 worker 1 of 0`: what lies on the board between the players. */
const inValley = ({ sharedSites }: PositionView): string[] =>
  Object.entries(sharedSites).flatMap(([id, { lying = [] }]) =>
    lying.map(({ counter, n, owner }) => `${id} ${counter} ${n}${owner === undefined ? '' : ` of ${owner}`}`),
  );
const coins = (position: string, value: string, players = 2): number =>
  after(position, `gain (${value}) coins`, players).view.players[0].counters['coin'];

const PEBBLES = '{sites: {v1: {holds: {pebble: 3}}, v2: {holds: {pebble: 1}}}}';
const WORKERS =
  '{me: {worker: 5, sites: {v1: {holds: {worker: 2}}}}, other: {sites: {v1: {holds: {worker: 1}}}}, ' +
  'third: {sites: {v1: {holds: {worker: 4}}, v2: {holds: {worker: 1}}}}}';

describe('what belongs to nobody', () => {
  test.each([
    ['put 2 pebbles on v3', ['v1 pebble 3', 'v2 pebble 1', 'v3 pebble 2']],
    ['put 1 pebble on pit', ['v1 pebble 4', 'v2 pebble 2', 'v3 pebble 1']],
    ['choose v2 then put 1 pebble on next of it', ['v1 pebble 3', 'v2 pebble 1', 'v3 pebble 1']],
    ['set pebbles of v1 to 0', ['v2 pebble 1']],
    ['set pebbles of pit to 1', ['v1 pebble 1', 'v2 pebble 1', 'v3 pebble 1']],
    ['choose pit with pebbles >= 2 then set pebbles of it to pebbles of it - 1', ['v1 pebble 2', 'v2 pebble 1']],
    // nothing lies where it cannot
    ['put 1 pebble on v4', ['v1 pebble 3', 'v2 pebble 1']],
  ])('%s', (run, there) => {
    expect(inValley(after(PEBBLES, run).view)).toEqual(there);
  });

  test('is taken by whoever acts, at most what is there of each', () => {
    const { view } = after(PEBBLES, 'take 2 pebbles from pit');
    expect([inValley(view), view.counters['pebble']]).toEqual([['v1 pebble 1'], 3]);
  });

  test.each([
    ['pebbles of v1', 3],
    ['pebbles of v3', 0],
    ['pebbles of pit', 4],
    ['pebbles of next of v1', 1],
    ['pit with pebbles >= 1', 2],
    // one between the players, and one at home
    ['pit with pebbles = 0', 2],
    ['pit where pebbles of it = 1', 1],
    ['max over pits: pebbles of it', 3],
    // without a place it is what the game has
    ['pebbles', 0],
  ])('%s', (value, n) => {
    expect(coins(PEBBLES, value)).toBe(n);
  });
});

describe('what belongs to players', () => {
  test.each([
    ['workers of v1', 2],
    ['own workers of v1', 2],
    ['foreign workers of v1', 5],
    ['own workers of v1 + foreign workers of v1', 7],
    ['workers of pits', 2],
    ['foreign workers of pits', 6],
    ['max over other players: workers of v1', 4],
    ['count-others', 2],
  ])('%s', (value, n) => {
    const written = value === 'count-others' ? 'other players with workers of pits >= 1' : value;
    expect(coins(WORKERS, written, 3)).toBe(n);
  });

  test('each has their own there', () => {
    const { view } = after(WORKERS, 'each player: put 1 worker on v2', 3);
    expect(inValley(view).filter((line) => line.startsWith('v2'))).toEqual([
      'v2 worker 1 of 0',
      'v2 worker 1 of 1',
      'v2 worker 2 of 2',
    ]);
  });

  test('is paid to a site, out of what one has, and taken back', () => {
    const { view } = after(WORKERS, 'choose v1 then pay 2 workers to it: gain 1 coin', 3);
    expect([view.players[0].counters['worker'], inValley(view)[0]]).toEqual([3, 'v1 worker 4 of 0']);
    const back = after(WORKERS, 'take 9 workers from v1', 3).view;
    expect([back.players[0].counters['worker'], inValley(back)[0]]).toEqual([7, 'v1 worker 1 of 1']);
  });

  test('of that player', () => {
    const { view } = after(
      WORKERS,
      'choose other player then gain (workers of v1 of that player) coins',
      3,
      'player:3',
    );
    expect(view.players[0].counters['coin']).toBe(4);
  });

  test('on their own board it is theirs alone', () => {
    const { view } = after('start', 'each player: put 2 workers on bench');
    expect(view.players.map(({ sites }) => sites)).toEqual(
      [0, 1].map(() => ({
        h1: { lying: [{ counter: 'worker', n: 2 }] },
        h2: { lying: [{ counter: 'worker', n: 2 }] },
      })),
    );
  });
});

test('on cards of a deck it is counted for each player', () => {
  const { view } = after(
    '{me: {shelf: [amulet]}}',
    'choose card in shelf as charm then put 2 gems on charm then gain (gems of charm) coins',
  );
  expect(view.players[0]).toMatchObject({
    counters: { coin: 2 },
    zones: { shelf: { cards: [{ card: 'amulet', lying: [{ counter: 'gem', n: 2, owner: 0 }] }] } },
  });
});

describe('repeat until', () => {
  test.each([
    // it is asked before each time
    ['repeat until coins >= 3 at most 9 times: gain 2 coins', 4],
    ['repeat until coins >= 0 at most 9 times: gain 2 coins', 0],
    ['repeat until coins >= 100 at most 9 times: gain 2 coins', 18],
  ])('%s', (run, n) => {
    expect(after('start', run).view.players[0].counters['coin']).toBe(n);
  });

  test('what is named again in the loop goes from one to the next', () => {
    const run =
      'choose v1 as spot then repeat until pebbles of spot = 1 at most 9 times: (put 1 pebble on spot then choose next of spot as spot)';
    expect(inValley(after('{sites: {v3: {holds: {pebble: 1}}}}', run).view)).toEqual([
      'v1 pebble 1',
      'v2 pebble 1',
      'v3 pebble 1',
    ]);
  });
});

test('rotate players: the first becomes the last', () => {
  expect(after('{order: [me, other, third]}', 'rotate players', 3).view.order).toEqual([1, 2, 0]);
  expect(after('{order: [other, me, third]}', 'repeat 2 times: rotate players', 3).view.order).toEqual([2, 1, 0]);
});
