/** Many games that were counted, with their statistics, and what never happened in them. */
import { counterInWords, type PackModel } from '../../dsl/internal.ts';
import { UNREACHED_LABELS, unreachedByFile } from '../coverage/parts.ts';
import { groupBy } from '../coverage/group-by.ts';
import type { Figures, Never } from '../simulate/figures.ts';
import type { Simulation } from '../simulate/report.ts';
import type { Spread } from '../simulate/spread.ts';
import { seedsFrom } from './numbers.ts';
import { type Column, emphasis, type Part, parts, type Report, type Section, section, table } from './report.ts';

/** Cards that a terminal shows of the busiest. */
const BUSIEST = 15;

/** `asked`: whether all statistics were asked for, not only what never happened. */
export function reportSimulation(model: PackModel, found: Simulation, asked: boolean): Report {
  const { players, games, firstSeed, lookAhead, statistics } = found;
  return {
    model,
    subject: '',
    setting: `${games} games for ${players}, ${seedsFrom(firstSeed, games)}`,
    findings: [
      `${found.gamesPerSecond} games/s (${found.seconds} s); per game ${found.decisionsPerGame} decisions, ` +
        `${found.choicesPerGame} with a choice, among ${found.optionsPerChoice} options each`,
      lookAhead.givenUp === 0
        ? 'No option was refused at the bound of look-ahead.'
        : emphasis(
            'yellow',
            `${lookAhead.givenUp} of ${lookAhead.asked} questions were given up at the bound of look-ahead.`,
          ),
    ],
    sections: parts(
      seatsIn(model, found),
      slotsIn(found),
      cardsIn(model, found),
      statistics !== undefined && asked && statisticsIn(model, statistics),
      statistics !== undefined && neverIn(model, statistics.never),
    ),
  };
}

const SPREAD = ['min', 'p10', 'p25', 'median', 'p75', 'p90', 'max'] as const;

/** Quantiles of scores. */
export const spreadColumns = <R>(of: (row: R) => Spread): Column<R>[] =>
  SPREAD.map((key) => [key, 'count', (row) => of(row)[key]]);

function seatsIn(model: PackModel, { seats, games }: Simulation): Section | null {
  const score = model.score === undefined ? null : counterInWords(model, model.score);
  return section(
    score === null ? 'Wins by seat' : `Wins and ${score} by seat`,
    table(seats, [
      ['seat', 'count', ({ seat }) => seat],
      ['bot', 'text', ({ bot }) => bot],
      ['wins', 'count', ({ wins }) => wins],
      ['%', 'inHundred', ({ wins }) => shareOf(wins, games)],
      ...(score === null
        ? []
        : [
            ['mean', 'tenths', (seat) => seat.score.mean] satisfies Column<Simulation['seats'][number]>,
            ...spreadColumns<Simulation['seats'][number]>((seat) => seat.score),
          ]),
    ]),
  );
}

export const shareOf = (n: number, of: number): number | null => (of === 0 ? null : n / of);
const sum = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0);

function slotsIn({ slots }: Simulation): Section | null {
  const turns = sum(slots.map(({ taken }) => taken));
  return section(
    'Slots',
    table(
      slots.toSorted((a, b) => b.taken - a.taken),
      [
        ['', 'text', ({ name }) => name],
        ['taken', 'count', ({ taken }) => taken],
        ['%', 'inHundred', ({ taken }) => shareOf(taken, turns)],
        ['performed', 'count', ({ performed }) => performed],
      ],
      { style: ({ color }) => color },
    ),
  );
}

function cardsIn(model: PackModel, { cards }: Simulation): Section | null {
  const zones = model.zones.filter(({ id, of }) => of === 'player' && cards.some(({ entered }) => id in entered));
  const uses = ({ used, abilities }: (typeof cards)[number]): number => used + abilities;
  const busy = cards.filter((card) => uses(card) + sum(Object.values(card.entered)) > 0);
  if (busy.length === 0) return null;
  const rank = (card: (typeof cards)[number]): number => uses(card) + sum(zones.map(({ id }) => card.entered[id] ?? 0));
  const idle = model.cards.length - busy.length;
  return section(
    'Cards',
    table(
      busy.toSorted((a, b) => rank(b) - rank(a)),
      [
        ['', 'text', ({ name }) => name],
        ...zones.map(({ id, name }): Column<(typeof cards)[number]> => [
          name,
          'count',
          ({ entered }) => entered[id] ?? 0,
        ]),
        ['used', 'count', uses],
      ],
      { style: colorIn(model), short: { rows: BUSIEST, at: 'top' } },
    ),
    idle > 0 && `${idle} of ${model.cards.length} cards ${idle === 1 ? 'was' : 'were'} never used.`,
  );
}

const colorIn =
  (model: PackModel) =>
  ({ id }: { id: string }): string | null | undefined =>
    model.cards.find((card) => card.id === id)?.color;

/** Cards shown at each end of a list. */
const ENDS = 10;

function statisticsIn(model: PackModel, { score, distribution, cards, programs }: Figures): Part[] {
  const style = colorIn(model);
  const buckets = bucketsOf(distribution);
  const seats = sum(buckets.map((bucket) => bucket.seats));
  const most = Math.max(...buckets.map((bucket) => bucket.seats));
  const rated = cards.filter((card) => card.seats > 1).sort((a, b) => b.difference! - a.difference!);
  const elsewhere = programs.filter((of) => of.section === 'boards' || of.section === 'tracks');
  return parts(
    model.score !== undefined && [
      section(
        `All seats: mean ${score.mean.toFixed(1)}, deviation ${score.deviation.toFixed(1)}`,
        table(buckets, [
          [counterInWords(model, model.score), 'text', nameOf],
          ['seats', 'count', (bucket) => bucket.seats],
          ['%', 'inHundred', (bucket) => shareOf(bucket.seats, seats)],
          ['', 'bar', (bucket) => shareOf(bucket.seats, most)],
        ]),
      ),
      section(
        'What having a card goes with',
        rated.length > 0 && 'Mean score of those who had it, less that of all, ± standard error.',
        table(
          rated,
          [
            ['', 'text', ({ name }) => name],
            ['seats', 'count', (card) => card.seats],
            ['difference', 'signedHundredths', ({ difference }) => difference],
            ['±', 'hundredths', ({ error }) => error],
          ],
          { style, short: { rows: ENDS, at: 'ends' } },
        ),
      ),
    ],
    section(
      'Taken from the open cards between the players',
      table(
        cards.filter(({ taken }) => taken > 0).sort((a, b) => b.taken - a.taken),
        [
          ['', 'text', ({ name }) => name],
          ['times', 'count', ({ taken }) => taken],
        ],
        { style },
      ),
    ),
    section(
      'Bonuses of sites and tracks',
      groupBy(elsewhere, ({ id }) => id).map(
        ([id, of]) =>
          `${id}: ${of
            .map(
              ({ site, program, times }) =>
                `${site ?? program}${site !== undefined && program !== 'bonus' ? ` ${program}` : ''} ${times}`,
            )
            .join(', ')}`,
      ),
    ),
  );
}

/** What never happened; `intro` says in which games. */
export function neverIn(
  model: PackModel,
  { cards, slots, abilities, parts: unreached }: Never,
  intro: Part[] = [],
): Section | null {
  const list = (what: string, ids: string[], of: { id: string; name: string }[]): string | false =>
    ids.length > 0 && `${what}: ${ids.map((id) => of.find((one) => one.id === id)?.name ?? id).join(', ')}`;
  const found = parts(
    list('Cards that nobody used', cards, model.cards),
    list('Slots that nobody took', slots, model.slots),
    list('Free abilities that nobody used', abilities, model.cards),
    unreachedByFile(unreached).map(([file, of]) =>
      section(
        file,
        table(of, [
          ['place', 'text', ({ line, column }) => `${line}:${column}`],
          ['of', 'text', ({ id }) => id, 'wide'],
          ['', 'text', ({ aspect }) => UNREACHED_LABELS[aspect]],
          ['part', 'code', ({ text }) => text],
        ]),
      ),
    ),
  );
  return section('What never happened', ...intro, ...(found.length > 0 ? found : ['Nothing: all happened that can.']));
}

interface Bucket {
  from: number;
  to: number;
  seats: number;
}

export const nameOf = ({ from, to }: Bucket): string => (from === to ? String(from) : `${from} to ${to}`);

/** Of equal width from the lowest to the highest score, about ten; one for each score if there are few. */
export function bucketsOf(distribution: Figures['distribution'], steps = 12): Bucket[] {
  if (distribution.length === 0) return [];
  const lowest = distribution[0].score;
  const highest = distribution[distribution.length - 1].score;
  const size = Math.max(1, Math.ceil((highest - lowest + 1) / steps));
  const first = Math.floor(lowest / size) * size;
  const out: Bucket[] = [];
  for (let from = first; from <= highest; from += size) {
    out.push({ from, to: from + size - 1, seats: seatsFrom(distribution, from, from + size - 1) });
  }
  return out;
}

/** How many seats ended with a score between two, both included. */
export const seatsFrom = (distribution: Figures['distribution'], from: number, to: number): number =>
  sum(distribution.flatMap(({ score, seats }) => (score >= from && score <= to ? [seats] : [])));
