/** A map as letters: each kind of cell has its own, whatever their names begin with. */
import { expect, test } from 'vitest';
import { memoryFiles } from '../../dsl/internal.ts';
import { loadPack } from '../../service/index.ts';
import { boardMapLines } from './board-map.ts';

test('kinds that begin alike, and cells with tags, have letters of their own; what is no map has no lines', () => {
  const text = `pack: bay
title: Bay
version: 0.1.0
players: [2]
counters: {point: {}}
site-kinds: {sand: {}, sea: {}}
boards:
  bay: {of: game, grid: hex, rows: "ss~\\n~h~", legend: {s: sand, ~: sea, h: {kind: sea, tags: [harbour]}}}
  pier: {of: game, sites: {p1: {kind: sand}}}
procedures: {game: {end: end game}}
`;
  const { draft } = loadPack(memoryFiles({ 'bay.yaml': text }), 'bay.yaml');
  expect(boardMapLines('bay', draft, { color: false, width: 80 })).toEqual([
    '    a b c',
    '  1 s s e',
    '   2 e h e',
    '  e sea · h sea (harbour) · s sand',
  ]);
  expect(boardMapLines('pier', draft, { color: false, width: 80 })).toEqual([]);
});
