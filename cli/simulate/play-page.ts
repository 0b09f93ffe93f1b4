/** Plays what the page of statistics tells: games for every number of players, and some with every value of every option. */
import type { PackModel, Sources } from '../../dsl/index.ts';
import { variants } from '../../interpreter/scenario/index.ts';
import { optionValues } from '../../interpreter/index.ts';
import { figuresOf, neverIn } from './figures.ts';
import { simulate } from './jobs.ts';
import type { Page, Played } from './page.ts';
import { reportOf } from './report.ts';
import type { Job } from './run.ts';
import { addStatistics, type Statistics } from './statistics.ts';

/** Of so many usual games, one with each other value of an option. */
const USUAL_TO_OTHER = 20;

export interface PageJob {
  games: number; seed: number; jobs: number;
  path: string; script: string | undefined;
  /** told how many of how many games are played */
  progress(done: number, of: number): void;
}

export async function playPage(model: PackModel, sources: Sources, { games, seed, jobs, path, script, progress }: PageJob): Promise<Omit<Page, 'command'>> {
  const usual = { ...optionValues(model) }, perOption = Math.ceil(games / USUAL_TO_OTHER);
  const others = variants(model, perOption).filter(({ options }) => model.options.some(({ id }) => options[id] !== usual[id]));
  const total = model.playerCounts.length * games + others.reduce((sum, other) => sum + other.games, 0), all: Statistics = { runs: {}, cards: {}, parts: {} };
  let before = 0;
  const play = async (players: number, options: Job['options'], n: number, threads: number): Promise<{ job: Job; tally: Awaited<ReturnType<typeof simulate>> & { statistics: Statistics } }> => {
    const job: Job = { players, options, seats: Array.from({ length: players }, () => 'random'), seed, games: n, statistics: true };
    const tally = await simulate(model, path, job, threads, script, (done) => progress(before + done, total)), { statistics } = tally;
    if (statistics === undefined) throw new Error('the statistics are missing');
    addStatistics(all, statistics);
    before += n;
    return { job, tally: { ...tally, statistics } };
  };
  const played: Played[] = [];
  for (const players of [...model.playerCounts].sort((a, b) => a - b)) {
    const { job, tally } = await play(players, usual, games, jobs);
    played.push({ ...reportOf(model, job, usual, tally, 0), statistics: figuresOf(model, sources, tally.scores, tally.statistics) });
  }
  // a few games each: a thread would take longer to begin than to play them
  for (const { players, options, games: n } of others) await play(players, options, n, 1);
  return { model, played, withOptions: others.length > 0 ? perOption : 0, never: neverIn(model, sources, all) };
}
