/** Maps: boards that are written as rows of letters. What is right stands here by hand, from a drawing of each grid. */
import { describe, expect, test } from 'vitest';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { memoryFiles } from './files.ts';

const HEAD = `pack: map
title: Map
version: 0.1.0
status: original
players: [1]
score: coin
ranking: [most coin]
counters: {coin: {}}
site-kinds: {plot: {}, reef: {}}
procedures: {game: {end: end game}}
`;

function load(boards: string) {
  const { model, draft, diagnostics } = loadPack(memoryFiles({ 'map.yaml': `${HEAD}boards:\n${boards}` }), 'map.yaml');
  const found = (model ?? draft).boards;
  return {
    // lines are counted from that of the first board; not every test has a reef
    problems: diagnostics
      .filter(({ message }) => message !== 'Nothing uses the site kind "reef".')
      .map(({ code, line, column, message }) => `${code} ${line - 12}:${column} ${message}`),
    grid: (id = 'sea') => found.find((board) => board.id === id)?.grid,
    sites: (id = 'sea') =>
      new Map((found.find((board) => board.id === id)?.sites ?? []).map((site) => [site.id, site])),
    beside: (site: string, id = 'sea') =>
      found
        .find((board) => board.id === id)
        ?.sites.find((one) => one.id === site)
        ?.adjacent.toSorted()
        .join(' '),
  };
}

const map = (grid: string, rows: string[], more = '', legend = '{c: plot, .: none}'): string =>
  `  sea:\n    grid: ${grid}\n    rows: |\n${rows.map((row) => `      ${row}\n`).join('')}    legend: ${legend}\n${more}`;

const FOUR = ['cccc', 'cccc', 'cccc', 'cccc'];

describe('neighbours', () => {
  test.each<[grid: string, more: string, site: string, neighbours: string]>([
    ['square', '', 'b2', 'a2 b1 b3 c2'],
    ['square', '', 'a1', 'a2 b1'],
    ['square', '', 'd4', 'c4 d3'],
    ['square', '    adjacent: [sides, corners]\n', 'b2', 'a1 a2 a3 b1 b3 c1 c2 c3'],
    ['square', '    adjacent: [corners]\n', 'b2', 'a1 a3 c1 c3'],
    ['square', '    adjacent: [sides]\n', 'b2', 'a2 b1 b3 c2'],
    // the second and the fourth row lie half a site to the right
    ['hex', '', 'b2', 'a2 b1 b3 c1 c2 c3'],
    ['hex', '', 'b3', 'a2 a3 a4 b2 b4 c3'],
    ['hex', '', 'a1', 'a2 b1'],
    ['hex', '', 'a2', 'a1 a3 b1 b2 b3'],
    ['hex', '', 'd4', 'c4 d3'],
    // each row lies half a site further to the right: the rhombus of Hex, whose sharp corners have two neighbours
    ['slanted', '', 'b2', 'a2 a3 b1 b3 c1 c2'],
    ['slanted', '', 'a1', 'a2 b1'],
    ['slanted', '', 'd4', 'c4 d3'],
    ['slanted', '', 'd1', 'c1 c2 d2'],
    ['slanted', '', 'a4', 'a3 b3 b4'],
  ])('%s %s%s: %s', (grid, more, site, neighbours) => {
    const { problems, beside } = load(map(grid, FOUR, more));
    expect(problems.filter((one) => !one.includes('"."'))).toEqual([]);
    expect(beside(site)).toBe(neighbours);
  });

  test.each(['square', 'hex', 'slanted'])('of a %s grid are neighbours of each other', (grid) => {
    const { sites } = load(map(grid, FOUR));
    const all = sites();
    const oneWay = [...all.values()].flatMap(({ id, adjacent }) =>
      adjacent.filter((other) => !all.get(other)?.adjacent.includes(id)).map((other) => `${id} ${other}`),
    );
    expect(all.size).toBe(16);
    expect(oneWay).toEqual([]);
  });

  test('are not where no site is', () => {
    const { problems, sites, beside } = load(map('square', ['ccc', 'c.c', 'ccc']));
    expect(problems).toEqual([]);
    expect([...sites().keys()].sort().join(' ')).toBe('a1 a2 a3 b1 b3 c1 c2 c3');
    expect(beside('b1')).toBe('a1 c1');
  });
});

describe('where a site is drawn', () => {
  test.each<[grid: string, x: number, y: number]>([
    ['square', 2, 3],
    ['hex', 2.5, 2.598],
    ['slanted', 3.5, 2.598],
  ])('%s: c4', (grid, x, y) => {
    const { sites } = load(map(grid, FOUR));
    expect(sites().get('a1')?.at).toEqual([0, 0]);
    const [left, top] = sites().get('c4')!.at!;
    expect(left).toBeCloseTo(x, 3);
    expect(top).toBeCloseTo(y, 3);
  });

  test('says a site of any board by two numbers', () => {
    const { problems, sites } = load(
      '  sea: {sites: {here: {kind: plot, at: [3, 2], adjacent: [there]}, there: {kind: plot}}}\n',
    );
    expect(problems).toEqual([]);
    expect([...sites().values()].map(({ at }) => at)).toEqual([[3, 2], undefined]);
  });
});

describe('rows', () => {
  test('blanks and empty lines count for nothing, so that a slanted map is written slanted', () => {
    const { problems, sites } = load(map('slanted', ['c c r', '', '  c r c', '\t'], '', '{c: plot, r: reef}'));
    expect(problems).toEqual([]);
    expect([...sites().values()].map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'a1 plot',
      'b1 plot',
      'c1 reef',
      'a2 plot',
      'b2 reef',
      'c2 plot',
    ]);
  });

  test('a letter gives its sites all that the legend says', () => {
    const legend = '{c: plot, S: {kind: reef, tags: [spot], bonus: gain 2 coins, surcharge: 1 coin}}';
    const { problems, sites } = load(map('square', ['cS', 'Sc'], '', legend));
    expect(problems.filter((one) => !one.startsWith('unused-name'))).toEqual([]);
    expect(
      [...sites().values()].map(({ id, kind, tags, bonus, surcharge }) => [
        id,
        kind,
        tags,
        bonus?.origin.text,
        surcharge.map(({ counter }) => counter),
      ]),
    ).toEqual([
      ['a1', 'plot', [], undefined, []],
      ['b1', 'reef', ['spot'], 'gain 2 coins', ['coin']],
      ['a2', 'reef', ['spot'], 'gain 2 coins', ['coin']],
      ['b2', 'plot', [], undefined, []],
    ]);
  });

  test('of 26 columns end with z; beyond them sites are named by row and column', () => {
    const wide = (columns: number): string[] =>
      [
        ...load(map('square', ['c'.repeat(columns), 'c'.repeat(columns)]))
          .sites()
          .keys(),
      ].filter((_, i) => i % columns === columns - 1);
    expect(wide(26)).toEqual(['z1', 'z2']);
    expect(wide(27)).toEqual(['r1c27', 'r2c27']);
  });
});

describe('a board from a map', () => {
  const more = `  pond:
    from: sea
    change-sites: {b2: {kind: reef, tags: [deep], adjacent: [d4]}}
    sites: {hut: {kind: reef, adjacent: [a1]}}
`;
  test('has its sites, their places and neighbours, what it changes, and its own besides', () => {
    const { problems, sites, beside, grid } = load(map('hex', FOUR, more));
    expect(problems.filter((one) => !one.startsWith('unused-name') && !one.includes('"."'))).toEqual([]);
    expect(grid('pond')).toBe('hex');
    expect(sites('pond').get('b2')).toMatchObject({ kind: 'reef', tags: ['deep'], at: [1.5, 0.866] });
    // the key that is changed is the whole list, as of any board
    expect(beside('b2', 'pond')).toBe('d4');
    expect(beside('c1', 'pond')).toBe('b1 c2 d1');
    expect(beside('a1', 'pond')).toBe('a2 b1 hut');
  });

  test('leaves the map as it was', () => {
    const { sites, beside } = load(map('hex', FOUR, more));
    expect(sites().get('b2')).toMatchObject({ kind: 'plot', tags: [] });
    expect(beside('b2')).toBe('a2 b1 b3 c1 c2 c3');
    expect(sites().has('hut')).toBe(false);
  });

  test('may have another map in its place: only the sites of both are those of the second', () => {
    const { problems, sites, beside } = load(
      `${map('square', ['cc', 'cc'], '', '{c: plot}')}  pond: {from: sea, grid: square, rows: "r", legend: {r: reef}}\n`,
    );
    expect(problems).toEqual([]);
    expect(sites('pond').get('a1')?.kind).toBe('reef');
    expect(beside('a1', 'pond')).toBe('');
    expect(beside('b2', 'pond')).toBe('a2 b1');
  });
});

test('single sites of a map are changed in its own board', () => {
  const { problems, sites, beside } = load(
    map('square', ['cc', 'cc'], '    change-sites: {b2: {bonus: gain 1 coin, adjacent: [a1]}}\n', '{c: plot}'),
  );
  expect(problems).toEqual([]);
  expect(sites().get('b2')?.bonus?.origin.text).toBe('gain 1 coin');
  expect(beside('a1')).toBe('a2 b1 b2');
});

describe('a mistake is said where it stands', () => {
  test.each<[what: string, boards: string, problems: string[]]>([
    [
      'a row that is shorter',
      map('square', ['cccc', 'ccc', 'cccc'], '', '{c: plot}'),
      ['wrong-map 4:7 Row 2 of the map has 3 letters; the others have 4.'],
    ],
    [
      'a row that is longer, behind an empty one',
      map('square', ['cc', '', 'cc', 'c c c'], '', '{c: plot}'),
      ['wrong-map 6:7 Row 3 of the map has 3 letters; the others have 2.'],
    ],
    [
      'a letter that the legend does not know',
      map('square', ['ccc', 'cxc'], '', '{c: plot}'),
      ['wrong-map 4:8 The legend does not say what "x" is.'],
    ],
    [
      'a letter of the legend that no row has',
      map('square', ['cc', 'cc'], '', '{c: plot, d: reef}'),
      ['wrong-map 5:23 No row of the map has the letter "d".'],
    ],
    [
      'more than a letter',
      map('square', ['cc'], '', '{c: plot, deep: reef}'),
      ['wrong-map 4:23 "deep" is more than one letter.'],
    ],
    ['no site', map('square', ['..', '..'], '', '{.: none}'), ['wrong-map 2:5 The map has no site.']],
    [
      'sites beside rows',
      `  sea: {grid: square, rows: cc, legend: {c: plot}, sites: {far: {kind: plot}}}\n`,
      ['wrong-map 0:23 A board has either "sites" or a map of "rows".'],
    ],
    ['no grid', '  sea: {rows: cc, legend: {c: plot}}\n', ['wrong-map 0:9 A map also needs "grid".']],
    ['no legend', '  sea: {grid: square, rows: cc}\n', ['wrong-map 0:9 A map also needs "legend".']],
    [
      'no rows',
      '  sea: {grid: square}\n',
      ['wrong-map 0:9 A map also needs "rows".', 'wrong-map 0:9 A map also needs "legend".'],
    ],
    [
      'neighbours over corners of hexagons',
      map('hex', ['cc', 'cc'], '    adjacent: [sides]\n', '{c: plot}'),
      ['wrong-map 6:5 In a hex grid each site has six neighbours; "adjacent" is for square grids.'],
    ],
    [
      'a place of one number',
      '  sea: {sites: {far: {kind: plot, at: [3]}}}\n',
      ['wrong-map 0:35 A place is two numbers: from the left, and from the top.'],
    ],
    [
      'a place of three',
      '  sea: {sites: {far: {kind: plot, at: [3, 1, 2]}}}\n',
      ['wrong-map 0:35 A place is two numbers: from the left, and from the top.'],
    ],
    [
      'a kind that there is not',
      map('square', ['cc'], '', '{c: plott}'),
      ['unknown-name 4:17 No site-kind is called "plott".'],
    ],
    [
      'a grid that there is not',
      map('round', ['cc'], '', '{c: plot}'),
      ['wrong-choice 1:11 "round" is not one of "square", "hex" or "slanted".'],
    ],
    [
      'a change of a site that the map does not have',
      `${map('square', ['cc'], '', '{c: plot}')}    change-sites: {c1: {kind: reef}}\n`,
      ['unknown-name 5:20 This board has no site "c1".'],
    ],
    [
      'a misspelt way in a group',
      `${map('square', ['cc'], '', '{c: plot}')}    ways: {diagonal: [north-east, south-easst]}\n`,
      ['unknown-name 5:35 No way is called "south-easst".'],
    ],
    [
      'a way in a group that this grid does not have',
      `${map('hex', ['cc'], '', '{c: plot}')}    ways: {ahead-ways: [north, north-east]}\n`,
      ['unknown-name 5:25 No way is called "north".'],
    ],
    [
      'a way in a group that no site of the board has',
      '  sea: {sites: {p1: {kind: plot, ways: {next: p2}}, p2: {kind: plot}}, ways: {around: [next, back]}}\n',
      ['unknown-name 0:94 No way is called "back".'],
    ],
  ])('%s', (_, boards, problems) => {
    expect(load(boards).problems).toEqual(problems);
  });

  test('a misspelt way has the nearest name', () => {
    const files = memoryFiles({
      'map.yaml': `${HEAD}boards:\n${map('square', ['cc'], '    ways: {uphill: [north-easst]}\n', '{c: plot}')}`,
    });
    const [{ data }] = loadPack(files, 'map.yaml').diagnostics.filter(({ code }) => code === 'unknown-name');
    expect((data as { suggestions: string[] }).suggestions[0]).toBe('north-east');
  });
});

test('a pack that extends another one may write the rows anew, and a mistake in them is said there', () => {
  const change = 'change: {boards: {sea: {rows: "cx"}}}\n';
  const { diagnostics } = loadPack(
    memoryFiles({
      'map.yaml': `${HEAD}boards:\n${map('square', ['cc', 'cc'], '', '{c: plot}')}`,
      'more.yaml': `pack: more\nversion: 0.1.0\nextends: map\nstatus: original\n${change}`,
    }),
    'more.yaml',
  );
  expect(
    diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ file, code, line, column }) => `${file} ${code} ${line}:${column}`),
  ).toEqual(['more.yaml wrong-map 5:33']);
});
