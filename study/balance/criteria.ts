/** Criteria of a contract before it is written: in which round of stored games somebody would have met them. */
import { type PackModel, type Program, readEffect, type Sources } from '../../dsl/internal.ts';
import { compileGame, Vm, goalsOf } from '../../interpreter/internal.ts';
import type { TryResult } from '../../interpreter/scenario/index.ts';
import { optionValues } from '../../interpreter/index.ts';
import type { GameFacts } from '../games/facts.ts';
import type { PlayedGame } from '../games/play.ts';
import { factsOf } from '../games/replay.ts';
import { median } from '../statistics/effects.ts';
import { type Interval, shareInterval } from '../statistics/intervals.ts';
import type { StudyPlan } from '../runs/plan.ts';

/** What a condition is wrapped in, to be read as an effect. */
const BEFORE = 'if ';
const AFTER = ': end game';

/** The condition, or what is wrong with it, at its places in the text. */
export function readCriteria(text: string, { symbols }: Sources): Program | Pick<TryResult, 'problems'> {
  const { program, problems } = readEffect(`${BEFORE}${text}${AFTER}`, symbols, 'none', null);
  if (program !== null && program.body.k === 'if' && program.body.otherwise === undefined) return program;
  const place = (at: number): number => Math.max(0, Math.min(text.length, at - BEFORE.length));
  const found = problems.map(({ problem: { message, start, end, help, suggestions } }) => ({
    of: 'effect' as const,
    message,
    start: place(start),
    end: place(end),
    ...(help === undefined ? {} : { help }),
    ...(suggestions === undefined ? {} : { suggestions }),
  }));
  const none = {
    of: 'effect' as const,
    message: 'This is no condition.',
    start: 0,
    end: text.length,
    help: 'A condition compares, such as `credit >= 3`.',
  };
  return { problems: found.length > 0 ? found : [none] };
}

export interface CriteriaFigures {
  games: number;
  /** share of the games in which somebody met them */
  met: Interval;
  /** by the end of each round */
  byRound: { round: number; share: Interval }[];
  /** median of the rounds in which the first player met them; null if nobody did */
  round: number | null;
  /** games in which they were met from the beginning */
  fromStart: number;
  /** players a game who met them at some time */
  players: number;
  /** share of victories of who met them first; of several at once, the first seat */
  wins: Interval | null;
}

/** @param program `if CONDITION: …` */
export function criteriaFigures(
  model: PackModel,
  { players, options }: StudyPlan,
  program: Program,
  games: readonly { game: PlayedGame; facts: GameFacts }[],
): CriteriaFigures {
  const { body } = program;
  if (body.k !== 'if') throw new Error('criteria are a condition');
  // a goal is a condition that is asked of each player, and of no importance for how the game goes
  const goal = { ...named(program), reach: body.test, players: null, when: null };
  const asking = { ...model, goals: [...model.goals, goal] };
  const vm = new Vm(compileGame(asking, players, optionValues(model, options)));
  const rounds: number[] = [];
  const wins: number[] = [];
  let last = 1;
  let fromStart = 0;
  let metBy = 0;
  for (const { game, facts } of games) {
    const first = new Map<number, number>();
    let decision = 0;
    const replayed = factsOf(vm, game, (at, round) => {
      last = Math.max(last, round);
      for (let seat = 0; seat < players; seat++) {
        if (first.has(seat) || !goalsOf(at, seat).at(-1)!.reached) continue;
        first.set(seat, round);
        if (decision === 0) fromStart++;
      }
      decision++;
    });
    if (replayed === null) throw new Error('engine fault: the game does not replay');
    metBy += first.size;
    if (first.size === 0) continue;
    const [[seat, round]] = first;
    rounds.push(round);
    wins.push(facts.wins[seat]);
  }
  const share = (n: number): Interval =>
    shareInterval([...Array<number>(n).fill(1), ...Array<number>(games.length - n).fill(0)], games.length);
  return {
    games: games.length,
    met: share(rounds.length),
    byRound: Array.from({ length: last }, (_, i) => ({
      round: i + 1,
      share: share(rounds.filter((round) => round <= i + 1).length),
    })),
    round: rounds.length === 0 ? null : median(rounds),
    fromStart,
    players: games.length === 0 ? 0 : metBy / games.length,
    wins: wins.length === 0 ? null : shareInterval(wins, wins.length),
  };
}

const named = ({ origin }: Program): { id: string; name: string; plural: string; origin: Program['origin'] } => ({
  id: 'criteria',
  name: 'criteria',
  plural: 'criteria',
  origin,
});
