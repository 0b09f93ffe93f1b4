/** A match in words. */
import type { PackModel } from '../../dsl/internal.ts';
import { type Interval, signed, type MatchPlan, type MatchResult } from '../../study/internal.ts';
import { counted } from '../terminal/text-page.ts';

const percent = (share: number): string => (share * 100).toFixed(1);
const tenths = (n: number): string => n.toFixed(1);
const interval = ({ low, high }: Interval, show: (n: number) => string): string =>
  Number.isFinite(low) ? ` (${show(low)} to ${show(high)})` : '';

export function matchLines(model: PackModel, plan: MatchPlan, { figures, thinking }: MatchResult): string[] {
  const { first, second, players } = plan;
  const { games, seeds, wins, fair, scores, difference, reached, isClear } = figures;
  const others = players > 2 ? `${players - 1} times ${second}` : second;
  const lines = [
    `${model.title}: ${first} against ${others}, ${counted(games, 'game')} with ${counted(seeds, 'seed')}${players === 1 ? '' : ', each from every seat'}`,
    `  ${first} wins ${percent(wins.mean)} %${interval(wins, percent)}; by chance it would be ${percent(fair)} %`,
    `  score ${tenths(scores[0].mean)} against ${tenths(scores[1].mean)}, difference ${signed(difference.mean)}${interval(difference, signed)}`,
  ];
  if (reached) {
    lines.push(
      `  the goal was reached in ${percent(reached[0])} % of its games, and in ${percent(reached[1])} % of those of ${second}`,
    );
  }
  for (const [bot, { choices, milliseconds }] of Object.entries(thinking)) {
    lines.push(`  ${bot} thinks ${(milliseconds / Math.max(1, choices)).toFixed(2)} ms a choice`);
  }
  if (plan.untilClear) {
    lines.push(isClear ? '  That is clear, so the match ended.' : '  It is not clear who is better.');
  }
  lines.push('  In brackets: intervals of 95 %, over seeds.');
  return lines;
}
