/** A match, a ladder of matches, and the match that decides about new weights. */
import type { PackModel } from '../../dsl/internal.ts';
import type { TrainingStep } from '../bots/learner.ts';
import type { MatchFigures } from '../match/figures.ts';
import type { Ladder, LadderPlan } from '../match/ladder.ts';
import type { MatchPlan, MatchResult } from '../match/seeds.ts';
import type { Interval } from '../statistics/intervals.ts';
import { interval, percent, shares } from './numbers.ts';
import { at, type Column, inPercent, parts, type Plot, type Report, type Section, section, table } from './report.ts';

const LEGEND = 'In brackets: intervals of 95 %, over seeds.';

export function reportMatch(model: PackModel, plan: MatchPlan, { figures, thinking, bySeed }: MatchResult): Report {
  const { first, second, players } = plan;
  const { games, seeds, wins, fair, scores, difference, reached, isClear } = figures;
  const verdict = isClear ? 'That is clear, so the match ended.' : 'It is not clear who is better.';
  return {
    model,
    subject: `${first} against ${players > 2 ? `${players - 1} times ${second}` : second}`,
    setting: `${games} games with ${seeds} seed${seeds === 1 ? '' : 's'}${players === 1 ? '' : ', each from every seat'}`,
    findings: parts(
      `${first} wins ${shares(wins, 1)}; by chance it would be ${percent(fair, 1)} %`,
      `score ${scores.map(({ mean }) => mean.toFixed(1)).join(' against ')}, difference ${interval(difference)}`,
      reached !== null &&
        `the goal was reached in ${percent(reached[0], 1)} % of its games, and in ${percent(reached[1], 1)} % of those of ${second}`,
      Object.entries(thinking).map(
        ([bot, { choices, milliseconds }]) =>
          `${bot} thinks ${(milliseconds / Math.max(1, choices)).toFixed(2)} ms a choice`,
      ),
      plan.untilClear && verdict,
    ),
    sections: parts(
      section('Victories', {
        ...victories(`Victories of ${first}`, [[first, wins]], fair, () => isClear),
        caption: `Victories of ${first} in percent. The line is what it would have by chance.`,
      }),
      scoresIn('Scores', [first, second], scores),
      bySeed.length > 1 &&
        section('Seed by seed', {
          kind: 'histogram',
          title: `Score of ${first} less that of ${second}, with each seed`,
          values: bySeed,
          caption:
            'Each value is one seed, in the mean of its games from all seats: to the right of 0 the first one is ahead.',
        }),
    ),
    legend: LEGEND,
  };
}

export function reportLadder(
  model: PackModel,
  { bots, players }: LadderPlan,
  { rungs, games, fair, milliseconds }: Ladder,
  warnings: readonly string[],
): Report {
  const against = rungs.map(({ bot }): Column<Ladder['rungs'][number]> => [
    `v. ${bot}`,
    'shareInHundred',
    (rung) => rung.against[bots.indexOf(bot)],
  ]);
  return {
    model,
    subject: `ladder of ${bots.length} bots`,
    setting: `${games} games for ${players}; victories in percent, by chance ${percent(fair)}`,
    warnings,
    findings: parts(
      table(
        rungs,
        [
          ['', 'text', ({ bot }) => bot],
          ['all', 'shareInHundred', ({ wins }) => wins],
          ['points', 'tenths', ({ score }) => score],
          ['ms', 'hundredths', ({ bot }) => milliseconds[bot]],
          ...against,
        ],
        { style: () => 'bold' },
      ),
    ),
    sections: parts(
      section('All matches of each bot', {
        ...victories(
          'Victories over all matches',
          rungs.map(({ bot, wins }) => [bot, wins]),
          fair,
        ),
        caption: 'Victories in percent. The line is what each would have by chance; marked is who is surely off it.',
      }),
      rungs.map(({ bot, against: wins }) =>
        section(
          `${bot} against each other one`,
          victories(
            `Victories of ${bot}`,
            bots.map((other, i) => [other, wins[i]]),
            fair,
          ),
        ),
      ),
    ),
    legend: `ms: time a choice. ${LEGEND}`,
  };
}

/** What was learned: the form of `train --json`. */
export interface Trained {
  players: number;
  games: number;
  steps: TrainingStep[];
  /** of the new weights against the old ones */
  match: MatchFigures;
  /** whose weights the new ones played against */
  rival: string;
  /** the file that was written; null if they are no better */
  written: string | null;
}

export function reportTraining(model: PackModel, { players, games, steps, match, rival, written }: Trained): Report {
  const [own, other] = match.scores.map(({ mean }) => mean.toFixed(1));
  return {
    model,
    subject: 'training of its bots',
    setting: `${games} games for ${players}`,
    findings: [
      `The new weights win ${percent(match.wins.mean, 1)} % of ${match.games} games against ${rival}: ${own} against ${other} points.`,
      written === null ? 'They are no better, so nothing was written. Try more --minutes.' : `Written: ${written}`,
    ],
    sections: parts(
      section('While they learned', {
        kind: 'curve',
        title: 'Mean score of all seats by step',
        points: steps.map(({ step, score }) => ({ x: step, y: score })),
        caption:
          'Mean score of all seats with each step of 80 games. They play with the weights of the beginning ' +
          'or of an earlier step, and partly by chance.',
      }),
      section('The match', {
        ...victories('Victories of the new weights', [['new weights', match.wins]], match.fair),
        caption: `Victories against ${rival} in percent. The line is what they would have by chance.`,
      }),
      scoresIn('Scores in the match', ['new weights', rival], match.scores),
    ),
  };
}

/** Bots without matches are left out. */
function victories(
  title: string,
  of: readonly (readonly [bot: string, wins: Interval | null])[],
  fair: number,
  isMarked = (wins: Interval): boolean => wins.low > fair || wins.high < fair,
): Plot {
  return {
    kind: 'intervals',
    title: `${title} in percent, with intervals of 95 %`,
    items: of.flatMap(([name, wins]) =>
      wins === null ? [] : [{ name, ...inPercent(wins), isMarked: isMarked(wins) }],
    ),
    band: at(100 * fair),
  };
}

const scoresIn = (title: string, names: readonly string[], scores: MatchFigures['scores']): Section | null =>
  section(title, {
    kind: 'intervals',
    title: 'Mean scores, with intervals of 95 %',
    items: names.map((name, i) => ({ name, ...scores[i] })),
  });
