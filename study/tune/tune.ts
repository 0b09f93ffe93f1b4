/**
 * Looks for values of options and constants that bring a game towards a goal: first each change by itself, then all combinations of those
 * that may matter, by a bandit that halves: whoever is far from the goal gets no more games. At last the best one plays new seeds, as the
 * best of many looks better than it is.
 */
import type { PackModel } from '../../dsl/internal.ts';
import type { GameFacts } from '../games/facts.ts';
import type { Manner } from '../simulate/jobs.ts';
import { type Interval, mean, meanInterval } from '../statistics/intervals.ts';
import { holm, meanTail } from '../statistics/tests.ts';
import { Study } from '../runs/study.ts';
import { distanceOf, type Goal } from './goal.ts';
import { type Knob, type Values, variantOf } from './variant.ts';

interface TunePlan {
  model: PackModel;
  path: string;
  players: number;
  fixed: Record<string, string>;
  seats: string[];
  seed: number;
  /** of each change; the search plays as many of each combination at the most */
  games: number;
  knobs: Knob[];
  goal: Goal;
  folder: string | null;
}

interface Change {
  values: Values;
  mean: Interval;
  /** from the game as it is, seed by seed */
  difference: Interval;
  /** two-sided p, corrected for all changes (Holm) */
  tail: number;
}

export interface Tuned {
  usual: Interval;
  changes: Change[];
  /** changes that were not played to their end, as somebody stopped it */
  unplayed: number;
  /** combinations that were tried, and the games played for them; null where no change comes near the goal */
  search: { combinations: number; games: number } | null;
  best: Values;
  /** of the best one and of the game as it is, on new seeds */
  check: { best: Interval; usual: Interval; difference: Interval; tail: number } | null;
}

/** Combinations tried at the most. */
const MOST = 32;
/** Seeds of the first round of the search. */
const FIRST_SEEDS = 8;
/** p below which a change is taken into the search, not corrected: what may matter is tried. */
const MAY_MATTER = 0.2;

/** When it is stopped, what the changes say that were played; null if that is none. */
export async function tune(
  plan: TunePlan,
  manner: Manner,
  progress: (done: number, of: number) => void,
): Promise<Tuned | null> {
  const { knobs, goal, seed, games } = plan;
  const players = new Players(plan, manner);
  const singles = knobs.flatMap(({ id, values }) => values.slice(1).map((value): Values => ({ [id]: value })));
  const total = (singles.length + 1) * games;
  let done = 0;
  const play = async (values: Values): Promise<number[]> => {
    // those that are stored need no time
    const found = await players.values(values, seed, games, (played, of) =>
      progress(done + games - of + played, total),
    );
    done += games;
    return found;
  };
  progress(0, total);
  const usual = await play({});
  const changed: { values: Values; found: number[] }[] = [];
  for (const values of singles) {
    const found = await play(values);
    // the seeds of one that was stopped may be others than those of the game as it is
    if (manner.stop.isMade) break;
    changed.push({ values, found });
  }
  if (changed.length === 0) return null;
  const raw = changed.map(({ found }) => differences(found, usual));
  const tails = raw.map(meanTail);
  const corrected = holm(tails);
  const changes = changed.map(({ values, found }, i): Change => ({
    values,
    mean: meanInterval(found),
    difference: meanInterval(raw[i]),
    tail: corrected[i],
  }));
  const useful = changes.filter(
    ({ mean: { mean: own } }, i) => tails[i] < MAY_MATTER && distanceOf(goal, own) < distanceOf(goal, mean(usual)),
  );
  const unplayed = singles.length - changed.length;
  const result: Tuned = { usual: meanInterval(usual), changes, unplayed, search: null, best: {}, check: null };
  if (useful.length === 0 || unplayed > 0) return result;
  const candidates = combinations(knobs, useful, goal);
  const before = players.played;
  result.best = await halve(candidates, players, plan, manner);
  result.search = { combinations: candidates.length, games: players.played - before };
  if (manner.stop.isMade || Object.keys(result.best).length === 0) return result;
  const best = await players.values(result.best, seed + games, games);
  const again = await players.values({}, seed + games, games);
  const gain = differences(best, again);
  result.check = {
    best: meanInterval(best),
    usual: meanInterval(again),
    difference: meanInterval(gain),
    tail: meanTail(gain),
  };
  return result;
}

const differences = (of: readonly number[], from: readonly number[]): number[] =>
  of.slice(0, from.length).map((value, i) => value - from[i]);

/** Of each knob the usual value and those that may help; the nearest to the goal by their sums first, where there are too many. */
function combinations(knobs: readonly Knob[], useful: readonly Change[], goal: Goal): Values[] {
  let all: { values: Values; by: number }[] = [{ values: {}, by: 0 }];
  for (const { id } of knobs) {
    const own = useful.filter(({ values }) => id in values);
    all = all.flatMap((one) => [
      one,
      ...own.map(({ values, difference }) => ({ values: { ...one.values, ...values }, by: one.by + difference.mean })),
    ]);
  }
  const [usual] = useful.map(({ mean: own, difference }) => own.mean - difference.mean);
  return all
    .toSorted((a, b) => distanceOf(goal, usual + a.by) - distanceOf(goal, usual + b.by))
    .slice(0, MOST)
    .map(({ values }) => values);
}

async function halve(
  candidates: Values[],
  players: Players,
  { goal, seed, games }: TunePlan,
  { stop }: Manner,
): Promise<Values> {
  let left = candidates;
  for (let seeds = Math.min(FIRST_SEEDS, games); ; seeds = Math.min(games, seeds * 2)) {
    const rated: { values: Values; distance: number }[] = [];
    for (const values of left) {
      rated.push({ values, distance: distanceOf(goal, mean(await players.values(values, seed, seeds))) });
      if (stop.isMade) break;
    }
    rated.sort((a, b) => a.distance - b.distance);
    if (rated.length === 1 || seeds === games || stop.isMade) return rated[0].values;
    left = rated.slice(0, Math.ceil(rated.length / 2)).map(({ values }) => values);
  }
}

/** Plays variants, each with a store of its own. */
class Players {
  /** games that were asked for */
  played = 0;
  private readonly studies = new Map<string, Study>();

  constructor(
    private readonly plan: TunePlan,
    private readonly manner: Manner,
  ) {}

  /** What the goal measures, by seed. */
  async values(
    values: Values,
    seed: number,
    games: number,
    progress: (done: number, of: number) => void = () => undefined,
  ): Promise<number[]> {
    const found = await this.study(values).games(seed, games, [], progress);
    this.played += found.length;
    return found.flatMap(({ natural }: { natural: GameFacts }) => this.plan.goal.of(natural) ?? []);
  }

  private study(values: Values): Study {
    const { model, path, players, fixed, seats, knobs, folder } = this.plan;
    const key = JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const known = this.studies.get(key);
    if (known) return known;
    const variant = variantOf(model, fixed, knobs, values);
    const manner = { ...this.manner, constants: variant.constants };
    const study = new Study(variant.model, path, { players, options: variant.options, seats }, manner, folder);
    this.studies.set(key, study);
    return study;
  }
}
