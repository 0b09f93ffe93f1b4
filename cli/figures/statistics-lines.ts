/** The figures of a run for people at a terminal. */
import type { PackModel } from '../../dsl/internal.ts';
import { signed, type Figures, type Never } from '../../study/internal.ts';
import { partLines } from './coverage-parts.ts';
import { groupBy } from '../group-by.ts';
import { columns, wrap, type Paint } from '../terminal/paint.ts';

/** Cards shown at each end of a list. */
const SHOWN = 10;

export function statisticsLines(figures: Figures, model: PackModel, paint: Paint, width: number): string[] {
  const out: string[] = [];
  const indented = (lines: string[]): string[] => lines.map((line) => `  ${line}`);
  const painted = (id: string): string => {
    const card = model.cards.find((c) => c.id === id);
    return paint(card?.color ?? null, card?.name ?? id);
  };
  if (model.score !== undefined) {
    out.push(
      '',
      paint(
        'bold',
        `All seats: mean ${figures.score.mean.toFixed(1)}, deviation ${figures.score.deviation.toFixed(1)}`,
      ),
      ...indented(histogram(figures.distribution, width - 4)),
    );
    const rated = ratedCards(figures);
    if (rated.length > 0) {
      const rows = rated.length <= 2 * SHOWN ? rated : [...rated.slice(0, SHOWN), null, ...rated.slice(-SHOWN)];
      out.push(
        '',
        ...wrap(
          paint(
            'bold',
            'What having a card goes with: mean score of those who had it, less that of all, ± standard error',
          ),
          width,
        ),
        ...indented(
          columns(
            [
              ['', 'seats', 'difference', '±'],
              ...rows.map((card) =>
                card
                  ? [painted(card.id), String(card.seats), signed(card.difference!, 2), card.error!.toFixed(2)]
                  : ['…', '', '', ''],
              ),
            ],
            (i) => i > 0,
          ),
        ),
      );
    }
  }
  const taken = figures.cards.filter((card) => card.taken > 0).sort((a, b) => b.taken - a.taken);
  if (taken.length > 0) {
    out.push(
      '',
      paint('bold', 'Taken from the open cards between the players'),
      ...indented(
        columns(
          taken.map((card) => [painted(card.id), String(card.taken)]),
          (i) => i > 0,
        ),
      ),
    );
  }
  const elsewhere = figures.programs.filter(({ section }) => section === 'boards' || section === 'tracks');
  if (elsewhere.length > 0) {
    out.push('', paint('bold', 'Bonuses of sites and tracks'));
    for (const [id, of] of groupBy(elsewhere, (p) => p.id)) {
      out.push(
        ...indented(
          wrap(
            `${id}: ` +
              of
                .map(
                  (p) => `${p.site ?? p.program}${p.site && p.program !== 'bonus' ? ` ${p.program}` : ''} ${p.times}`,
                )
                .join(', '),
            width - 2,
            2,
          ),
        ),
      );
    }
  }
  return [...out, ...neverLines(figures.never, model, paint, width)];
}

/** Cards that some seats had and others could have had, the best first. */
const ratedCards = (figures: Figures): Figures['cards'] =>
  figures.cards.filter((card) => card.seats > 1).sort((a, b) => b.difference! - a.difference!);

export function neverLines(never: Never, model: PackModel, paint: Paint, width: number): string[] {
  const out = ['', paint('bold', 'What never happened')];
  const names = (ids: string[], of: { id: string; name: string }[]): string =>
    ids.map((id) => of.find((e) => e.id === id)?.name ?? id).join(', ');
  const list = (what: string, ids: string[], of: { id: string; name: string }[]): void => {
    if (ids.length > 0) out.push(...wrap(`${what}: ${names(ids, of)}`, width - 2, 2).map((line) => `  ${line}`));
  };
  list('Cards that nobody used', never.cards, model.cards);
  list('Slots that nobody took', never.slots, model.slots);
  list('Free abilities that nobody used', never.abilities, model.cards);
  out.push(...partLines(never.parts, width - 2).map((line) => `  ${line}`));
  return out.length > 2 ? out : [...out, '  Nothing: all happened that can.'];
}

/** About ten buckets of equal width, or one for each score if there are few. */
function histogram(distribution: Figures['distribution'], width: number): string[] {
  if (distribution.length === 0) return [];
  const steps = bucketsOf(distribution);
  const most = Math.max(...steps.map(({ seats }) => seats));
  const total = distribution.reduce((sum, { seats }) => sum + seats, 0);
  const room = Math.max(10, Math.min(50, width - 24));
  return columns(
    steps.map(({ from, to, seats }) => [
      from === to ? String(from) : `${from} to ${to}`,
      String(seats),
      `${((100 * seats) / total).toFixed(1)} %`,
      '█'.repeat(Math.round((room * seats) / most)),
    ]),
    (i) => i < 3,
  );
}

interface Bucket {
  from: number;
  to: number;
  seats: number;
}

/** Buckets of equal width from the lowest to the highest score. */
export function bucketsOf(distribution: Figures['distribution'], steps = 12): Bucket[] {
  const lowest = distribution[0].score;
  const highest = distribution[distribution.length - 1].score;
  const size = Math.max(1, Math.ceil((highest - lowest + 1) / steps));
  const first = Math.floor(lowest / size) * size;
  const out: Bucket[] = [];
  for (let from = first; from <= highest; from += size) {
    const seats = distribution.reduce(
      (sum, { score, seats: n }) => (score >= from && score < from + size ? sum + n : sum),
      0,
    );
    out.push({ from, to: from + size - 1, seats });
  }
  return out;
}
