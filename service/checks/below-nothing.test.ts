import { expect, test } from 'vitest';
import { diagnosticLines, loadText, smallPack } from '../analysis/fixtures.ts';

const GAME = `zones: {box: {}, play: {of: player, listening: true}}
decks: {events: {starts: play}}
counters: {coin: {plural: coins}, note: {}}
pieces: {hut: {cost: 1 coin}}
types: {event: {programs: {effect: parts}}}
`;
const warned = (effect: string): string[] =>
  diagnosticLines(
    loadText(
      smallPack(`${GAME}cards: [{id: tax, deck: events, type: event, effect: "${effect}"}]\n`).replace(
        'counters: {coin: {plural: coins}}\n',
        '',
      ),
    ),
  ).filter((line) => / error |below-nothing/.test(line));

// LANGUAGE.md: a counter is never less than 0
test('what pays is set to less than there is', () => {
  const line: unknown = expect.stringContaining('below-nothing Where `coin - 3` is less than 0, `coin` becomes 0');
  expect(warned('set coin to coin - 3')).toEqual([line]);
  expect(warned('gain 1 coin then set coin to coin - 3')).toEqual([line]);
});

test('not where it is said or asked, nor what only notes something', () => {
  expect(warned('set coin to max(coin - 3, 0)')).toEqual([]);
  expect(warned('if coin >= 3: set coin to coin - 3')).toEqual([]);
  expect(warned('set coin to coin + 3')).toEqual([]);
  expect(warned('set coin to coin - note')).toEqual([]);
  expect(warned('set note to note - 1')).toEqual([]);
  expect(warned('lose 3 coins')).toEqual([]);
});
