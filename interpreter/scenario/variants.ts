/** The games that a pack offers: every number of players, and every value of every option by itself. */
import type { PackModel } from '../../dsl/internal.ts';
import type { OptionValues } from '../position/tables.ts';
import { optionValues } from '../game.ts';

export interface Variant {
  players: number;
  options: OptionValues;
  games: number;
}

/** `n` games for each number of players, and `n`, shared among the numbers of players, for each value that is no default. */
export function variants(model: PackModel, n: number): Variant[] {
  const counts = model.playerCounts;
  const usual = counts.map((players) => ({ players, options: optionValues(model), games: n }));
  const others = model.options.flatMap(({ id, values, default: usually }) =>
    values.filter((value) => value !== usually).map((value) => optionValues(model, { [id]: value })),
  );
  return [
    ...usual,
    ...others.flatMap((options) =>
      counts.map((players) => ({ players, options, games: Math.ceil(n / counts.length) })),
    ),
  ];
}
