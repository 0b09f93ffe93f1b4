/** Games recorded in full replay with equal hashes. If a rule changed on purpose: `npm run record`, and say why in the commit. */
import { describe, expect, it } from 'vitest';
import { FULL } from './recorded/table.ts';
import { differences, read, record, stored } from './support/fixtures.ts';
import { pack } from './support/packs.ts';

it('all are recorded, of every number of players, of several packs and options', () => {
  expect(stored().sort()).toEqual(Object.keys(FULL).sort());
  const games = Object.values(FULL);
  expect([...new Set(games.map(({ players }) => players))].sort((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  expect(new Set(games.map((game) => game.pack)).size).toBeGreaterThanOrEqual(4);
  expect(new Set(games.flatMap(({ options }) => Object.keys(options))).size).toBeGreaterThanOrEqual(6);
});

describe.each(Object.keys(FULL))('%s', (name) => {
  const was = read(name);

  it('plays as recorded, to the same final table', () => {
    const { fixture, followed } = record(name, was.choices);
    expect(differences(was, fixture, followed)).toEqual([]);
    expect(fixture).toEqual(was);
  });

  it('has a final table that sums to the final score', () => {
    const model = pack(was.pack);
    const by = model.ranking.findIndex(({ counter }) => counter === model.score);
    for (const { player, by: values } of was.ranking) {
      expect(was.table.reduce((sum, row) => sum + Number(row[player + 1]), 0)).toBe(values[by]);
    }
  });
});
