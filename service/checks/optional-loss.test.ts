import { expect, test } from 'vitest';
import { diagnosticLines, loadText, smallPack } from '../analysis/fixtures.ts';

const GAME = `zones: {box: {}, play: {of: player, listening: true}}
decks: {weather: {starts: play}}
counters: {coin: {plural: coins}, debt: {}}
pieces: {hut: {cost: 1 coin}}
periods: {era: {}}
types: {storm: {programs: {effect: standing}}}
`;
const warned = (effect: string, more = ''): string[] =>
  diagnosticLines(
    loadText(
      smallPack(`${GAME}${more}cards: [{id: gale, deck: weather, type: storm, effect: "${effect}"}]\n`).replace(
        'counters: {coin: {plural: coins}}\n',
        '',
      ),
    ),
  ).filter((line) => / error |optional-loss|unknown/.test(line));
const may = (effect: string): unknown => expect.stringContaining(`optional-loss \`${effect}\` may be left:`);

// LANGUAGE.md, `when`: on a card, what is more than a gift may be left when it happens, unless it begins with `must`
test('what only takes something, and may be left', () => {
  expect(warned('when you build hut: lose 1 coin')).toEqual([may('lose 1 coin')]);
  expect(warned('when you build hut: must lose 1 coin')).toEqual([]);
  expect(warned('when you build hut: if coin >= 2: lose 1 coin')).toEqual([may('lose 1 coin')]);
  expect(warned('when you build hut: if coin >= 2: must lose 1 coin')).toEqual([]);
});

test('what one may do once in a period, as often as one likes, or not at all', () => {
  expect(warned('once per era: lose 1 coin')).toEqual([may('lose 1 coin')]);
  expect(warned('once per era: if coin >= 2: lose 1 coin')).toEqual([may('if coin >= 2: lose 1 coin')]);
  expect(warned('once per era: (lose 1 coin or lose 2 coins)')).toEqual([may('lose 1 coin or lose 2 coins')]);
  expect(warned('when you build hut: may lose 1 coin')).toEqual([may('lose 1 coin')]);
  expect(warned('when you build hut: up to 3 times: lose 1 coin')).toEqual([may('lose 1 coin')]);
  expect(warned('when you build hut: any number of times: lose 1 coin')).toEqual([may('lose 1 coin')]);
  expect(warned('when you build hut: gain 1 debt then may lose 1 coin')).toEqual([may('lose 1 coin')]);
});

test('one of several parts of what a card does at once', () => {
  const done = (effect: string): string[] =>
    warned('when you build hut: gain 1 coin', '').concat(
      diagnosticLines(
        loadText(
          smallPack(
            `${GAME.replace('programs: {effect: standing}', '')}cards: [{id: gale, deck: weather, type: storm, effect: "${effect}"}]\n`,
          ).replace('counters: {coin: {plural: coins}}\n', ''),
        ),
      ).filter((line) => / error |optional-loss|unknown/.test(line)),
    );
  expect(done('lose 1 coin')).toEqual([]);
  expect(done('gain 1 debt; lose 1 coin')).toEqual([may('lose 1 coin')]);
  expect(done('gain 1 debt then lose 1 coin')).toEqual([]);
  expect(done('gain 1 debt; must lose 1 coin')).toEqual([]);
});

test('not where what follows asks whether it was done, or it brings something', () => {
  expect(warned('when you build hut: (up to 3 times: lose 1 coin) then gain (amount) debts')).toEqual([]);
  expect(warned('once per era: lose 1 coin then gain 1 debt')).toEqual([]);
  expect(warned('once per era: lose 1 debt')).toEqual([]);
  expect(warned('once per era: pay 1 coin: gain 1 debt')).toEqual([]);
});

test('also as one of its parts, and until a period ends', () => {
  expect(warned('when you build hut: (gain 1 debt; lose 1 coin)')).toEqual([may('lose 1 coin')]);
  expect(warned('when you build hut: until end of game: when you build hut: lose 1 coin')).toEqual([
    may('lose 1 coin'),
  ]);
});

test('not what brings something, what one is glad to lose, or what the rules of the game do', () => {
  expect(warned('when you build hut: lose 1 coin then gain 1 debt')).toEqual([]);
  expect(warned('when you build hut: lose 1 coin or gain 1 debt')).toEqual([]);
  expect(warned('when you build hut: lose 1 debt')).toEqual([]);
  expect(warned('when you build hut: gain 1 debt', 'rules: ["when you build hut: lose 1 coin"]\n')).toEqual([]);
});
