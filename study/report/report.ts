/**
 * What a study found, as people read it: sentences, tables and plots, for a terminal and a page alike. What it found as data is the form
 * of `--json`, from which a report is made.
 */
import type { PackModel } from '../../dsl/internal.ts';
import type { Interval } from '../statistics/intervals.ts';
import { fixed, signed } from '../statistics/numbers.ts';
import { chance, percent, range } from './numbers.ts';

export interface Report {
  /** the version that played */
  model: Pick<PackModel, 'id' | 'title' | 'version' | 'hash'>;
  /** what was asked about */
  subject: string;
  /** who played how many games, from which seed on */
  setting: string;
  findings: Part[];
  sections: Part[];
  /** what is to be known to read the figures */
  legend?: string;
  /** what is to be known before the figures are trusted; also said while the games are played */
  warnings?: readonly string[];
}

/** A string is a sentence, or several. */
export type Part = string | Emphasis | Table | Plot | Section;

export interface Section {
  kind: 'section';
  title: string;
  parts: Part[];
}

interface Emphasis {
  kind: 'emphasis';
  text: string;
  style: 'bold' | 'yellow';
}

/** How the values of a column are written; numbers are aligned to the right. */
interface Kinds {
  text: string;
  /** a part of a program, cut where there is no room */
  code: string;
  count: number;
  tenths: number;
  hundredths: number;
  /** a difference */
  signed: number;
  signedHundredths: number;
  /** the ends of the interval of a difference */
  range: Interval;
  /** a share of 1 */
  percent: number;
  /** the same in numbers alone: the head says what they are */
  inHundred: number;
  shareInHundred: Interval;
  chance: { tail: number; isSure: boolean };
  /** the length of a bar, from 0 to 1 */
  bar: number;
}

type Kind = keyof Kinds;

const WORDS: { [K in Kind]: (value: Kinds[K]) => string } = {
  text: (text) => text,
  code: (text) => text,
  count: (n) => n.toLocaleString('en-US'),
  tenths: (n) => fixed(n, 1),
  hundredths: (n) => fixed(n, 2),
  signed: (n) => signed(n),
  signedHundredths: (n) => signed(n, 2),
  range: (of) => range(of),
  percent: (share) => `${percent(share)} %`,
  inHundred: (share) => percent(share, 1),
  shareInHundred: ({ mean, low, high }) => `${percent(mean)} (${percent(low)}–${percent(high)})`,
  chance: ({ tail, isSure }) => `${chance(tail)}${isSure ? ' *' : ''}`,
  bar: String,
};

/** Head, kind, and what a row has there; null leaves a cell empty. A `wide` column is left out where there is no room. */
export type Column<R> = {
  [K in Kind]: [head: string, kind: K, of: (row: R) => Kinds[K] | null | undefined, room?: 'wide'];
}[Kind];

export interface Table {
  kind: 'table';
  /** the first column is the heading of its row */
  columns: { head: string; kind: Kind; isWide: boolean }[];
  rows: { cells: string[]; style: string | null; isMarked: boolean }[];
  short: Short | null;
}

/** Rows that a terminal shows of a long table: the first ones, or as many at each end. */
interface Short {
  rows: number;
  at: 'top' | 'ends';
}

interface Manner<R> {
  /** a colour or weight of the heading of a row, in a terminal */
  style?: (row: R) => string | null | undefined;
  /** what stands out */
  marked?: (row: R) => boolean;
  short?: Short;
}

/** Null where there are no rows. */
export function table<R>(rows: readonly R[], columns: readonly Column<R>[], manner: Manner<R> = {}): Table | null {
  const { style, marked, short = null } = manner;
  if (rows.length === 0) return null;
  return {
    kind: 'table',
    columns: columns.map(([head, kind, , room]) => ({ head, kind, isWide: room === 'wide' })),
    rows: rows.map((row) => ({
      cells: columns.map((column) => cell(column, row)),
      style: style?.(row) ?? null,
      isMarked: marked?.(row) ?? false,
    })),
    short,
  };
}

function cell<R, K extends Kind>([, kind, of]: Column<R>, row: R): string {
  const value = of(row) as Kinds[K] | null | undefined;
  return value === null || value === undefined ? '' : WORDS[kind as K](value);
}

interface Ends {
  low: number;
  high: number;
}

export interface IntervalItem extends Ends {
  name: string;
  mean: number;
  isMarked?: boolean;
}

/** Only a page shows it. */
export type Plot = { title: string; caption?: string } & (
  | {
      /** one row an item; the band is what is usual, a line where it is one value */
      kind: 'intervals';
      items: readonly IntervalItem[];
      band?: Ends | null;
    }
  /** how many values lie where */
  | { kind: 'histogram'; values: readonly number[] }
  /** shares that only grow, one step a round */
  | { kind: 'steps'; points: readonly Point[] }
  /** values one after the other, by a whole number, such as a mean that rises as something is learned */
  | { kind: 'curve'; points: readonly Point[] }
);

export interface Point {
  x: number;
  y: number;
}

/** Parts as they are put together: some in lists, some left out. */
type Content = Part | readonly Content[] | null | false;

export const parts = (...content: Content[]): Part[] =>
  content.flatMap((one): Part[] => {
    if (one === null || one === false) return [];
    return typeof one === 'string' || !Array.isArray(one) ? [one as Part] : parts(...(one as Content[]));
  });

/** Null where it has no parts. */
export function section(title: string, ...content: Content[]): Section | null {
  const found = parts(...content);
  return found.length === 0 ? null : { kind: 'section', title, parts: found };
}

export const emphasis = (style: Emphasis['style'], text: string): Emphasis => ({ kind: 'emphasis', text, style });

/** An interval of shares, in percent. */
export const inPercent = ({ mean, low, high }: Interval): Interval => ({
  mean: 100 * mean,
  low: 100 * low,
  high: 100 * high,
});

/** One value as a band. */
export const at = (value: number): Ends => ({ low: value, high: value });
