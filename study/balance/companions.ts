/** Which other cards a card goes with: whether its worth is another one for seats that also got them by chance. */
import type { PackModel } from '../../dsl/internal.ts';
import { effectsOf } from '../statistics/effects.ts';
import { holm } from '../statistics/tests.ts';
import type { Measure } from './outcome.ts';
import { type Design, pairsOf } from './worth.ts';
import type { SeedGames } from '../runs/study.ts';

export interface Companion {
  id: string;
  name: string;
  /** by how much the card is worth more together with it */
  more: { mean: number; low: number; high: number };
  /** seats that had both */
  seats: number;
  /** that it is nothing but chance, corrected for all cards that were looked at (Holm) */
  tail: number;
}

/** Seats below which nothing is said. */
const FEW = 8;

/** Those with enough seats, the surest first. */
export function companionsOf(
  model: PackModel,
  games: readonly SeedGames[],
  id: string,
  design: Design,
  measure: Measure,
): Companion[] {
  if (design !== 'dealt') return [];
  const rows = pairsOf(games, design, measure).flatMap((pairs) =>
    pairs.map(({ seed, seat, gain, facts }) => ({
      y: gain,
      had: facts.cards.flatMap((one) => (one.how === 'dealt' && one.seat === seat ? [one.def] : [])),
      group: seed,
    })),
  );
  const found = effectsOf(rows, model.cards.length).flatMap((effect, def) =>
    effect === null || effect.rows < FEW || rows.length - effect.rows < FEW || model.cards[def].id === id
      ? []
      : [{ def, effect }],
  );
  const tails = holm(found.map(({ effect }) => effect.tail));
  return found
    .map(({ def, effect: { effect, low, high, rows: seats } }, i) => ({
      id: model.cards[def].id,
      name: model.cards[def].name,
      more: { mean: effect, low, high },
      seats,
      tail: tails[i],
    }))
    .sort((a, b) => a.tail - b.tail || Math.abs(b.more.mean) - Math.abs(a.more.mean));
}
