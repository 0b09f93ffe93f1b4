/** Hundreds of games end as they ended. When they should not any more: `npm run record`, and say why in the commit. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TABLE } from './recorded/table.ts';
import { differs, groupsOf, nameOf, onFile, play } from './support/recorded.ts';

const recorded = onFile();

it('every pack of the repository has its line in the table', () => {
  const packs = readdirSync('cards')
    .filter((name) => name !== 'README.md' && !name.endsWith('.weights.json'))
    .map((name) => `cards/${name}`);
  expect(TABLE.map(({ pack }) => pack).sort()).toEqual(packs.sort());
});

it('there are enough of them, for one player to four', () => {
  const games = [...recorded.values()].flat();
  expect(games.length).toBeGreaterThanOrEqual(500);
  expect([...new Set(games.map(({ scores }) => scores.length))].sort((a, b) => a - b)).toEqual([1, 2, 3, 4]);
});

describe.each(TABLE)('$pack', (lot) => {
  const groups = groupsOf(lot);

  it('is recorded as the table says', () => {
    expect([...recorded.keys()].filter((name) => name.startsWith(`${lot.pack} `)).sort()).toEqual(
      groups.map(nameOf).sort(),
    );
  });

  it.each(groups.map((group) => [nameOf(group), group] as const))('%s', (name, group) => {
    expect(differs(recorded.get(name) ?? [], play(group))).toEqual([]);
  });
});
