/** A comparison of two versions as a page with plots. */
import type { PackModel } from '../../dsl/internal.ts';
import { fixed, signed, type Difference } from '../../study/internal.ts';
import { chance } from './interval-words.ts';
import { figuresPage, PAGE_WIDTH, section, table } from './page.ts';
import { type IntervalItem, intervalPlot } from './plots.ts';
import { painter } from '../terminal/paint.ts';
import { type Comparison, comparisonLines } from './against-lines.ts';

/** An interval that reaches farther says nothing in percent. */
const MOST_PERCENT = 250;
/** Slots and cards in the plot. */
const MOST = 24;

export function comparisonPage(model: PackModel, comparison: Comparison, command: string): string {
  const { names, differences } = comparison;
  const game = differences.filter(({ kind }) => kind === 'game');
  const parts = differences
    .filter(({ kind }) => kind !== 'game')
    .toSorted((a, b) => a.tail - b.tail || Math.abs(b.difference.mean) - Math.abs(a.difference.mean));
  const words =
    `By how much ${names[1]} differs, in percent of what there is ${names[0]}, with intervals of 95 ` +
    `%. Marked is what differs for sure (p corrected for all ${differences.length} questions).`;
  return figuresPage({
    model,
    title: `${names[0]} against ${names[1]}`,
    heading: `${names[0]} against ${names[1]}`,
    lines: comparisonLines(comparison, painter(false), PAGE_WIDTH),
    command,
    sections: [
      section('The game', plotOf('Differences of the game in percent', game), words),
      parts.length === 0
        ? ''
        : section(
            'Slots and cards',
            plotOf('Differences of slots and cards in percent', parts.slice(0, MOST)),
            parts.length > MOST ? `The ${MOST} of ${parts.length} that differ most surely.` : '',
          ),
      section(
        'All figures',
        table(
          ['', names[0], names[1], 'difference', '95 %', 'p'],
          [...game, ...parts].map(({ name, first, second, difference: { mean, low, high }, tail, isSure }) => [
            name,
            fixed(first, 2),
            fixed(second, 2),
            signed(mean, 2),
            `${signed(low, 2)} to ${signed(high, 2)}`,
            `${chance(tail)}${isSure ? ' *' : ''}`,
          ]),
        ),
      ),
    ],
  });
}

/** Figures of different units share an axis in percent, but for those that are so near to 0 that it would show nothing else. */
function plotOf(title: string, differences: readonly Difference[]): string {
  const items = differences.map(({ name, first, difference: { mean, low, high }, isSure }): IntervalItem => {
    const percent = (n: number): number => (100 * n) / Math.abs(first);
    return { name, mean: percent(mean), low: percent(low), high: percent(high), isMarked: isSure };
  });
  const shown = items.filter(({ low, high }) => low >= -MOST_PERCENT && high <= MOST_PERCENT);
  const left = items.length - shown.length;
  const note =
    left === 0 ? '' : `<p class="facts">Not in the plot, as they are near to 0: ${left} (see the table).</p>`;
  return `${intervalPlot(title, shown, null)}${note}`;
}
