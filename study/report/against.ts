/** Two versions of a game. */
import type { PackModel } from '../../dsl/internal.ts';
import type { Difference } from '../against/compare.ts';
import { botsOf, seedsFrom } from './numbers.ts';
import { type IntervalItem, parts, type Plot, type Report, section, table, type Table } from './report.ts';

/** The form of `simulate --against --json`; fields are added, never changed. */
export interface Comparison {
  title: string;
  names: readonly [string, string];
  players: number;
  seats: readonly string[];
  firstSeed: number;
  seeds: number;
  differences: Difference[];
}

/** Slots and cards that a terminal shows where none differs for sure. */
const LIKELIEST = 3;
/** Slots and cards in the plot. */
const MOST = 24;

export function reportComparison(
  model: PackModel,
  { names, players, seats, firstSeed, seeds, differences }: Comparison,
): Report {
  const game = differences.filter(({ kind }) => kind === 'game');
  const others = differences
    .filter(({ kind }) => kind !== 'game')
    .toSorted((a, b) => a.tail - b.tail || Math.abs(b.difference.mean) - Math.abs(a.difference.mean));
  const sure = others.filter(({ isSure }) => isSure).length;
  return {
    model,
    subject: names.join(' against '),
    setting: `${seeds} games of each for ${players} (${botsOf(seats)}), ${seedsFrom(firstSeed, seeds)}`,
    findings: [],
    sections: parts(
      section('The game', plotOf('the game', game, names), rows(game, names)),
      others.length > 0 &&
        section(
          'Slots and cards',
          plotOf('slots and cards', others.slice(0, MOST), names),
          sure > 0
            ? `Used more or less, by game: ${sure} of ${others.length} for sure.`
            : `None of ${others.length} is used more or less for sure; the likeliest:`,
          rows(others, names, sure || LIKELIEST),
        ),
    ),
    legend:
      `* differs for sure: p is corrected for all ${differences.length} questions (Holm). Intervals of ` +
      `95 % are over seeds, without correction. needs: games of each that would show such a difference, ` +
      `asked alone, 80 % of the time.`,
  };
}

const rows = (of: readonly Difference[], names: Comparison['names'], shown = of.length): Table | null =>
  table(
    of,
    [
      ['', 'text', ({ name }) => name],
      [shortened(names[0]), 'hundredths', ({ first }) => first],
      [shortened(names[1]), 'hundredths', ({ second }) => second],
      ['mean', 'signedHundredths', ({ difference }) => difference.mean, 'wide'],
      ['difference', 'range', ({ difference }) => difference],
      ['p', 'chance', (one) => one],
      ['needs', 'count', ({ isSure, gamesNeeded }) => (isSure ? null : gamesNeeded)],
    ],
    { marked: ({ isSure }) => isSure, short: { rows: shown, at: 'top' } },
  );

const shortened = (name: string): string => (name.length > 16 ? `${name.slice(0, 15)}…` : name);

/** An interval that reaches farther says nothing in percent. */
const MOST_PERCENT = 250;

/** Figures of different units share an axis in percent, but for those that are so near to 0 that it would show nothing else. */
function plotOf(of: string, differences: readonly Difference[], names: Comparison['names']): Plot {
  const items = differences.map(({ name, first, difference, isSure }): IntervalItem => {
    const part = (n: number): number => (100 * n) / Math.abs(first);
    return {
      name,
      mean: part(difference.mean),
      low: part(difference.low),
      high: part(difference.high),
      isMarked: isSure,
    };
  });
  const shown = items.filter(({ low, high }) => low >= -MOST_PERCENT && high <= MOST_PERCENT);
  const left = items.length - shown.length;
  return {
    kind: 'intervals',
    title: `Differences of ${of} in percent`,
    items: shown,
    caption:
      `By how much ${names[1]} differs, in percent of what there is ${names[0]}, with intervals of 95 %. Marked is what ` +
      `differs for sure.${left === 0 ? '' : ` Not in the plot, as they are near to 0: ${left}.`}`,
  };
}
