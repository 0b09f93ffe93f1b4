/** Every bot against every other one: a match for each pair, on the same seeds. */
import type { PackModel } from '../../dsl/internal.ts';
import type { Manner } from '../simulate/jobs.ts';
import type { Interval } from '../statistics/intervals.ts';
import type { MatchFigures } from './figures.ts';
import { type AgainstRandom, judged, RANDOM_BOT } from './against-random.ts';
import { playMatch } from './play.ts';

export interface LadderPlan {
  bots: string[];
  players: number;
  options: Record<string, string>;
  seed: number;
  /** of each match */
  seeds: number;
}

interface Rung {
  bot: string;
  /** share of victories against each other bot, in the order of `bots`; null for itself, and for matches that were not played */
  against: (Interval | null)[];
  /** over all of them; the interval holds whatever these matches have in common */
  wins: Interval;
  score: number;
}

export interface Ladder {
  /** the best first */
  rungs: Rung[];
  games: number;
  /** what each would win by chance */
  fair: number;
  milliseconds: Record<string, number>;
  /** of each bot that thinks and has played against random ones */
  againstRandom: AgainstRandom[];
}

/** When somebody stops it, what has been played. */
export async function playLadder(
  model: PackModel,
  path: string,
  plan: LadderPlan,
  manner: Manner,
  progress: (games: number, of: number) => void,
): Promise<Ladder> {
  const { bots, players } = plan;
  const pairs = bots.flatMap((first, i) => bots.slice(i + 1).map((second): [string, string] => [first, second]));
  // one of a kind among others says something else than the other way round, but for two
  const ordered =
    players === 2 || players === 1
      ? pairs
      : pairs.flatMap(([a, b]): [string, string][] => [
          [a, b],
          [b, a],
        ]);
  const perMatch = plan.seeds * Math.max(2, players);
  const played: { first: string; second: string; figures: MatchFigures }[] = [];
  const time = new Map<string, { choices: number; milliseconds: number }>();
  for (const [i, [first, second]] of ordered.entries()) {
    if (manner.stop.isMade) break;
    const match = { ...plan, first, second, untilClear: false };
    const { figures, thinking } = await playMatch(model, path, match, manner, (done) =>
      progress(i * perMatch + done, ordered.length * perMatch),
    );
    if (figures.seeds > 0) played.push({ first, second, figures });
    for (const [bot, { choices, milliseconds }] of Object.entries(thinking)) {
      const all = time.get(bot) ?? { choices: 0, milliseconds: 0 };
      time.set(bot, { choices: all.choices + choices, milliseconds: all.milliseconds + milliseconds });
    }
  }
  const rungs = bots.map((bot) => rungOf(bot, bots, played, players));
  const fair = players <= 2 ? 0.5 : 1 / players;
  return {
    rungs: rungs.toSorted((a, b) => b.wins.mean - a.wins.mean || b.score - a.score),
    games: played.reduce((sum, { figures }) => sum + figures.games, 0),
    fair,
    milliseconds: Object.fromEntries(
      [...time].map(([bot, { choices, milliseconds }]) => [bot, milliseconds / Math.max(1, choices)]),
    ),
    againstRandom: againstRandom(rungs, bots, perMatch, fair),
  };
}

/** What the ladder says of each bot against those that choose by chance. */
function againstRandom(rungs: readonly Rung[], bots: readonly string[], games: number, fair: number): AgainstRandom[] {
  const random = bots.indexOf(RANDOM_BOT);
  return rungs.flatMap(({ bot, against }) => {
    const wins = against[random] ?? null;
    return wins === null ? [] : [judged(bot, { games, wins, fair })];
  });
}

function rungOf(
  bot: string,
  bots: readonly string[],
  played: readonly { first: string; second: string; figures: MatchFigures }[],
  players: number,
): Rung {
  const scores: number[] = [];
  const against = bots.map((other): Interval | null => {
    const own = played.find(({ first, second }) => first === bot && second === other);
    if (own !== undefined) {
      scores.push(own.figures.scores[0].mean);
      return own.figures.wins;
    }
    if (players > 2) return null;
    const reverse = played.find(({ first, second }) => first === other && second === bot);
    if (reverse === undefined) return null;
    scores.push(reverse.figures.scores[1].mean);
    const { mean, low, high } = reverse.figures.wins;
    return { mean: 1 - mean, low: 1 - high, high: 1 - low };
  });
  const known = against.filter((wins) => wins !== null);
  const average = (of: (wins: Interval) => number): number =>
    known.length === 0 ? 0 : known.reduce((sum, wins) => sum + of(wins), 0) / known.length;
  return {
    bot,
    against,
    wins: { mean: average(({ mean }) => mean), low: average(({ low }) => low), high: average(({ high }) => high) },
    score: scores.reduce((a, b) => a + b, 0) / Math.max(1, scores.length),
  };
}
