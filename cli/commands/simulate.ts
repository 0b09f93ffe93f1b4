import { resolve } from 'node:path';
import type { Args, Command } from '../command.ts';
import {
  figuresOf,
  playEveryCount,
  playGames,
  reportComparison,
  reportSimulation,
  reportStatistics,
  type SimulationJob,
  simulationReport,
} from '../../study/internal.ts';
import { optionValues } from '../../interpreter/index.ts';
import { DEFAULT_PACK, loadPlayable } from '../packs.ts';
import { GAME_OPTIONS, seatsOf } from '../play/setup.ts';
import { type AgainstPlan, compareVersions } from '../study/against.ts';
import { inManner, MANNER_OPTIONS } from '../study/queue-arguments.ts';
import { reportMarkdown } from '../figures/markdown.ts';
import { endedAs, EXIT_INTERRUPTED, progressOf } from '../study/progress.ts';
import { checkPageFile, printFound, versionOf } from '../figures/output.ts';
import type { Io } from '../io.ts';
import { DEFAULT_SEED, gamesAsked, sayWeights, STORE_OPTION, storeFolder } from '../study/arguments.ts';
import { refuseForeign, writeOutput } from '../terminal/output.ts';

export const simulate: Command = {
  name: 'simulate',
  usage:
    '[--pack P] [--games N] [--players N] [--seed S] [--bots …] [--statistics] [--never] [--page ' +
    'FILE] [--against OTHER] [--html FILE] [--jobs J | --queue URL] [--json]',
  arguments: [0, 0],
  summary: 'Plays many games between bots and counts: scores, wins, slots, cards.',
  options: [
    ...GAME_OPTIONS.map((option) =>
      option.name === 'seed'
        ? { ...option, help: 'seed of the first game; each next game has the next one (default: 1)' }
        : option,
    ),
    { name: 'games', value: 'N', help: 'how many (default: 100)' },
    {
      name: 'bots',
      value: 'A,B,…',
      help:
        'who plays, seat by seat: quick, usual, strong, random, or with another budget usual:80 (lines a ' +
        'choice) or usual:5ms; the last one named sits on all further seats (default: random)',
    },
    {
      name: 'statistics',
      help: 'also how scores are spread, what cards go with, what sites, tracks and open cards gave, and what never happened',
    },
    { name: 'never', help: 'also what never happened' },
    {
      name: 'page',
      value: 'FILE',
      help: 'plays --games for every number of players and writes all their statistics to a page (Markdown)',
    },
    {
      name: 'against',
      value: 'OTHER',
      help: 'compares with another version on the same seeds: an option (name=value), another pack, or a git revision such as HEAD~1',
    },
    ...STORE_OPTION,
    { name: 'html', value: 'FILE', help: 'the figures as a page with plots' },
    { name: 'force', help: 'lets --page or --html write over a FILE that is no such page' },
    ...MANNER_OPTIONS,
    { name: 'json', help: 'the figures as JSON' },
  ],
  about: [
    'Equal seeds give equal figures, speed aside. A shared victory counts in equal parts. Ctrl-C ' +
      'stops it and prints the figures of the games played until then, with exit code 130; a second ' +
      'Ctrl-C ends it at once.',
    'With --json: the figures as docs/json/simulate.schema.json of the package describes them, with those of ' +
      '--statistics and --never.',
    'What --statistics tells of a card is about the seats that had it: its effect, or something that it sets off, ' +
      'was done for them, or it came to them where it listens. --never leaves out what is inside a part that never ' +
      'ran.',
    'With --against two versions play the same seeds: scores, length, advantage of the first player, changes of ' +
      'the lead, forced decisions, options a choice, how far apart bots see the best two options, and use of slots ' +
      'and cards. p is corrected for all of these questions (Holm). Games are stored as by "fathom balance".',
    'With --against --json: the figures as docs/json/simulate-against.schema.json of the package describes them.',
  ],
  examples: [
    ['fathom simulate', 'a hundred games of Underwater Cities for two'],
    ['fathom simulate --players 4 --games 2000 --jobs 2', 'more of them, on two cores'],
    ['fathom simulate --games 2000 --never', 'what never happens'],
    ['fathom simulate --games 2000 --jobs 2 --page statistics.md', 'all statistics, for every number of players'],
    ['fathom simulate --against tunnel-supply=47 --bots quick', 'what an option changes'],
    ['fathom simulate --pack my-pack.yaml --against HEAD~1 --games 300', 'what the last commit changed'],
    ['fathom simulate --option tunnel-supply=47 --json > with-47.json', 'a variant, for another program'],
  ],
  async run(args, io) {
    const name = args.text('pack') ?? DEFAULT_PACK;
    const pack = loadPlayable(name, io);
    if (!pack) return 1;
    const { model, sources } = pack;
    const { path, players, options, seed } = gamesAsked(args, io, pack);
    const games = args.number('games', 1, 100_000_000) ?? 100;
    const progress = progressOf(io);
    const page = args.text('page');
    if (page !== undefined) {
      refuseWithPage(args);
      refuseForeign(resolve(io.cwd, page), page, 'statistics', args.flag('force'));
    }
    const seats = seatsOf(args, players, ['random'], false);
    const against = args.text('against');
    if (against !== undefined) {
      return runAgainst(args, io, against, { name, model, sources, path, players, options, seats, seed, games });
    }
    if (page === undefined) checkPageFile(args, io);
    const statistics = args.flag('statistics') || args.flag('never');
    const job: SimulationJob = { players, options, seats, seed, games, ...(statistics ? { statistics } : {}) };
    sayWeights(seats, pack, path, io);
    return inManner(args, io, pack, async (manner) => {
      if (page !== undefined) {
        const seedArgument = seed === DEFAULT_SEED ? '' : ` --seed ${seed}`;
        const command = `fathom simulate --pack ${name} --games ${games}${seedArgument} --page ${page}`;
        const figures = await playEveryCount(model, sources, { ...manner, games, seed, path, progress });
        if (figures === null) {
          io.err(`Stopped; ${page} was not written.\n`);
          return EXIT_INTERRUPTED;
        }
        const text = reportMarkdown(reportStatistics(model, figures), command);
        writeOutput(resolve(io.cwd, page), page, text, 'statistics', args.flag('force'));
        io.out(`Written: ${page}\n`);
        return 0;
      }
      const began = performance.now();
      const tally = await playGames(model, path, job, manner, (done) => progress(done, games));
      const seconds = (performance.now() - began) / 1000;
      if (tally.games === 0) {
        io.err('Stopped before a game had ended.\n');
        return EXIT_INTERRUPTED;
      }
      const report = simulationReport(model, job, optionValues(model, options), tally, seconds);
      if (tally.statistics) report.statistics = figuresOf(model, sources, tally.scores, tally.statistics);
      printFound(args, io, report, () => reportSimulation(model, report, args.flag('statistics')));
      return endedAs(tally.games < games, `${tally.games} of ${games} games`, io);
    });
  },
};

/** Compares two versions; see `study/against`. */
async function runAgainst(
  args: Args,
  io: Io,
  against: string,
  plan: Omit<AgainstPlan, 'against' | 'folder'>,
): Promise<number> {
  for (const other of ['statistics', 'never']) {
    if (args.flag(other)) {
      throw args.usageError(`--against compares two versions; it cannot be combined with --${other}.`);
    }
  }
  checkPageFile(args, io);
  if (plan.games < 2) throw args.usageError('--against needs at least 2 games.');
  sayWeights(plan.seats, plan, plan.path, io);
  return inManner(args, io, plan, async (manner) => {
    const compared = await compareVersions({ ...plan, against, folder: storeFolder(args, io) }, manner, io);
    if (compared === 'stopped') io.err('Stopped before both versions had played the same seeds.\n');
    if (compared === null || compared === 'stopped') return compared === null ? 1 : EXIT_INTERRUPTED;
    printFound(args, io, { ...versionOf(plan.model), ...compared }, () => reportComparison(plan.model, compared));
    return endedAs(manner.stop.isMade, `${compared.seeds} of ${plan.games} seeds`, io);
  });
}

/** Reports options that contradict `--page`. */
function refuseWithPage(args: Args): void {
  for (const other of ['players', 'bots']) {
    if (args.text(other) !== undefined) {
      throw args.usageError(
        `--page covers every number of players, with random bots; it cannot be combined with --${other}.`,
      );
    }
  }
  if (args.list('option').length > 0) {
    throw args.usageError(
      '--page covers the default options and plays the others as well; it cannot be combined with --option.',
    );
  }
}
