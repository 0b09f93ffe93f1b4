/** Two versions of a game, measured on the same seeds: what differs for sure, though so many questions are asked. */
import type { PackModel } from '../../dsl/internal.ts';
import type { GameFacts } from '../games/facts.ts';
import { type Interval, mean, meanInterval } from '../statistics/intervals.ts';
import { holm, meanTail, valuesNeeded } from '../statistics/tests.ts';
import { type Measured, measuresOf } from './measures.ts';

export interface Difference {
  id: string;
  name: string;
  kind: Measured['kind'];
  first: number;
  second: number;
  /** of the second from the first, seed by seed */
  difference: Interval;
  /** two-sided p, corrected for all questions (Holm) */
  tail: number;
  isSure: boolean;
  /** games of each version that would show a difference like this without correction, 80 % of the time; null if there is none */
  gamesNeeded: number | null;
}

const ALPHA = 0.05;

/** Both lists have the games of the same seeds in the same order. What only one version has is left out. */
export function differencesOf(
  models: readonly [PackModel, PackModel],
  games: readonly [readonly GameFacts[], readonly GameFacts[]],
): Difference[] {
  const second = new Map(measuresOf(models[1]).map((measure) => [measure.id, measure]));
  const asked = measuresOf(models[0]).flatMap((measure) => {
    const other = second.get(measure.id);
    if (other === undefined) return [];
    const pairs = games[0].flatMap((facts, i): [number, number][] => {
      const [a, b] = [measure.of(facts), other.of(games[1][i])];
      return a === null || b === null ? [] : [[a, b]];
    });
    // what never happens in either is no question
    if (pairs.length < 2 || (measure.kind !== 'game' && pairs.every(([a, b]) => a === 0 && b === 0))) return [];
    return [{ measure, pairs, differences: pairs.map(([a, b]) => b - a) }];
  });
  const tails = holm(asked.map(({ differences }) => meanTail(differences)));
  return asked.map(({ measure: { id, name, kind }, pairs, differences }, i) => {
    const needed = valuesNeeded(differences);
    return {
      id,
      name,
      kind,
      first: mean(pairs.map(([a]) => a)),
      second: mean(pairs.map(([, b]) => b)),
      difference: meanInterval(differences),
      tail: tails[i],
      isSure: tails[i] < ALPHA,
      gamesNeeded: Number.isFinite(needed) ? needed : null,
    };
  });
}
