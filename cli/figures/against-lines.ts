/** A comparison of two versions in words. */
import { columns, type Paint, wrap } from '../terminal/paint.ts';
import { chance } from './interval-words.ts';
import { fixed, signed, type Difference } from '../../study/internal.ts';

export interface Comparison {
  title: string;
  names: readonly [string, string];
  players: number;
  seats: readonly string[];
  firstSeed: number;
  seeds: number;
  differences: Difference[];
}

/** Slots and cards shown where none differs for sure. */
const SHOWN = 3;

export function comparisonLines(
  { title, names, players, seats, firstSeed, seeds, differences }: Comparison,
  paint: Paint,
  width: number,
): string[] {
  const bots = seats.every((seat) => seat === seats[0]) ? seats[0] : seats.join(', ');
  const game = differences.filter(({ kind }) => kind === 'game');
  const parts = differences
    .filter(({ kind }) => kind !== 'game')
    .toSorted((a, b) => a.tail - b.tail || Math.abs(b.difference.mean) - Math.abs(a.difference.mean));
  const sure = parts.filter(({ isSure }) => isSure);
  const shown = sure.length > 0 ? sure : parts.slice(0, SHOWN);
  return [
    ...wrap(
      `${paint('bold', title)}: ${names[0]} against ${names[1]}, ${seeds} games of each for ${players} ` +
        `(${bots}), seeds ${firstSeed} to ${firstSeed + seeds - 1}`,
      width,
    ),
    '',
    ...rows(game, names, paint),
    ...(parts.length === 0
      ? []
      : [
          '',
          sure.length > 0
            ? `  Slots and cards that are used more or less, by game (${sure.length} of ${parts.length}):`
            : `  No slot or card of ${parts.length} is used more or less for sure; the likeliest:`,
          ...rows(shown, names, paint),
        ]),
    '',
    ...wrap(
      `* differs for sure: p is corrected for all ${differences.length} questions (Holm). Intervals of ` +
        `95 % are over seeds, without correction. needs: games of each that would show such a difference, ` +
        `asked alone, 80 % of the time.`,
      width - 2,
    ).map((line) => `  ${line}`),
  ];
}

const number = (n: number): string => fixed(n, Math.abs(n) >= 100 ? 0 : 2);

function rows(list: readonly Difference[], names: readonly [string, string], paint: Paint): string[] {
  return columns(
    [
      ['', shortened(names[0]), shortened(names[1]), 'difference', 'p', 'needs'],
      ...list.map(({ name, first, second, difference, tail, isSure, gamesNeeded }) => [
        isSure ? paint('yellow', name) : name,
        number(first),
        number(second),
        `${signed(difference.low)} to ${signed(difference.high)}`,
        `${chance(tail)}${isSure ? ' *' : ''}`,
        isSure || gamesNeeded === null ? '' : String(gamesNeeded),
      ]),
    ],
    (i) => i > 0,
  ).map((line) => `  ${line}`);
}

const shortened = (name: string): string => (name.length > 16 ? `${name.slice(0, 15)}…` : name);
