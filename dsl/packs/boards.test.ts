/** Boards that begin from others, and single keys of sites that are changed. */
import { describe, expect, test } from 'vitest';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { memoryFiles } from './files.ts';

const BASE = `pack: base
title: Base
version: 0.1.0
status: original
players: [1]
score: coin
ranking: [most coin]
counters: {coin: {}}
site-kinds: {plot: {}}
boards:
  valley:
    sites:
      p1: {kind: plot, bonus: gain 1 coin}
      p2: {kind: plot, adjacent: [p1]}
      p3: {kind: plot, adjacent: [p2]}
procedures: {game: {end: end game}}
`;

const load = (more: string) => {
  const { model, diagnostics } = loadPack(
    memoryFiles({
      'base.yaml': BASE,
      'more.yaml': `pack: more\nversion: 0.1.0\nextends: base\nstatus: original\n${more}`,
    }),
    'more.yaml',
  );
  return {
    problems: diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ code, line, column }) => `${code} ${line}:${column}`),
    boards: Object.fromEntries(
      (model?.boards ?? []).map(({ id, sites }) => [
        id,
        sites.map((site) => `${site.id} ${site.bonus?.origin.text ?? '-'} ${site.adjacent.join(' ')}`),
      ]),
    ),
  };
};

describe('a board from another', () => {
  test('has all of its sites, its own besides, and what it changes of one', () => {
    const { problems, boards } = load(`boards:
  delta:
    from: valley
    sites: {p4: {kind: plot, adjacent: [p3]}}
    change-sites: {p1: {bonus: gain 2 coins}, p3: {adjacent: [p1]}}
`);
    expect(problems).toEqual([]);
    expect(boards).toEqual({
      valley: ['p1 gain 1 coin p2', 'p2 - p1 p3', 'p3 - p2'],
      delta: ['p1 gain 2 coins p2 p3', 'p2 - p1', 'p3 - p4 p1', 'p4 - p3'],
    });
  });
  test.each([
    ['boards: {delta: {from: vally}}\n', 'unknown-id 5:18'],
    ['boards: {delta: {}}\n', 'missing-key 5:10'],
    ['boards: {delta: {from: valley, change-sites: {p9: {bonus: gain 1 coin}}}}\n', 'unknown-name 5:47'],
    ['boards: {delta: {from: valley, sites: {p4: {kind: plot, adjacent: [p9]}}}}\n', 'unknown-name 5:68'],
  ])('%s', (text, problem) => expect(load(text).problems).toEqual([problem]));
});

test('a tag that only a variant gives to a site is a name, found where it is written', () => {
  const { problems } = load(
    'change:\n  boards: {valley: {change-sites: {p2: {tags: [marsh]}}}}\npredicates: {muddy: marsh}\n',
  );
  expect(problems).toEqual([]);
});

test('a variant changes one site of a board, and leaves the others alone', () => {
  const { problems, boards } = load('change:\n  boards: {valley: {change-sites: {p2: {bonus: gain 3 coins}}}}\n');
  expect(problems).toEqual([]);
  expect(boards).toEqual({ valley: ['p1 gain 1 coin p2', 'p2 gain 3 coins p1 p3', 'p3 - p2'] });
});
