/** What is played elsewhere: a whole that is divided into chunks, and what a chunk comes to. */
import type { PackModel } from '../../dsl/internal.ts';
import type { Fault } from '../errors.ts';
import type { PlayedGame } from '../games/play.ts';
import type { SimulationJob } from '../simulate/run.ts';
import type { Tally } from '../simulate/tally.ts';
import type { StudyPlan } from '../runs/plan.ts';
import type { StudyUnit } from '../runs/units.ts';

/** Plain data that says which games are played. */
export type Task = { kind: 'games'; job: SimulationJob } | { kind: 'study'; plan: StudyPlan; units: StudyUnit[] };

export type Outcome = { tally: Tally } | { games: PlayedGame[] } | { fault: Fault };

/** A pack as it was loaded here, with all that decides how its bots play. */
export interface PackOrigin {
  model: PackModel;
  path: string;
  /** folders in which the packs that it extends are found */
  packs: readonly string[];
  /** constants that have other values than on file */
  constants: Readonly<Record<string, number>>;
}

/** A whole of so many seeds. The chunks may be of any size and end in any order: together they must come to the same. */
export interface Work {
  seeds: number;
  task(from: number, seeds: number): Task;
  /** called once for each seed; throws a `GameFailure` */
  accept(outcome: Outcome, from: number, seeds: number): void;
}

/** A wish to end with what there is. */
export interface Stop {
  readonly isMade: boolean;
  make(): void;
}

/** Plays a whole on other machines. */
export interface Remote {
  /** Ends when all has been played, or when somebody asks it to stop; it asks itself where there is no hope. */
  play(pack: PackOrigin, work: Work, stop: Stop): Promise<void>;
}
