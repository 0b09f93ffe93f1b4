/** The score sheet: its sums are the scores of the game, and what is to come is told of the viewer alone. */
import { expect, it } from 'vitest';
import { CITIES, NIM, YUCATA, pack } from '../../test/support/packs.ts';
import { standingOf } from '../../interpreter/bots/standing.ts';
import { Game, sentenceRenderer } from '../../interpreter/index.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { courseOf, scoresOf } from './score-sheet.ts';
import type { ScoreSource } from './table-protocol.ts';

const sum = (sources: readonly ScoreSource[], seat: number): number =>
  sources.reduce((all, { values }) => all + values[seat], 0);

it.each([
  [CITIES, 2],
  [CITIES, 3],
  [YUCATA, 2],
])('%s, %i players: at every tenth choice and at the end', (path, players) => {
  const model = pack(path);
  const game = new Game(model, { players, seed: 4, trace: true });
  const words = sentenceRenderer(model, 'en');
  const choices = new ChoiceSource(4);
  for (let n = 0; game.decision; n++) {
    if (n % 10 === 0) {
      for (let seat = 0; seat < players; seat++) {
        const { soFar, before, totals, toCome } = scoresOf(game, seat, words)!;
        const score = standingOf(game.fork().vm, seat).score!;
        expect(before[seat] + sum(soFar, seat)).toBe(score.now);
        expect(totals[seat] + sum(toCome, seat)).toBe(score.final);
        expect(toCome.flatMap(({ values }) => values.filter((value, i) => i !== seat && value !== 0))).toEqual([]);
        for (const { values, parts } of soFar) {
          for (const part of parts) expect(part.values[seat]).toBeLessThanOrEqual(Math.max(values[seat], 0));
        }
      }
      expect(scoresOf(game, -1, words)!.toCome).toEqual([]);
    }
    game.choose(game.decision.options[choices.below(game.decision.options.length)].key);
  }
  const { soFar, before, totals, toCome } = scoresOf(game, 0, words)!;
  expect([before, toCome]).toEqual([totals.map(() => 0), []]);
  for (const { player, by } of game.ranking) {
    expect([sum(soFar, player), totals[player]]).toEqual([by[0].value, by[0].value]);
  }
  const course = courseOf(game);
  expect([course.steps[0], course.steps.at(-1)]).toEqual([0, game.length]);
  expect(course.counters['point'].map((values) => values.at(-1))).toEqual(totals);
});

it('a game without a final scoring has no sheet', () => {
  const model = pack(NIM);
  const game = new Game(model, { players: 2, trace: true });
  expect(scoresOf(game, 0, sentenceRenderer(model, 'en'))).toBeNull();
  expect(courseOf(game).steps).toEqual([0]);
});
