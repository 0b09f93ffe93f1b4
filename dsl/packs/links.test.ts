/** A distance where no board joins its sites, or not the one of which is spoken: said at its place, with the way out. */
import { expect, test } from 'vitest';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { memoryFiles } from './files.ts';

const loose = 'loose: {of: game, sites: {s1: {kind: cell}, s2: {kind: cell}}}';
const linked = 'linked: {of: game, sites: {l1: {kind: cell, adjacent: [l2]}, l2: {kind: cell}}}';
const onWays = 'round: {of: game, sites: {w1: {kind: cell, ways: {next: w2}}, w2: {kind: cell}}}';
const map = 'map: {of: game, grid: square, rows: "cc", legend: {c: cell}}';

const problemsOf = (number: string, ...boards: string[]): string[] => problemsIn(`gain (${number}) coins`, ...boards);

const problemsIn = (effect: string, ...boards: string[]): string[] =>
  loadPack(
    memoryFiles({
      'p.yaml': `pack: p
title: P
version: 0.1.0
status: original
players: [1]
ranking: [most coin]
counters: {coin: {}}
site-kinds: {cell: {}}
boards: {${boards.join(', ')}}
procedures: {game: {count: "${effect}", end: end game}}
`,
    }),
    'p.yaml',
  )
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, line, message, help }) => `${code} ${line}: ${message} ${help}`);

const OUT =
  'say which sites are beside each other: `adjacent: [SITE]` or `ways: {NAME: SITE}` at the sites, or draw the board as a map of `rows`';

test.each([
  ['distance of s1 to s2', [loose], `no-links 10: \`distance\`: the board of \`s1\` joins no sites ${OUT}`],
  ['cells within 2 of s1', [loose], `no-links 10: \`within\`: the board of \`s1\` joins no sites ${OUT}`],
  ['cells within 2 of empty cell', [loose], `no-links 10: \`within\`: no board of this pack joins sites ${OUT}`],
  ['distance of l1 to s2', [loose, linked], `no-links 10: \`distance\`: the board of \`s2\` joins no sites ${OUT}`],
])('%s', (number, boards, said) => {
  expect(problemsOf(number, ...boards)).toEqual([said]);
});

test.each([
  [
    'relocate s1 up to 2 steps to cell',
    [loose],
    `no-links 10: \`relocate\`: the board of \`s1\` joins no sites ${OUT}`,
  ],
  ['relocate cell through cell to s1', [loose], `no-links 10: \`relocate\`: no board of this pack joins sites ${OUT}`],
  [
    'relocate w1 by nxt to cell',
    [onWays],
    'unknown-name 10: `nxt` is not a known name; a way of a board is needed here undefined',
  ],
])('%s', (effect, boards, said) => {
  expect(problemsIn(effect, ...boards)).toEqual([said]);
});

test.each([
  ['distance of l1 to l2', linked],
  ['distance of w1 to w2', onWays],
  ['cells within 2 of a1', map],
])('good: %s', (number, board) => {
  expect(problemsOf(number, board, loose)).toEqual([]);
});
