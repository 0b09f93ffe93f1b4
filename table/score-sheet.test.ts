/** The score sheet: its sums are the scores of the game, and what is to come is told of the viewer alone. */
import { expect, it } from 'vitest';
import { CITIES, NIM, YUCATA, pack } from '../test/support/packs.ts';
import { standingOf } from '../study/bots/standing.ts';
import { gameAt, sentenceRenderer, newGame } from '../interpreter/index.ts';
import { ChoiceSource } from '../interpreter/machine/choice-source.ts';
import { scoresOf } from './score-sheet.ts';
import type { ScoreSource, TableFinalStep } from './protocol.ts';

const sum = (sources: readonly ScoreSource[], seat: number): number =>
  sources.reduce((all, { values }) => all + values[seat], 0);

const sumOfSteps = (steps: readonly TableFinalStep[]): number =>
  steps.reduce((all, { depth, gain }) => all + (depth === 0 ? gain : 0), 0);

it.each([
  [CITIES, 2],
  [CITIES, 3],
  [YUCATA, 2],
])('%s, %i players: at every tenth choice and at the end', (path, players) => {
  const model = pack(path);
  const game = newGame(model, { players, seed: 4, trace: true });
  const words = sentenceRenderer(model, 'en');
  const choices = new ChoiceSource(4);
  for (let n = 0; game.decision; n++) {
    if (n % 10 === 0) {
      for (let seat = 0; seat < players; seat++) {
        const { soFar, before, totals, toCome } = scoresOf(game, seat, words)!;
        const score = standingOf(game.fork().vm, seat).score!;
        expect(before[seat] + sum(soFar, seat)).toBe(score.now);
        expect(totals[seat] + sumOfSteps(toCome)).toBe(score.final);
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
});

it('a game without a final scoring has no sheet', () => {
  const model = pack(NIM);
  const game = newGame(model, { players: 2, trace: true });
  expect(scoresOf(game, 0, sentenceRenderer(model, 'en'))).toBeNull();
});

it('the final scoring is told step by step and card by card: 0 with the reason, and what can still change', () => {
  const model = pack(CITIES);
  // 15 credits become 13 points by the bond; one connected city with two kinds of buildings is worth 4; no metropolis is connected
  const me = {
    credit: 15,
    kelp: 0,
    steelplast: 0,
    science: 0,
    claimed: ['sovereign-bond', 'chairs-of-research'],
    sites: { b9a: 'farm', b9b: 'laboratory' },
  };
  const game = gameAt(model, { me }, { players: 2, trace: true });
  const { toCome } = scoresOf(game, game.decision!.player, sentenceRenderer(model, 'en'))!;
  expect(toCome.map(({ depth, name, gain }) => [depth, name, gain])).toEqual([
    [0, 'Metropolises', 0],
    [0, 'Cities', 4],
    [0, 'Conversions', 13],
    [1, 'End scoring cards', 13],
    [1, 'Leftovers', 0],
  ]);
  const [metropolises, , , cards] = toCome;
  expect(metropolises.cards.map(({ gain, lacks }) => [gain, lacks])).toEqual([[0, 'connected']]);
  expect(cards.cards.map(({ card, gain, spends }) => [card, gain, spends])).toEqual([
    ['chairs-of-research', 0, false],
    ['sovereign-bond', 13, true],
  ]);
});
