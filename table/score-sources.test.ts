/** What the sheet calls the sources of points: the two innermost named steps in which they were gained, and the cards. */
import { expect, test } from 'vitest';
import { packOf } from '../test/support/packs.ts';
import { Game, sentenceRenderer } from '../interpreter/index.ts';
import { scoresOf } from './score-sheet.ts';

const PACK = packOf(`
pack: sheet
players: [2]
counters: {coin: {}, point: {}}
score: point
zones: {pile: {}, claimed: {of: player, listening: true}}
decks: {d: {starts: pile}}
types: {t: {programs: {effect: standing}}}
cards: [{id: mill, name: Mill, deck: d, type: t, effect: "when you gain coin: gain 4 points"}]
procedures:
  game:
    own: "each player: if seat = 1: move cards in pile to claimed"
    years: "repeat 2 times: do year"
    wait: "each player: confirm go-on"
    final: "each player: do score"
    end: end game
  year:
    months: "each player: do month"
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

test('points are under the two innermost steps, and under their card', () => {
  const game = new Game(PACK, { players: 2, trace: true });
  const { soFar, before, totals, toCome } = scoresOf(game, 0, sentenceRenderer(PACK, 'en'))!;
  // two years: 3 points of each day, 4 of the mill for the first player, 1 of alms for the second
  expect(soFar).toEqual([
    { name: 'Days · Work', values: [8, 0], parts: [{ name: 'Mill', values: [8, 0] }] },
    { name: 'Days · Rest', values: [6, 6], parts: [] },
    { name: 'Months · Alms', values: [0, 2], parts: [] },
  ]);
  expect([before, totals]).toEqual([
    [0, 0],
    [14, 8],
  ]);
  // 2 points for each of 2 coins
  expect(toCome.map(({ name, gain }) => [name, gain])).toEqual([['Leftovers', 4]]);
});
