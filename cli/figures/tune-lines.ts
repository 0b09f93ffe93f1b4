/** What a search came to, in words. */
import type { PackModel } from '../../dsl/internal.ts';
import { signed, type Goal, type Tuned, wordsOf } from '../../study/internal.ts';
import { chance, interval } from './interval-words.ts';
import { columns, type Paint, wrap } from '../terminal/paint.ts';
import { counted } from '../terminal/text-page.ts';

export function tuneLines(
  { usual, changes, unplayed, search: searched, best, check }: Tuned,
  goal: Goal,
  model: PackModel,
  games: number,
  paint: Paint,
  width: number,
): string[] {
  const toward = typeof goal.toward === 'number' ? String(goal.toward) : `as ${goal.toward} as can be`;
  const rows = changes
    .toSorted((a, b) => a.tail - b.tail || Math.abs(b.difference.mean) - Math.abs(a.difference.mean))
    .map(({ values, mean, difference, tail }) => [
      wordsOf(values),
      mean.mean.toFixed(1),
      `${signed(difference.low)} to ${signed(difference.high)}`,
      `${chance(tail)}${tail < 0.05 ? ' *' : ''}`,
    ]);
  const out = [
    `${paint('bold', model.title)}: ${goal.name} towards ${toward}; ${games} games of each change`,
    '',
    ...columns(
      [['', goal.id, 'difference', 'p'], ['as it is', usual.mean.toFixed(1), '', ''], ...rows],
      (i) => i > 0,
    ).map((line) => `  ${line}`),
    `  * matters, corrected for all ${changes.length} changes (Holm)`,
    '',
  ];
  if (unplayed > 0) return [...out, `  Not played: ${counted(unplayed, 'more change')}, and the search among them.`];
  if (searched === null) return [...out, '  No single change seems to bring it nearer to the goal.'];
  out.push(`  ${searched.combinations} combinations were searched in ${searched.games} games.`);
  if (Object.keys(best).length === 0) return [...out, '  The game as it is was the nearest of them.'];
  out.push(...wrap(`The nearest: ${paint('bold', wordsOf(best))}`, width - 2).map((line) => `  ${line}`));
  if (check === null) return out;
  return [
    ...out,
    ...wrap(
      `On new seeds: ${check.best.mean.toFixed(1)} (${check.best.low.toFixed(1)} to ${check.best.high.toFixed(1)}) ` +
        `instead of ${check.usual.mean.toFixed(1)}, difference ${interval(check.difference)}, p ${chance(check.tail)}`,
      width - 2,
    ).map((line) => `  ${line}`),
  ];
}
