import { expect, test } from 'vitest';
import { diagnosticLines, loadText, smallPack } from '../analysis/fixtures.ts';

const GAME = `periods: {turn: {}}
site-kinds: {plot: {}, lane: {}}
classes: {building: {of: piece}}
pieces: {hut: {where: empty plot, classes: [building]}, mill: {where: empty plot, classes: [building]}, road: {where: empty lane}}
predicates: {near: plot adjacent to lanes, inner: near plot with roads >= 0}
boards: {b: {sites: {p1: {kind: plot, adjacent: [l1]}, l1: {kind: lane, adjacent: [p1]}}}}
`;
function heard(...lines: string[]): string[] {
  const rules = `rules:\n${lines.map((line) => `  - "${line}"\n`).join('')}`;
  const all = diagnosticLines(loadText(smallPack(GAME + rules)));
  expect(all.filter((line) => line.includes('unknown') || line.includes('expected'))).toEqual([]);
  return all.filter((line) => line.includes('heard-twice'));
}
const also = (line: number, other: string, some = false): unknown =>
  expect.stringContaining(
    `p.yaml:${line}:6 heard-twice ${some ? 'Some of what' : 'What'} this line hears, \`${other}\` hears, too:`,
  );
const FIRST = 13;

// docs/reference/events.md: what is built where the predicate is true already becomes it, too
test('what is built where a predicate is true also becomes it', () => {
  const becomes = 'when hut becomes near: gain 1 coin';
  expect(heard(becomes, 'when you build near hut: gain 1 coin')).toEqual([also(FIRST + 1, becomes)]);
  expect(heard('when you build near hut: gain 1 coin', becomes)).toEqual([also(FIRST, becomes)]);
  expect(heard('when building becomes near: gain 1 coin', 'when you build near hut: gain 1 coin')).toHaveLength(1);
  expect(heard(becomes, 'when you build hut: gain 1 coin')).toEqual([]);
  expect(heard(becomes, 'when you build near building: gain 1 coin')).toEqual([]);
  expect(heard('when plot becomes near: gain 1 coin', 'when you build near hut: gain 1 coin')).toEqual([]);
});

test('a predicate is what it is declared to be, unless something else is treated as it', () => {
  const inner = 'when you build inner hut: gain 1 coin';
  const becomes = 'when hut becomes near: gain 1 coin';
  expect(heard(becomes, inner)).toEqual([also(FIRST + 1, becomes)]);
  expect(heard(becomes, 'when you build hut adjacent to a lane: gain 1 coin')).toEqual([]);
  expect(heard(becomes, inner, 'treat hut as inner')).toEqual([]);
});

test('lines of one kind, of which one hears less', () => {
  const buildings = 'when you build building: gain 1 coin';
  expect(heard(buildings, 'when you build hut: gain 1 coin')).toEqual([also(FIRST + 1, buildings)]);
  expect(heard(buildings, buildings)).toEqual([also(FIRST + 1, buildings)]);
  expect(heard('when you build hut: gain 1 coin', 'when you build mill: gain 1 coin')).toEqual([]);
  expect(heard(buildings, 'when you upgrade hut: gain 1 coin')).toEqual([]);
  expect(heard('when you build the 1st building this turn: gain 1 coin', 'when you build hut: gain 1 coin')).toEqual(
    [],
  );
});

test('what does something else is meant', () =>
  expect(heard('when hut becomes near: gain 1 coin', 'when you build near hut: gain 2 coins')).toEqual([]));

test('some events of a line, and two of one line', () => {
  const becomes = 'when hut becomes near: gain 1 coin';
  expect(heard(becomes, 'when you build near hut or you build mill: gain 1 coin')).toEqual([
    also(FIRST + 1, becomes, true),
  ]);
  expect(heard('when hut becomes near or you build near hut: gain 1 coin')).toEqual([
    `p.yaml:${FIRST}:6 heard-twice Two events of this line come together, so that what it does is done twice.`,
  ]);
  // what fits two patterns of one kind starts the line once
  expect(heard('when you build hut or you build building: gain 1 coin')).toEqual([]);
});
