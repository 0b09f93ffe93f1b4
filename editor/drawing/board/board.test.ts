/** Drawings of boards: no site covers another, arrow keys reach all sites, badges show what a site says. */
import { beforeAll, describe, expect, it } from 'vitest';
import { boardViews } from '../../worker/board-views.ts';
import type { BoardView } from '../../worker/protocol.ts';
import { badgesOf, amountsIn } from './badges.ts';
import { layoutGrid } from './grid-layout.ts';
import { nextSite } from './next-site.ts';
import { placeSites } from './place-sites.ts';
import { brokenAtWords } from './site-text.ts';
import { loaded } from '../../../test/support/loaded.ts';

let boards: BoardView[];
beforeAll(() => {
  const { model, sources } = loaded();
  boards = boardViews(model, sources);
});

describe('every board of the pack', () => {
  it('has no two sites in one place', () => {
    for (const { id, sites } of boards) {
      const places = [...placeSites(sites)];
      expect(places.length).toBe(sites.length);
      const near = places.flatMap(([a, one], i) =>
        places
          .slice(i + 1)
          .filter(([, other]) => Math.hypot(one.x - other.x, one.y - other.y) < 0.33)
          .map(([b]) => `${a} ${b}`),
      );
      expect([id, near]).toEqual([id, []]);
    }
  });

  it('has each site within reach of the arrow keys, from each', () => {
    for (const { id, sites } of boards) {
      const places = placeSites(sites);
      const steps = new Map(
        sites.map((site) => [
          site.id,
          ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].flatMap((key) => nextSite(places, site.id, key) ?? []),
        ]),
      );
      for (const { id: from } of sites) {
        const seen = new Set([from]);
        for (const site of seen) for (const next of steps.get(site)!) seen.add(next);
        expect([id, from, sites.filter((site) => !seen.has(site.id)).map((site) => site.id)]).toEqual([id, from, []]);
      }
    }
  });
});

describe('sites that gather others into lines', () => {
  it('lie where their lines begin, and the others in rows and columns', () => {
    const lines: Record<string, string[]> = {
      'column-a': ['a1', 'a2', 'a3'],
      'column-b': ['b1', 'b2', 'b3'],
      'column-c': ['c1', 'c2', 'c3'],
      'row-1': ['a1', 'b1', 'c1'],
      'row-2': ['a2', 'b2', 'c2'],
      'row-3': ['a3', 'b3', 'c3'],
      'diagonal-up': ['a1', 'b2', 'c3'],
      'diagonal-down': ['a3', 'b2', 'c1'],
    };
    const cells = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'];
    const places = placeSites([
      ...cells.map((id) => ({ id, adjacent: Object.keys(lines).filter((line) => lines[line].includes(id)) })),
      ...Object.entries(lines).map(([id, adjacent]) => ({ id, adjacent })),
    ]);
    const drawn = Array.from({ length: 5 }, (_, y) =>
      Array.from({ length: 5 }, (_unused, x) => {
        const isHere = (at: { x: number; y: number }): boolean => Math.hypot(at.x / 1.2 - x, at.y / 1.2 - y) < 0.01;
        return [...places].filter(([, at]) => isHere(at)).map(([id]) => id);
      }).map((ids) => ids.join(' ')),
    );
    expect(drawn).toEqual([
      ['diagonal-up', 'column-a', 'column-b', 'column-c', ''],
      ['row-1', 'a1', 'b1', 'c1', ''],
      ['row-2', 'a2', 'b2', 'c2', ''],
      ['row-3', 'a3', 'b3', 'c3', ''],
      ['diagonal-down', '', '', '', ''],
    ]);
  });

  it.each([
    ['of two others', ['ab', 'bc', 'cd', 'da']],
    ['that cross at no or at several others', ['abc', 'def', 'abd', 'cef']],
    ['that do not lie straight in the grid', ['abc', 'def', 'ghi', 'adg', 'beh', 'cfi', 'abi']],
  ])('are drawn as other graphs if they are lines %s', (_, lines) => {
    const cells = [...new Set(lines.join(''))];
    const sites = [
      ...cells.map((id) => ({ id, adjacent: lines.filter((line) => line.includes(id)) })),
      ...lines.map((id) => ({ id, adjacent: [...id] })),
    ];
    expect(layoutGrid(sites, 1)).toBeNull();
    expect(placeSites(sites).size).toBe(sites.length);
  });
});

it('shows what a site costs, gives and multiplies', () => {
  const board = boards.find(({ id }) => id === 'board-5')!;
  const pictures = new Set(['steelplast', 'credit', 'kelp', 'card']);
  const of = (id: string) => {
    const site = board.sites.find((one) => one.id === id)!;
    return badgesOf(site, site.texts.en, pictures);
  };
  expect(of('c5')).toEqual([
    {
      kind: 'surcharge',
      amounts: [
        { id: 'steelplast', n: 3 },
        { id: 'credit', n: 3 },
      ],
      more: false,
      words: '',
    },
    { kind: 'attribute', amounts: [], more: false, words: '×3' },
  ]);
  expect(of('b4a').map(({ kind, amounts }) => [kind, amounts])).toEqual([
    ['surcharge', [{ id: 'kelp', n: 1 }]],
    ['program', [{ id: 'kelp', n: 1 }]],
  ]);
  expect(of('t23')).toEqual([
    {
      kind: 'bonus',
      amounts: [
        { act: 'advance', n: 1 },
        { id: 'card', n: 1 },
      ],
      more: false,
      words: '',
    },
  ]);
  expect(of('c1')).toEqual([]);
});

it.each([
  ['', []],
  ['start', ['start']],
  ['spazio metropoli', ['spazio metropoli']],
  ['spazio metropoli marrone', ['spazio metropoli', 'marrone']],
  ['ділянка коричневої метрополії', ['ділянка коричневої', 'метрополії']],
])('breaks the tags «%s» at words', (tags, lines) => {
  expect(brokenAtWords(tags)).toEqual(lines);
});

it.each([
  ['1 {credit} und 2 {kelp}', false],
  ['1 {credit} і 2 {kelp}', false],
  ['If “t23b” is producing, gain 2 {credit}.', true],
  ['{shell}', true],
])('pictures say all of «%s» or not', (marked, more) => {
  expect(amountsIn(marked, new Set(['credit', 'kelp'])).more).toBe(more);
});
