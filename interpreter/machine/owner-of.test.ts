/** `owner of it` as a player: acts, is paid, gives, has numbers, is compared. Who has what is written here by hand. */
import { describe, expect, test } from 'vitest';
import { programFrom } from '../../dsl/semantics/testing.ts';
import { afterEffect, smallPack } from '../../test/support/small-pack.ts';

const packWith = (owned: boolean): string => `pack: owners
title: Owners
version: 0.1.0
status: original
players: [3]
score: coin
ranking: [most coin]
counters: {coin: {plural: coins}}
site-kinds: {cell: {}}
pieces:
  stone: {plural: stones${owned ? ', of: player' : ''}}
  flag: {plural: flags${owned ? ', of: player' : ''}}
  rock: {plural: rocks}
boards:
  sea:
    of: game
    grid: square
    rows: |
      cccc
      cccc
    legend: {c: cell}
procedures: {game: {end: end game}}
`;
const PACK = smallPack(packWith(true));

const POSITION = `{me: {sites: {a1: stone, b1: stone}, coin: 1}, other: {sites: {c1: stone, a2: flag}, coin: 5},
  third: {sites: {d2: stone}, coin: 9}, sites: {d1: rock}}`;
/** By site: the seat of the owner; null where nothing stands, or what belongs to nobody. */
const OWNERS: Readonly<Record<string, 0 | 1 | 2 | null>> = {
  a1: 0,
  b1: 0,
  c1: 1,
  d1: null,
  a2: 1,
  b2: null,
  c2: null,
  d2: 2,
};
const HAD = [1, 5, 9];
const STONES = [2, 1, 1];
const SITES = Object.keys(OWNERS);

const coinsAfter = (run: string, ...choices: string[]): number[] =>
  afterEffect(PACK, POSITION, run, 3, ...choices).view.players.map(({ counters }) => counters['coin']);
const withMore = (seat: number | null, n: number): number[] => HAD.map((had, i) => (i === seat ? had + n : had));

describe.each(SITES)('%s', (site) => {
  const owner = OWNERS[site];

  test('does it, or nobody', () => {
    expect(coinsAfter(`owner of ${site}: gain 2 coins`)).toEqual(withMore(owner, 2));
    expect(coinsAfter(`each ${site}: owner of it: gain 2 coins`)).toEqual(withMore(owner, 2));
  });

  test('is paid, or nothing is', () => {
    const paid = coinsAfter(
      `may (pay 1 coin to owner of ${site} then gain 3 coins)`,
      ...(owner === null ? [] : [`do:pay-1-coin-to-owner-of-${site}-then-gain-3-coins`]),
    );
    const expected = HAD.map((had, i) => had + (i === 0 ? 2 : 0) + (i === owner ? 1 : 0));
    expect(paid).toEqual(owner === null ? HAD : expected);
  });

  test('gives, but nobody takes from themselves', () => {
    const taken = coinsAfter(`take 2 coins from owner of ${site}`);
    const gives = owner === null || owner === 0 ? null : owner;
    expect(taken).toEqual(HAD.map((had, i) => had + (gives === null ? 0 : i === 0 ? 2 : i === gives ? -2 : 0)));
  });

  test('has numbers, 0 where there is none', () => {
    const n = owner === null ? 0 : HAD[owner];
    expect(coinsAfter(`gain (coins of owner of ${site}) coins`)).toEqual(withMore(0, n));
    const stones = owner === null ? 0 : STONES[owner];
    expect(coinsAfter(`gain (stones of owner of ${site}) coins`)).toEqual(withMore(0, stones));
    expect(coinsAfter(`if coins of owner of ${site} > coins: gain 1 coin`)).toEqual(withMore(0, n > HAD[0] ? 1 : 0));
  });

  test.each(SITES)('is that of %s, or not', (other) => {
    const isSame = owner !== null && owner === OWNERS[other];
    expect(coinsAfter(`if owner of ${site} = owner of ${other}: gain 1 coin`)).toEqual(withMore(0, isSame ? 1 : 0));
    expect(coinsAfter(`if owner of ${site} is not owner of ${other}: gain 1 coin`)).toEqual(
      withMore(0, isSame ? 0 : 1),
    );
  });
});

test('of a kind of piece, each player who has one', () => {
  expect(coinsAfter('owner of flag: gain 2 coins')).toEqual([1, 7, 9]);
  expect(coinsAfter('owner of stones: gain 2 coins')).toEqual([3, 7, 11]);
});

test('of what was chosen, and along a way', () => {
  expect(coinsAfter('choose foreign stone then owner of it: gain 2 coins', 'site:d2')).toEqual([1, 5, 11]);
  expect(coinsAfter('choose own stone as one then owner of south of one: gain 2 coins', 'site:a1')).toEqual([1, 7, 9]);
  // `it` is still the stone
  expect(coinsAfter('choose foreign stone then (owner of it: gain 2 coins) then remove it', 'site:d2')).toEqual([
    1, 5, 11,
  ]);
});

describe('what cannot be', () => {
  const codes = (run: string, pack = PACK): string[] =>
    programFrom(run, { symbols: pack.sources.symbols }).problems.map(({ code }) => code);

  test.each([
    ['a piece that belongs to nobody', 'owner of rock: gain 1 coin', ['no-owner']],
    ['several places', 'owner of empty cell: gain 1 coin', ['not-single']],
    ['what each player would find elsewhere', 'owner of own stone: gain 1 coin', ['not-single']],
    ['a number', 'gain (owner of a1) coins', ['wrong-kind']],
  ])('%s', (_, run, found) => {
    expect(codes(run)).toEqual(found);
  });

  test('in a pack whose pieces belong to nobody', () => {
    const pack = smallPack(packWith(false));
    expect(codes('owner of a1: gain 1 coin', pack)).toEqual(['no-owner']);
    expect(codes('gain (own sites) coins', pack)).toEqual(['no-owner']);
  });
});
