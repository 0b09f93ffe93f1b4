/** A cell of a map is painted in its file, and nothing else of the file changes. */
import { expect, it } from 'vitest';
import { memoryFiles } from '../../dsl/internal.ts';
import { loadPack } from '../../service/index.ts';
import { boardViews } from '../worker/board-views.ts';
import { legendOf, lettersOf, painted, withHoles } from './painting.ts';

const TEXT = `pack: bay
title: Bay
version: 0.1.0
players: [2]
counters: {point: {}}
site-kinds: {sand: {}, sea: {}}
boards:
  bay:   # the whole of it
    of: game
    grid: slanted
    rows: |
      s s ~
       s 🌊 s

        ~ . s
    legend: {s: sand, ~: sea, 🌊: {kind: sea, tags: [deep]}, .: none}
procedures: {game: {end: end game}}
`;

function bay(text: string) {
  const { model, draft, sources } = loadPack(memoryFiles({ 'bay.yaml': text }), 'bay.yaml');
  const [board] = boardViews(model ?? draft, sources);
  return { board, letters: lettersOf(board, 'bay.yaml', text) };
}

it('finds the letter of each site, also behind blanks, empty lines and letters of two units', () => {
  const { letters } = bay(TEXT);
  expect([...letters].map(([id, { letter }]) => `${id} ${letter}`)).toEqual([
    'a1 s',
    'b1 s',
    'c1 ~',
    'a2 s',
    'b2 🌊',
    'c2 s',
    'a3 ~',
    'c3 s',
  ]);
});

it('has a site for each letter of the legend that is one', () => {
  const { board, letters } = bay(TEXT);
  expect([...legendOf(board.sites, letters)].map(([letter, { kind, tags }]) => [letter, kind, ...tags])).toEqual([
    ['s', 'sand'],
    ['~', 'sea'],
    ['🌊', 'sea', 'deep'],
  ]);
});

it('replaces one letter', () => {
  const before = bay(TEXT);
  const text = painted(TEXT, before.letters.get('c2')!, '🌊');
  expect(text).toBe(TEXT.replace('🌊 s\n', '🌊 🌊\n'));
  expect(bay(text).board.sites.find(({ id }) => id === 'c2')).toMatchObject({ kind: 'sea', tags: ['deep'] });
  expect(painted(text, bay(text).letters.get('c2')!, 's')).toBe(TEXT);
});

it('makes a hole a site, and a site a hole', () => {
  const all = (text: string) => lettersOf(withHoles(bay(text).board), 'bay.yaml', text);
  expect(all(TEXT).get('b3')).toMatchObject({ letter: '.' });
  const [hole] = bay(TEXT).board.holes!;
  // on a slanted map, the third row lies one cell to the right
  expect(hole).toMatchObject({ id: 'b3', at: [2, 1.732] });
  const filled = painted(TEXT, all(TEXT).get('b3')!, 's');
  expect(bay(filled).board.sites.find(({ id }) => id === 'b3')).toMatchObject({ kind: 'sand', at: hole.at });
  expect(painted(filled, all(filled).get('b3')!, '.')).toBe(TEXT);
});
