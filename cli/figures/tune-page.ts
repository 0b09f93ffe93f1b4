/** What a search came to, as a page with plots. */
import type { PackModel } from '../../dsl/internal.ts';
import { type Goal, type Tuned, wordsOf } from '../../study/internal.ts';
import { figuresPage, PAGE_WIDTH, section } from './page.ts';
import { type IntervalItem, intervalPlot } from './plots.ts';
import { painter } from '../terminal/paint.ts';
import { tuneLines } from './tune-lines.ts';

/** p of a change that matters. */
const ALPHA = 0.05;

export function tunePage(
  tuned: Tuned,
  goal: Goal,
  model: PackModel,
  games: number,
  notes: readonly string[],
  command: string,
): string {
  const { usual, changes, best, check } = tuned;
  const band = typeof goal.toward === 'number' ? { low: goal.toward, high: goal.toward } : null;
  const line = band === null ? `As ${goal.toward} as can be is the goal.` : 'The broken line is the goal.';
  const items = changes.map(({ values, mean, tail }): IntervalItem => ({
    name: wordsOf(values),
    ...mean,
    isMarked: tail < ALPHA,
  }));
  items.sort((a, b) => b.mean - a.mean);
  const asItIs: IntervalItem = { name: 'as it is', ...usual, isMarked: false };
  return figuresPage({
    model,
    title: `${goal.id} towards ${goal.toward}`,
    heading: `${goal.id} towards ${goal.toward}`,
    lines: tuneLines(tuned, goal, model, games, painter(false), PAGE_WIDTH),
    notes,
    command,
    sections: [
      section(
        'Each change by itself',
        intervalPlot(`${goal.name}, with intervals of 95 %`, [asItIs, ...items], band),
        `${line} Marked is what matters, corrected for all changes (Holm).`,
      ),
      check === null
        ? ''
        : section(
            'The best combination, on new seeds',
            intervalPlot(
              `${goal.name} on new seeds, with intervals of 95 %`,
              [
                { ...asItIs, ...check.usual },
                { name: wordsOf(best), ...check.best, isMarked: true },
              ],
              band,
            ),
            line,
          ),
    ],
  });
}
