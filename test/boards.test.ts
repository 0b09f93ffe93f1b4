/** What is attested of the player boards of Underwater Cities holds for each; their layouts are ours. */
import { describe, expect, it } from 'vitest';
import type { BoardDef, SiteDef } from '../dsl/packs/model.ts';
import { newGame } from '../interpreter/index.ts';
import { pack } from './support/packs.ts';

const { boards, options, playerCounts } = pack();
const numberOf = ({ id }: BoardDef): number => Number(id.split('-')[1]);
const ofKind = ({ sites }: BoardDef, kind: string): SiteDef[] => sites.filter((site) => site.kind === kind);
const tagged = ({ sites }: BoardDef, tag: string): SiteDef[] => sites.filter(({ tags }) => tags.includes(tag));
/** Neighbours of a site, of one kind. */
const beside = (board: BoardDef, site: SiteDef, kind: string): SiteDef[] =>
  ofKind(board, kind).filter(({ id }) => site.adjacent.includes(id));

it('eight of them', () => expect(boards.map(numberOf).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]));

describe.each(boards.map((board): [string, BoardDef] => [board.id, board]))('%s', (_, board) => {
  const cities = ofKind(board, 'city-site');
  const advanced = numberOf(board) > 4;

  it('nine city sites, one of them the start, each with building sites and one expansion site', () => {
    expect(cities).toHaveLength(9);
    expect(tagged(board, 'start').map(({ kind }) => kind)).toEqual(['city-site']);
    expect(new Set(cities.map((city) => beside(board, city, 'expansion-site').length))).toEqual(new Set([1]));
    const sizes = new Set(cities.map((city) => beside(board, city, 'building-site').length));
    if (!advanced) expect(sizes).toEqual(new Set([3]));
    else {
      expect(sizes.size).toBeGreaterThan(2);
      expect(Math.min(...sizes)).toBeGreaterThan(0);
    }
  });

  it('a tunnel site joins two cities, or a city and a metropolis; a building site belongs to one city', () => {
    for (const tunnel of ofKind(board, 'tunnel-site')) {
      const n = beside(board, tunnel, 'city-site').length;
      const m = beside(board, tunnel, 'metropolis').length;
      expect([tunnel.id, tunnel.adjacent.length, n + m, n > 0]).toEqual([tunnel.id, 2, 2, true]);
    }
    for (const site of [...ofKind(board, 'building-site'), ...ofKind(board, 'expansion-site')]) {
      expect([site.id, site.adjacent.length, beside(board, site, 'city-site').length]).toEqual([site.id, 1, 1]);
    }
  });

  it('a brown metropolis with two tunnel sites, two blue ones with one and with two', () => {
    const tunnels = (tag: string): number[] =>
      tagged(board, tag)
        .map((site) => beside(board, site, 'tunnel-site').length)
        .sort((a, b) => a - b);
    expect([tunnels('brown-space'), tunnels('blue-space')]).toEqual([[2], [1, 2]]);
  });

  it('surcharges and special production are on the advanced side only', () => {
    const special = board.sites.filter(
      ({ surcharge, attributes, programs }) =>
        surcharge.length > 0 || 'multiplier' in attributes || 'site-production' in programs,
    );
    expect(special.length > 0).toBe(advanced);
    const gives = board.sites.filter(({ programs }) => 'site-production' in programs).map(({ id }) => id);
    expect(tagged(board, 'rich-site').map(({ id }) => id)).toEqual(gives);
  });
});

it('no two have the same layout, the basic ones aside', () => {
  const layouts = boards
    .filter((board) => numberOf(board) > 4)
    .map(({ sites }) =>
      sites
        .filter(({ kind }) => kind === 'tunnel-site')
        .map(({ adjacent }) => [...adjacent].sort().join('-'))
        .sort()
        .join(' '),
    );
  expect(new Set(layouts).size).toBe(4);
});

it('the first four are dealt to several players, the other four by the option or to one alone', () => {
  expect(options.find(({ id }) => id === 'player-boards')).toMatchObject({
    values: ['basic', 'advanced'],
    default: 'basic',
  });
  for (const players of playerCounts) {
    for (const side of ['basic', 'advanced']) {
      const dealt = newGame(pack(), { players, seed: 7, options: { 'player-boards': side } })
        .everything()
        .players.map(({ board }) => Number(board!.split('-')[1]));
      expect(new Set(dealt).size).toBe(players);
      expect(dealt.every((n) => n > 4)).toBe(side === 'advanced' || players === 1);
    }
  }
});
