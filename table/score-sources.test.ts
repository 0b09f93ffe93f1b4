/** What the sheet calls the sources of points: parts of the rules, periods, and what gave them. */
import { expect, test } from 'vitest';
import { packOf } from '../test/support/packs.ts';
import { sentenceRenderer, newGame } from '../interpreter/index.ts';
import { scoresOf, sheetCounter } from './score-sheet.ts';
import type { ScoreSource } from './protocol.ts';

const PACK = packOf(`
pack: sheet
players: [2]
counters: {coin: {}, point: {}}
score: point
zones: {pile: {}, claimed: {of: player, listening: true}}
decks: {d: {starts: pile}}
types: {t: {programs: {effect: standing}}}
cards: [{id: mill, name: Mill, deck: d, type: t, effect: "when you gain coin: gain 4 points"}]
periods: {year: {}}
procedures:
  game:
    own: "each player: if seat = 1: move cards in pile to claimed"
    years: "repeat 2 times: do year"
    wait: "each player: confirm go-on"
    final: "each player: do score"
    end: end game
  year:
    begin: begin year
    months: "each player: do month"
    end: end year
  month:
    days: do day
    alms: "if seat = 2: gain 1 point"
  day:
    work: "gain 1 coin"
    rest: gain 3 points
  score:
    rest: gain (2 * coin) points
lexicon:
  en:
    day/work: {phrase: Work}
    day/rest: {phrase: Rest}
    month/days: {phrase: Days}
    month/alms: {phrase: Alms}
    year/months: {phrase: Months}
    game/years: {phrase: Years}
    score/rest: {phrase: Leftovers}
    game/final: {phrase: Final}
`);

const TURNS = packOf(`
pack: turns
players: [1]
counters: {coin: {}, point: {}}
score: point
periods: {turn: {}, year: {}}
zones: {pile: {}, claimed: {of: player, listening: true}}
decks: {d: {starts: pile}}
types: {t: {programs: {effect: standing}}}
cards: [{id: mill, name: Mill, deck: d, type: t, effect: "when you gain coin: gain 2 points"}]
procedures:
  game:
    own: "each player: move cards in pile to claimed"
    years: "repeat 2 times: do year"
    rest: "each player: gain 1 point"
    end: end game
  year:
    begin: begin year
    turns: "repeat 2 times: each player: do turn"
    harvest: "each player: do reap"
    end: end year
  turn:
    begin: begin turn
    work: gain 1 coin
    end: end turn
  reap:
    sheaves: gain 3 points
`);

test('points are under the part of the rules in which they came, by year, and by what gave them', () => {
  const game = newGame(PACK, { players: 2, trace: true });
  const { soFar, before, totals, toCome } = scoresOf(game, 0, sentenceRenderer(PACK, 'en'))!;
  // two years: 3 points of each day, 4 of the mill for the first player, 1 of alms for the second
  const year = (n: number): ScoreSource => ({
    name: `Year ${n}`,
    values: [7, 4],
    parts: [
      { name: 'Mill', values: [4, 0], parts: [] },
      { name: 'Rest', values: [3, 3], parts: [] },
      { name: 'Alms', values: [0, 1], parts: [] },
    ],
  });
  expect(soFar).toEqual([{ name: 'Months', values: [14, 8], parts: [year(1), year(2)] }]);
  expect([before, totals]).toEqual([
    [0, 0],
    [14, 8],
  ]);
  // 2 points for each of 2 coins
  expect(toCome.map(({ name, gain }) => [name, gain])).toEqual([['Leftovers', 4]]);
});

test('what the turns of a year give is told by component alone, and a single step says nothing more', () => {
  const game = newGame(TURNS, { players: 1, trace: true });
  const { soFar } = scoresOf(game, 0, sentenceRenderer(TURNS, 'en'))!;
  expect(soFar).toEqual([
    { name: 'Turns', values: [8], parts: [{ name: 'Mill', values: [8], parts: [] }] },
    {
      name: 'Harvest',
      values: [6],
      parts: [
        { name: 'Year 1', values: [3], parts: [] },
        { name: 'Year 2', values: [3], parts: [] },
      ],
    },
    { name: 'Rest', values: [1], parts: [] },
  ]);
});

test('a game whose points come from one place has no sheet; from two, it has one', () => {
  const counter = (text: string): string | null => sheetCounter(packOf(text));
  const head = 'pack: p\nplayers: [2]\ncounters: {point: {}}\nscore: point\nprocedures:\n  game:\n';
  expect(counter(`${head}    a: 'each player: gain 1 point'\n    b: end game\n`)).toBeNull();
  expect(
    counter(`${head}    a: 'each player: gain 1 point'\n    b: 'each player: gain 2 points'\n    c: end game\n`),
  ).toBe('point');
});
