/** Maps in the terminal: every cell at its place, with its row and column, and whose a piece is. */
import { expect, test } from 'vitest';
import { memoryFiles } from '../../dsl/internal.ts';
import { loadPack } from '../../service/index.ts';
import { painter } from '../terminal/paint.ts';
import { drawMap } from './draw-map.ts';

/** With these kinds of piece of the players. */
const packOf = (owned: string[]) =>
  loadPack(
    memoryFiles({
      'owned.yaml': `pack: owned\ntitle: Owned\nversion: 0.1.0\nplayers: [2]\ncounters: {point: {}}\nsite-kinds: {cell: {}}\npieces:\n${owned.map((id) => `  ${id}: {of: player, cost: free, where: empty cell}\n`).join('')}procedures: {game: {end: end game}}\n`,
    }),
    'owned.yaml',
  ).draft;

function board(grid: string, rows: string[], legend = '{c: cell, d: deep, .: none}') {
  const text = `pack: map
title: Map
version: 0.1.0
players: [2]
counters: {point: {}}
site-kinds: {cell: {}, deep: {}}
boards:
  sea:
    of: game
    grid: ${grid}
    rows: |
${rows.map((row) => `      ${row}\n`).join('')}    legend: ${legend}
procedures: {game: {end: end game}}
`;
  return loadPack(memoryFiles({ 'map.yaml': text }), 'map.yaml').draft.boards[0];
}
/** `owned`: the kinds that belong to players. */
const words = (color: boolean, owned = ['stone']) => ({
  model: packOf(owned),
  paint: painter(color),
  piece: (id: string) => id,
  kindOfSites: (kind: string) => kind,
  card: (id: string) => id,
  player: (seat: number) => ['Ann', 'Bob'][seat],
});
const faceDown = (card: string | null): string => card ?? 'unknown';
const STONES = { b1: { piece: 'stone', owner: 0 }, a2: { piece: 'stone', owner: 1 }, c2: { piece: 'rock' } };

test('a slanted map: each row half a cell further, its number before it, and whose the stones are', () => {
  expect(drawMap(board('slanted', ['ccc', 'ccc', 'ccc'], '{c: cell}'), STONES, words(false), faceDown)).toEqual([
    '  a b c',
    '1 · 1 ·',
    ' 2 2 · R',
    '  3 · · ·',
    '1 Ann · 2 Bob · R rock',
  ]);
});

test('of two kinds of the players each has its letter, and the seat of its owner', () => {
  const men = { a1: { piece: 'king', owner: 0 }, b1: { piece: 'knight', owner: 1 }, b2: { piece: 'king', owner: 1 } };
  const drawn = drawMap(board('square', ['cc', 'cc'], '{c: cell}'), men, words(false, ['king', 'knight']), faceDown);
  expect(drawn).toEqual(['  a  b', '1 K1 N2', '2 ·  K2', 'K1 king (Ann) · K2 king (Bob) · N2 knight (Bob)']);
});

test('a hex map: every second row half a cell to the right', () => {
  expect(drawMap(board('hex', ['ccc', 'ccc', 'ccc'], '{c: cell}'), {}, words(false), faceDown)).toEqual([
    '  a b c',
    '1 · · ·',
    ' 2 · · ·',
    '3 · · ·',
  ]);
});

test('a square map: no sign where no site is, kinds by their letters', () => {
  expect(drawMap(board('square', ['cdc', 'c.c']), { a1: { tile: 'chart' } }, words(false), faceDown)).toEqual([
    '  a b c',
    '1 # d c',
    '2 c   c',
    '# chart · c cell · d deep',
  ]);
});

test('in colours, each seat has its own', () => {
  const [, row] = drawMap(board('square', ['ccc', 'ccc'], '{c: cell}'), STONES, words(true), faceDown);
  expect(row).toContain('\u001b[36m1\u001b[0m');
});

test('cards face down: a question mark for who does not know one, else the first letter of its name', () => {
  const on = {
    a1: { faceDown: { back: 'plain', knownTo: [1] } },
    b1: { tile: 'whale', faceDown: { back: 'plain', knownTo: [0] } },
    c1: { tile: 'crab' },
  };
  expect(drawMap(board('square', ['cccc'], '{c: cell}'), on, words(false), faceDown)).toEqual([
    '  a b c d',
    '1 ? w # ·',
    '? unknown · # crab · w whale',
  ]);
});

test('what covers several cells is drawn over all of them, with a line to the right; of a part in small letters', () => {
  const laid = {
    a1: { piece: 'stone', owner: 0, covers: { sites: ['a1', 'b1'] } },
    d1: { piece: 'stone', owner: 1, covers: { sites: ['d1', 'd2'], turn: 1 } },
    b2: { laid: 'Harbour', covers: { sites: ['b2', 'c2'], parts: ['a2'] } },
    c2: { lying: [{ counter: 'coin', n: 3 }] },
  };
  expect(drawMap(board('square', ['cccc', 'cccc'], '{c: cell}'), laid, words(false), faceDown)).toEqual([
    '  a b c d',
    '1 1─1 · 2',
    '2 h─H─3 2',
    '1 Ann · 2 Bob · H Harbour',
  ]);
});
