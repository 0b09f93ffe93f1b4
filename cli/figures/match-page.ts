/** A match, and a ladder, as pages with plots. */
import type { PackModel } from '../../dsl/internal.ts';
import type { Interval, Ladder, LadderPlan, MatchPlan, MatchResult } from '../../study/internal.ts';
import { figuresPage, PAGE_WIDTH, section, table } from './page.ts';
import { histogram, type IntervalItem, intervalPlot } from './plots.ts';
import { painter } from '../terminal/paint.ts';
import { ladderLines } from './ladder-lines.ts';
import { matchLines } from './match-lines.ts';

const percentItem = (name: string, { mean, low, high }: Interval, isMarked: boolean): IntervalItem => ({
  name,
  mean: 100 * mean,
  low: 100 * low,
  high: 100 * high,
  isMarked,
});

const at = (value: number): { low: number; high: number } => ({ low: value, high: value });

export function matchPage(model: PackModel, plan: MatchPlan, result: MatchResult, command: string): string {
  const { first, second, players } = plan;
  const { wins, fair, scores, isClear } = result.figures;
  const others = players > 2 ? `${players - 1} times ${second}` : second;
  return figuresPage({
    model,
    title: `${first} against ${second}`,
    heading: `${first} against ${others}`,
    lines: matchLines(model, plan, result),
    command,
    sections: [
      section(
        'Victories',
        intervalPlot(
          'Victories in percent, with intervals of 95 %',
          [percentItem(first, wins, isClear)],
          at(100 * fair),
        ),
        `Victories of ${first} in percent. The line is what it would have by chance.`,
      ),
      section(
        'Scores',
        intervalPlot(
          'Mean scores, with intervals of 95 %',
          [first, second].map((name, i): IntervalItem => ({ name, ...scores[i], isMarked: false })),
          null,
        ),
      ),
      result.bySeed.length > 1
        ? section(
            'Seed by seed',
            histogram(`Score of ${first} less that of ${second}, with each seed`, result.bySeed),
            'Each value is one seed, in the mean of its games from all seats: to the right of 0 the first one is ahead.',
          )
        : '',
    ],
  });
}

export function ladderPage(
  model: PackModel,
  plan: LadderPlan,
  ladder: Ladder,
  notes: readonly string[],
  command: string,
): string {
  const { rungs, fair, milliseconds } = ladder;
  const { bots } = plan;
  const line = at(100 * fair);
  const thinking = rungs.filter(({ bot }) => milliseconds[bot] !== undefined);
  return figuresPage({
    model,
    title: 'ladder of bots',
    heading: `Ladder: ${bots.join(', ')}`,
    lines: ladderLines(ladder, plan, model, painter(false), PAGE_WIDTH),
    notes,
    command,
    sections: [
      section(
        'All matches of each bot',
        intervalPlot(
          'Victories in percent over all matches, with intervals of 95 %',
          rungs.map(({ bot, wins }) => percentItem(bot, wins, wins.low > fair || wins.high < fair)),
          line,
        ),
        'Victories in percent. The line is what each would have by chance; marked is who is surely off it.',
      ),
      ...rungs.map(({ bot, against }) =>
        section(
          `${bot} against each other one`,
          intervalPlot(
            `Victories of ${bot} in percent, with intervals of 95 %`,
            against.flatMap((wins, i) =>
              wins === null ? [] : [percentItem(bots[i], wins, wins.low > fair || wins.high < fair)],
            ),
            line,
          ),
        ),
      ),
      thinking.length === 0
        ? ''
        : section(
            'Time and points',
            table(
              ['bot', 'points', 'ms a choice'],
              thinking.map(({ bot, score }) => [bot, score.toFixed(1), milliseconds[bot].toFixed(2)]),
            ),
          ),
    ],
  });
}
