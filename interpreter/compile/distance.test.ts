/**
 * Distances and what lies within them, on random maps and graphs. The judge is a search of its own over the same rows or links,
 * which knows nothing of the engine.
 */
import { describe, expect, test } from 'vitest';
import { ChoiceSource } from '../machine/choice-source.ts';
import { afterEffect, smallPack } from '../../test/support/small-pack.ts';

/** Where steps lead, by site. */
type Links = ReadonlyMap<string, readonly string[]>;

/** How many steps lead from a site to each that can be reached. */
function stepsFrom(links: Links, start: string): Map<string, number> {
  const found = new Map([[start, 0]]);
  for (const [site, steps] of found) {
    for (const next of links.get(site) ?? []) if (!found.has(next)) found.set(next, steps + 1);
  }
  return found;
}

const HEAD = `pack: far-and-near
title: Far and near
version: 0.1.0
status: original
players: [1]
score: coin
ranking: [most coin]
counters: {coin: {}}
site-kinds: {plot: {}}
pieces: {post: {cost: free}}
procedures: {game: {end: end game}}
boards:
`;

interface Ground {
  yaml: string;
  links: Links;
}

/** A map with holes: a square one with or without corners, or one of hexagons, every second row half a site to the right. */
function randomMap(seed: number): Ground {
  const source = new ChoiceSource(seed);
  const [width, height] = [2 + source.below(5), 2 + source.below(5)];
  const kind = (['sides', 'corners', 'hex'] as const)[seed % 3];
  const rows = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => (source.below(4) === 0 ? '.' : 'p')).join(''),
  );
  rows[0] = 'p' + rows[0].slice(1);
  const isThere = (x: number, y: number): boolean => rows[y]?.[x] === 'p';
  const nameOf = (x: number, y: number): string => `${'abcdefg'[x]}${y + 1}`;
  const sides = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ];
  const corners = [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ];
  const halves = (y: number): number[][] =>
    y % 2 === 0
      ? [
          [-1, -1],
          [-1, 1],
        ]
      : [
          [1, -1],
          [1, 1],
        ];
  const around = (y: number): number[][] =>
    kind === 'sides' ? sides : kind === 'corners' ? [...sides, ...corners] : [...sides, ...halves(y)];
  const links = new Map<string, string[]>();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isThere(x, y)) continue;
      const near = around(y).filter(([dx, dy]) => isThere(x + dx, y + dy));
      links.set(
        nameOf(x, y),
        near.map(([dx, dy]) => nameOf(x + dx, y + dy)),
      );
    }
  }
  const over = kind === 'corners' ? '    adjacent: [sides, corners]\n' : '';
  const grid = kind === 'hex' ? 'hex' : 'square';
  const legend = rows.some((row) => row.includes('.')) ? '{p: {kind: plot}, .: none}' : '{p: {kind: plot}}';
  const drawn = rows.map((row) => `      ${row}\n`).join('');
  return {
    yaml: `  field:\n    of: game\n    grid: ${grid}\n${over}    rows: |\n${drawn}    legend: ${legend}\n`,
    links,
  };
}

/** A graph with links in both directions, or with ways in one. */
function randomGraph(seed: number): Ground {
  const source = new ChoiceSource(seed);
  const names = Array.from({ length: 2 + source.below(14) }, (_, i) => `n${i + 1}`);
  const links = new Map<string, string[]>(names.map((name) => [name, []]));
  const isOfWays = seed % 2 === 1;
  const fields = new Map(names.map((name) => [name, [] as string[]]));
  for (let i = 0; i < names.length * 1.5; i++) {
    const [from, to] = [names[source.below(names.length)], names[source.below(names.length)]];
    if (from === to || links.get(from)!.includes(to)) continue;
    links.get(from)!.push(to);
    if (!isOfWays) links.get(to)!.push(from);
    fields.get(from)!.push(to);
  }
  if ([...fields.values()].every((to) => to.length === 0)) {
    links.get('n1')!.push('n2');
    if (!isOfWays) links.get('n2')!.push('n1');
    fields.get('n1')!.push('n2');
  }
  const sites = names.map((name) => {
    const to = fields.get(name)!;
    if (to.length === 0) return `      ${name}: {kind: plot}\n`;
    const ways = `ways: {${to.map((site, i) => `way-${i}: ${site}`).join(', ')}}`;
    return `      ${name}: {kind: plot, ${isOfWays ? ways : `adjacent: [${to.join(', ')}]`}}\n`;
  });
  return { yaml: `  field:\n    of: game\n    sites:\n${sites.join('')}`, links };
}

const coins = (pack: ReturnType<typeof smallPack>, number: string): number =>
  afterEffect(pack, '{}', `gain (${number}) coins`, 1).view.players[0].counters.coin;

describe.each([
  ['maps', randomMap],
  ['graphs', randomGraph],
])('%s', (_, make) => {
  test.each(Array.from({ length: 12 }, (__, i) => i + 1))('number %i', (seed) => {
    const { yaml, links } = make(seed);
    const pack = smallPack(HEAD + yaml);
    const source = new ChoiceSource(seed + 100);
    const names = [...links.keys()];
    for (let i = 0; i < 6; i++) {
      const [from, to, other] = [0, 0, 0].map(() => names[source.below(names.length)]);
      const steps = stepsFrom(links, from);
      expect(coins(pack, `distance of ${from} to ${to}`)).toBe(steps.get(to) ?? names.length);
      const both = stepsFrom(links, other);
      const nearest = Math.min(steps.get(to) ?? names.length, both.get(to) ?? names.length);
      expect(coins(pack, `distance of plot where (it is ${from} or it is ${other}) to ${to}`)).toBe(nearest);
      const n = source.below(4);
      expect(coins(pack, `plots within ${n} of ${from}`)).toBe([...steps.values()].filter((far) => far <= n).length);
      // a place to which nothing leads is as far as there are sites
      const beyond = names.filter((name) => (steps.get(name) ?? names.length) > n).length;
      expect(coins(pack, `plots where (distance of ${from} to it) > ${n}`)).toBe(beyond);
    }
  });
});
