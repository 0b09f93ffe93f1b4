/** The face of the studies for the command, on Node: many games played, stored, measured and compared. */
export * from './index.ts';

// ------------------------------------------------------------------------------------------------ the house itself

// ------------------------------------------------------------------------------------------------ bots

export { loadWeights, loadWeightsFor, weightsPath } from './bots/pack-weights.ts';

// ------------------------------------------------------------------------------------------------ runs

export type { StudyPlan } from './runs/plan.ts';
export { Study } from './runs/study.ts';
export type { StudyTask } from './runs/threads.ts';
export { serveStudy } from './runs/worker.ts';

// ------------------------------------------------------------------------------------------------ statistics

export type { Interval } from './statistics/intervals.ts';
export { fixed, signed } from './statistics/numbers.ts';

// ------------------------------------------------------------------------------------------------ simulate

export { type Figures, figuresOf, type Never, neverIn } from './simulate/figures.ts';
export { type Manner, playGames, StopRequest } from './simulate/jobs.ts';
export { type Simulation, simulationReport } from './simulate/report.ts';
export type { SimulationJob } from './simulate/run.ts';
export { hundredths } from './simulate/spread.ts';
export { addStatistics, type Statistics } from './simulate/statistics.ts';
export { serveSimulation, type WorkerTask } from './simulate/worker.ts';

// ------------------------------------------------------------------------------------------------ match

export type { MatchFigures } from './match/figures.ts';
export { type Ladder, type LadderPlan, playLadder } from './match/ladder.ts';
export { type AgainstRandom, againstRandom } from './match/against-random.ts';
export { playMatch } from './match/play.ts';
export { matchReport } from './match/report.ts';
export type { MatchPlan, MatchResult } from './match/seeds.ts';

// ------------------------------------------------------------------------------------------------ balance

export { type CriteriaFigures, criteriaFigures, readCriteria } from './balance/criteria.ts';
export { judgeMembers } from './balance/members.ts';
export type { Measure } from './balance/outcome.ts';
export { balanceOf, type BalanceReport } from './balance/report.ts';
export { type Target, targetNamed } from './balance/target.ts';
export type { Verdict } from './balance/verdict.ts';
export type { Design } from './balance/worth.ts';

// ------------------------------------------------------------------------------------------------ against

export { type Difference, differencesOf } from './against/compare.ts';

// ------------------------------------------------------------------------------------------------ tune

export { type Goal, goalNamed } from './tune/goal.ts';
export { tune, type Tuned } from './tune/tune.ts';
export { type Knob, knobNamed, optionKnobs, wordsOf } from './tune/variant.ts';

// ------------------------------------------------------------------------------------------------ train

export { compareWeights } from './train/compare.ts';

// ------------------------------------------------------------------------------------------------ coverage

export { outermost } from './coverage/parts.ts';

// ------------------------------------------------------------------------------------------------ queue

export { parseAddress, type QueueAddress, withoutPasswords } from './queue/address.ts';
export { queueLibrary } from './queue/library.ts';
export { QueuePlayer } from './queue/player.ts';
export { engineOf } from './queue/protocol.ts';
export { QueueRemote } from './queue/remote.ts';
export { serveChunks, type ThreadSetup } from './queue/thread.ts';
export { PATIENCE, type QueueTimes, timesFor } from './queue/times.ts';
