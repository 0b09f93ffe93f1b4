/** Plays many games in sequence and counts. */
import type { PackModel } from '../../dsl/internal.ts';
import {
  randomStep,
  type RunCounts,
  ChoiceSource,
  startPosition,
  ranking,
  Vm,
  compileGame,
} from '../../interpreter/internal.ts';
import { makeSeatBot, type SeatBot } from '../bots/bot.ts';
import { knownBot } from '../bots/bot-name.ts';
import { TableRun } from '../bots/table-run.ts';
import { compile, optionValues, type RankEntry } from '../../interpreter/index.ts';
import { failureAt } from './failure.ts';
import { Recorder } from './recorder.ts';
import { CountingSink, emptyTally, scoresOf, type Tally } from './tally.ts';

export interface SimulationJob {
  players: number;
  options: Record<string, string | number>;
  /** bot of each seat */
  seats: string[];
  /** each seed is played with each of these in place of `seats` */
  seatings?: string[][];
  /** the first; each next game has the next one, or each next one after a game of each seating */
  seed: number;
  games: number;
  /** whether to record statistics, which is slower */
  statistics?: boolean;
}

/** Steps after which a long game gives whoever drives it a turn. */
const STEPS_IN_ONE_GO = 4096;

/** The games of a job, played bit by bit, so that somebody can look at the time, or stop it and still have what was counted. */
export class JobRun {
  /** games that have ended */
  done = 0;
  private readonly runner: Runner;
  private current: Iterator<undefined> | undefined;

  constructor(
    model: PackModel,
    private readonly job: SimulationJob,
  ) {
    const isRandom = job.seatings === undefined && job.seats.every((name) => name === 'random');
    this.runner = job.statistics
      ? isRandom
        ? statisticsRunner(model, job)
        : botStatisticsRunner(model, job)
      : isRandom
        ? randomRunner(model, job)
        : botRunner(model, job);
  }

  /** Plays a game, or a part of a long one; false if all have been played. Throws a `GameFailure`. */
  step(): boolean {
    const { job } = this;
    if (this.current === undefined && this.done >= job.games) return false;
    const seatings = job.seatings?.length ?? 1;
    const seed = job.seed + Math.floor(this.done / seatings);
    try {
      this.current ??= this.runner.play(seed, this.done % seatings);
      if (this.current.next().done) {
        this.current = undefined;
        this.done++;
      }
    } catch (error) {
      throw failureAt(this.runner.vm, seed, job, error);
    }
    return true;
  }

  tally(): Tally {
    return this.runner.tally();
  }
}

interface Runner {
  vm: Vm;
  /** one game; yields now and then */
  play(seed: number, seating: number): Generator<undefined, void>;
  tally(): Tally;
}

/** Random players skip keys and labels, so they are fast. */
function randomRunner(model: PackModel, { players, options }: SimulationJob): Runner {
  const vm = new Vm(compile(model, players, optionValues(model, options)));
  const sink = new CountingSink();
  const tally = emptyTally();
  const counts: RunCounts = { decisions: 0, choices: 0, options: 0 };
  const { search } = vm;
  return {
    vm,
    *play(seed) {
      sink.counting = false;
      vm.sink = sink;
      startPosition(vm, seed);
      const source = new ChoiceSource(seed);
      for (let n = 1; randomStep(vm, source, counts); n++) {
        sink.counting = true;
        if (n % STEPS_IN_ONE_GO === 0) yield;
      }
      tally.games++;
      tally.scores.push(scoresOf(vm, model));
      tally.places.push(placesOf(ranking(vm)));
    },
    tally: () => ({
      ...tally,
      ...counts,
      asked: search.questions,
      givenUp: search.limitsReached,
      cards: sink.counts.cards,
      slots: sink.counts.slots,
    }),
  };
}

/** The same with statistics, on a separate compiled game, as the recorder wraps its nodes. */
function statisticsRunner(model: PackModel, { players, options }: SimulationJob): Runner {
  const compiled = compileGame(model, players, optionValues(model, options));
  const recorder = new Recorder(compiled);
  const vm = new Vm(compiled);
  const tally = emptyTally();
  const counts: RunCounts = { decisions: 0, choices: 0, options: 0 };
  return {
    vm,
    *play(seed) {
      recorder.begin();
      vm.sink = recorder.sink;
      startPosition(vm, seed);
      const source = new ChoiceSource(seed);
      for (let n = 1; randomStep(vm, source, counts); n++) {
        recorder.play();
        if (n % STEPS_IN_ONE_GO === 0) yield;
      }
      const scores = scoresOf(vm, model);
      recorder.end(scores);
      tally.games++;
      tally.scores.push(scores);
      tally.places.push(placesOf(ranking(vm)));
    },
    tally: () => ({
      ...tally,
      ...counts,
      asked: vm.search.questions,
      givenUp: vm.search.limitsReached,
      cards: recorder.sink.counts.cards,
      slots: recorder.sink.counts.slots,
      statistics: recorder.result(),
    }),
  };
}

/** The same of games of any bots: what they tried while they thought is no part of the game, so it is played again without them. */
function botStatisticsRunner(model: PackModel, job: SimulationJob): Runner {
  const compiled = compileGame(model, job.players, optionValues(model, job.options));
  const recorder = new Recorder(compiled);
  const vm = new Vm(compiled);
  const runner = botRunner(model, job, (seed, codes) => {
    recorder.begin();
    vm.sink = recorder.sink;
    startPosition(vm, seed);
    for (const code of codes) {
      vm.run();
      vm.choose(code);
      recorder.play();
    }
    vm.run();
    recorder.end(scoresOf(vm, model));
  });
  return { ...runner, tally: () => ({ ...runner.tally(), statistics: recorder.result() }) };
}

/** Any bots, at the machine. `ended` hears what was chosen. */
function botRunner(
  model: PackModel,
  { players, options, seats, seatings }: SimulationJob,
  ended?: (seed: number, codes: readonly number[]) => void,
): Runner {
  const vm = new Vm(compile(model, players, optionValues(model, options)));
  const sink = new CountingSink();
  const tally = emptyTally();
  return {
    vm,
    *play(seed, seating) {
      sink.counting = false;
      vm.sink = sink;
      const bots = (seatings?.[seating] ?? seats).map((name, seat) => timed(name, vm, seed, seat, tally));
      const run = new TableRun(vm, bots, seed);
      while (run.step()) {
        sink.counting = true;
        yield;
      }
      tally.games++;
      for (const key of ['decisions', 'choices', 'options'] as const) tally[key] += run[key];
      tally.scores.push(scoresOf(vm, model));
      tally.places.push(placesOf(ranking(vm)));
      tally.played.push({ seed, seating });
      ended?.(seed, run.codes);
    },
    tally: () => ({
      ...tally,
      asked: vm.search.questions,
      givenUp: vm.search.limitsReached,
      cards: sink.counts.cards,
      slots: sink.counts.slots,
    }),
  };
}

/** A bot whose time is counted. */
function timed(name: string, vm: Vm, seed: number, seat: number, { thinking }: Tally): SeatBot {
  const { kind, budget } = knownBot(name);
  const bot = makeSeatBot(kind, vm.game, seed, seat, budget);
  if (!kind.thinks) return bot;
  const time = (thinking[name] ??= { choices: 0, milliseconds: 0 });
  return {
    choose(asked) {
      const began = performance.now();
      const chosen = bot.choose(asked);
      time.milliseconds += performance.now() - began;
      time.choices++;
      return chosen;
    },
  };
}

/** The place of each seat; a player who missed the goal of the game is not first. */
export const placesOf = (rankEntries: RankEntry[]): number[] =>
  rankEntries.reduce<number[]>((places, { player, place, won }) => {
    places[player] = won ? 1 : Math.max(2, place);
    return places;
  }, []);
