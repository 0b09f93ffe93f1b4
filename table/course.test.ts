/** The course of a game: what its events say comes to what its positions are. */
import { expect, it } from 'vitest';
import { CITIES, NIM, YUCATA, pack } from '../test/support/packs.ts';
import { sentenceRenderer, type Game, newGame } from '../interpreter/index.ts';
import { ChoiceSource } from '../interpreter/machine/choice-source.ts';
import { courseOf } from './course.ts';

it.each([
  [CITIES, 1],
  [CITIES, 3],
  [YUCATA, 2],
  ['cards/test-shapes.yaml', 2],
  ['cards/gleaning', 3],
  ['cards/reversi', 2],
])('%s, %i players: every counter at every moment', (path, players) => {
  const model = pack(path);
  const game = newGame(model, { players, seed: 4, trace: true });
  const choices = new ChoiceSource(4);
  while (game.decision) game.choose(game.decision.options[choices.below(game.decision.options.length)].key);
  const { moments, counters } = courseOf(game, sentenceRenderer(model, 'en'));
  expect([...moments].sort((a, b) => a - b)).toEqual(moments);
  const last = game.everything().players;
  for (const [id, seats] of Object.entries(counters)) {
    expect(seats.map((values) => values.at(-1))).toEqual(last.map((player) => player.counters[id]));
  }
  // a moment just before a choice is the position that it is made in; others are on the way there
  const before = [...new Set(moments)].filter((at) => at < game.length && at % 7 === 0);
  for (const at of before) {
    const { players: then } = game.fork(at).view(-1);
    const moment = moments.lastIndexOf(at);
    for (const [id, seats] of Object.entries(counters)) {
      const values = seats.map((all) => all[moment]);
      if (isBeforeChoice(game, at, moments, moment)) expect(values, id).toEqual(then.map(({ counters: of }) => of[id]));
    }
  }
});

/** Whether the moment was taken at the choice itself, not where a period ended before others of its consequences. */
const isBeforeChoice = (game: Game, at: number, moments: readonly number[], moment: number): boolean => {
  const every = Math.max(1, Math.ceil(game.length / 60));
  return at % every === 0 && moments[moment + 1] !== at;
};

it('has the eras with their rounds, each with where it began and ended; the final scoring comes after the last', () => {
  const model = pack(CITIES);
  const game = newGame(model, { players: 2, seed: 4, trace: true });
  const choices = new ChoiceSource(4);
  while (game.decision) game.choose(game.decision.options[choices.below(game.decision.options.length)].key);
  const { moments, periods, counters } = courseOf(game, sentenceRenderer(model, 'it'));
  const eras = periods.filter(({ depth }) => depth === 0);
  expect(eras.map(({ title }) => title)).toEqual(['Era 1', 'Era 2', 'Era 3']);
  const rounds = periods.filter(({ depth }) => depth === 1);
  expect(rounds.map(({ n }) => n)).toEqual([1, 2, 3, 4, 1, 2, 3, 1, 2, 3]);
  expect(periods.every(({ from, to }) => from < to)).toBe(true);
  expect(moments.at(-1)).toBeGreaterThan(moments[eras[2].to]);
  const points = counters['point'].map((values) => [values[eras[2].to], values.at(-1)!]);
  expect(points.every(([before, after]) => before < after)).toBe(true);
});

it('a game without a choice has its beginning and its end', () => {
  const model = pack(NIM);
  const game = newGame(model, { players: 2, trace: true });
  expect(courseOf(game, sentenceRenderer(model, 'en')).moments).toEqual([0]);
});
