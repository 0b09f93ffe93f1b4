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

// ------------------------------------------------------------------------------------------------ simulate

export { playEveryCount } from './simulate/every-count.ts';
export { figuresOf } from './simulate/figures.ts';
export { type Manner, playGames, StopRequest } from './simulate/jobs.ts';
export { type Simulation, simulationReport } from './simulate/report.ts';
export type { SimulationJob } from './simulate/run.ts';
export { serveSimulation, type WorkerTask } from './simulate/worker.ts';

// ------------------------------------------------------------------------------------------------ match

export { type LadderPlan, playLadder } from './match/ladder.ts';
export { type AgainstRandom, againstRandom } from './match/against-random.ts';
export { playMatch } from './match/play.ts';
export { matchReport } from './match/report.ts';
export type { MatchPlan } from './match/seeds.ts';

// ------------------------------------------------------------------------------------------------ balance

export { criteriaFigures, readCriteria } from './balance/criteria.ts';
export { balanceOf } from './balance/report.ts';
export { type Target, targetNamed } from './balance/target.ts';

// ------------------------------------------------------------------------------------------------ against

export { differencesOf } from './against/compare.ts';

// ------------------------------------------------------------------------------------------------ tune

export { type Goal, goalNamed } from './tune/goal.ts';
export { tune } from './tune/tune.ts';
export { type Knob, knobNamed, optionKnobs } from './tune/variant.ts';

// ------------------------------------------------------------------------------------------------ train

export { compareWeights } from './train/compare.ts';

// ------------------------------------------------------------------------------------------------ coverage

export { UNREACHED_LABELS, unreachedByFile } from './coverage/parts.ts';

// ------------------------------------------------------------------------------------------------ report

export { type Comparison, reportComparison } from './report/against.ts';
export { reportBalance } from './report/balance.ts';
export { reportCriteria } from './report/criteria.ts';
export { reportLadder, reportMatch, reportTraining, type Trained } from './report/match.ts';
export type { IntervalItem, Part, Plot, Point, Report, Section, Table } from './report/report.ts';
export { reportSimulation } from './report/simulate.ts';
export { reportStatistics } from './report/statistics.ts';
export { reportTuning } from './report/tune.ts';

// ------------------------------------------------------------------------------------------------ queue

export { parseAddress, type QueueAddress, withoutPasswords } from './queue/address.ts';
export { queueLibrary } from './queue/library.ts';
export { QueuePlayer } from './queue/player.ts';
export { engineOf } from './queue/protocol.ts';
export { QueueRemote } from './queue/remote.ts';
export { serveChunks, type ThreadSetup } from './queue/thread.ts';
export { PATIENCE, type QueueTimes, timesFor } from './queue/times.ts';
