/** What a search for options and constants came to. */
import type { PackModel } from '../../dsl/internal.ts';
import type { Goal } from '../tune/goal.ts';
import type { Tuned } from '../tune/tune.ts';
import { wordsOf } from '../tune/variant.ts';
import { fixed } from '../statistics/numbers.ts';
import { chance, interval } from './numbers.ts';
import { at, emphasis, type IntervalItem, type Part, parts, type Report, section, table } from './report.ts';

/** p of a change that matters. */
const ALPHA = 0.05;

export function reportTuning(
  model: PackModel,
  goal: Goal,
  games: number,
  found: Tuned,
  warnings: readonly string[],
): Report {
  const { usual, best, check } = found;
  const toward = typeof goal.toward === 'number' ? String(goal.toward) : `as ${goal.toward} as can be`;
  const band = typeof goal.toward === 'number' ? at(goal.toward) : null;
  const caption = band === null ? `As ${goal.toward} as can be is the goal.` : 'The broken line is the goal.';
  const changes = found.changes
    .toSorted((a, b) => a.tail - b.tail || Math.abs(b.difference.mean) - Math.abs(a.difference.mean))
    .map(({ values, ...change }) => ({ name: wordsOf(values), ...change, isSure: change.tail < ALPHA }));
  const items = changes
    .map(({ name, mean, isSure }): IntervalItem => ({ name, ...mean, isMarked: isSure }))
    .toSorted((a, b) => b.mean - a.mean);
  const name = 'as it is';
  return {
    model,
    subject: `${goal.name} towards ${toward}`,
    setting: `${games} games of each change`,
    warnings,
    findings: searchIn(found),
    sections: parts(
      section(
        'Each change by itself',
        {
          kind: 'intervals',
          title: `${goal.name}, with intervals of 95 %`,
          items: [{ name, ...usual }, ...items],
          band,
          caption,
        },
        table<Partial<(typeof changes)[number]> & Pick<(typeof changes)[number], 'name' | 'mean'>>(
          [{ name, mean: usual }, ...changes],
          [
            ['', 'text', (change) => change.name],
            [goal.id, 'tenths', ({ mean }) => mean.mean],
            ['difference', 'range', ({ difference }) => difference],
            ['p', 'chance', ({ tail, isSure = false }) => (tail === undefined ? null : { tail, isSure })],
          ],
          { marked: ({ isSure = false }) => isSure },
        ),
      ),
      check !== null &&
        section('The best combination, on new seeds', {
          kind: 'intervals',
          title: `${goal.name} on new seeds, with intervals of 95 %`,
          items: [
            { name, ...check.usual },
            { name: wordsOf(best), ...check.best, isMarked: true },
          ],
          band,
          caption,
        }),
    ),
    legend: `* matters, corrected for all ${changes.length} changes (Holm)`,
  };
}

function searchIn({ unplayed, search, best, check }: Tuned): Part[] {
  if (unplayed > 0) {
    return [`Not played: ${unplayed} more change${unplayed === 1 ? '' : 's'}, and the search among them.`];
  }
  if (search === null) return ['No single change seems to bring it nearer to the goal.'];
  const searched = `${search.combinations} combinations were searched in ${search.games} games.`;
  if (Object.keys(best).length === 0) return [searched, 'The game as it is was the nearest of them.'];
  return parts(
    searched,
    emphasis('bold', `The nearest: ${wordsOf(best)}`),
    check !== null &&
      `On new seeds: ${fixed(check.best.mean, 1)} (${fixed(check.best.low, 1)} to ${fixed(check.best.high, 1)}) ` +
        `instead of ${fixed(check.usual.mean, 1)}, difference ${interval(check.difference)}, p ${chance(check.tail)}`,
  );
}
