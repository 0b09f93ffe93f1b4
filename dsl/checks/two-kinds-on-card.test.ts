import { expect, test } from 'vitest';
import { diagnosticLines, loadText } from '../analysis/fixtures.ts';

/** What is found of a card with these lines, which is in play. */
const found = (...lines: string[]): string[] =>
  diagnosticLines(
    loadText(
      `pack: p
players: [2]
counters: {coin: {plural: coins}, gem: {}}
procedures: {game: {end: end game}}
zones: {pile: {}, claimed: {of: player, listening: true}}
decks: {d: {starts: pile}}
types: {t: {programs: {effect: standing}}}
cards:
  - id: chest
    deck: d
    type: t
    effect: |
${lines.map((line) => `      ${line}\n`).join('')}`,
    ),
  ).filter((line) => line.includes('two-kinds-on-card'));

test('a card holds one kind of thing', () => {
  expect(found('when this enters claimed: put 4 coin on this', 'when you gain gem: take 1 coin from this')).toEqual([]);
  expect(found('when this enters claimed: put 4 coin on this', 'when you gain gem: pay 1 gem to this')).toEqual([
    expect.stringContaining('A card holds one kind of thing; on "chest" there would be "coin", "gem".'),
  ]);
  expect(found('when you gain gem: put 1 coin, 1 gem on this')).toHaveLength(1);
  expect(found('when you gain gem: pay 1 coin or 1 gem to this')).toHaveLength(1);
  expect(found('when you gain gem: put 1 coin on this', 'when you gain coin: gain (gem of this) coins')).toHaveLength(
    1,
  );
});

test('what is counted as marks is another thing', () => {
  expect(found('when this enters claimed: put 4 coin on this', 'when you gain gem: set marks of this to 0')).toEqual([
    expect.stringContaining('"coin", "marks"'),
  ]);
});
