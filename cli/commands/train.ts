import { resolve } from 'node:path';
import type { Args, Command } from '../command.ts';
import type { Io } from '../io.ts';
import type { CompiledGame } from '../../interpreter/internal.ts';
import { type Weights, type TrainingStep, Training, weightsText, weightsFor } from '../../study/index.ts';
import { loadWeights, weightsPath, compareWeights, reportTraining, type Trained } from '../../study/internal.ts';
import type { PackModel } from '../../dsl/internal.ts';
import { compile, optionValues } from '../../interpreter/index.ts';
import { DEFAULT_PACK, loadPlayable, type PlayablePack } from '../packs.ts';
import { GAME_OPTIONS } from '../play/setup.ts';
import { gamesAsked } from '../study/arguments.ts';
import { duration, EXIT_INTERRUPTED, progressOf } from '../study/progress.ts';
import { printFound, versionOf } from '../figures/output.ts';
import { refuseForeign, writeOutput } from '../terminal/output.ts';

const DEFAULT_MINUTES = 5;
const DEFAULT_LINES = 14;
const GAMES_PER_STEP = 80;
const DEFAULT_CHECK = 20;
/** Seeds of the match are far from those of the training. */
const SEED_OF_MATCH = 1_000_000;

export const train: Command = {
  name: 'train',
  usage:
    '[PACK] [--minutes M] [--games N] [--players N] [--lines L] [--check S] [--seed S] [--fresh] [--force] [--html FILE] [--json]',
  arguments: [0, 1],
  summary: 'Lets the bots of a pack learn by play what is worth how much.',
  options: [
    ...GAME_OPTIONS.filter(({ name }) => name !== 'pack'),
    { name: 'minutes', value: 'M', help: 'how long to play (default: 5); a few minutes bring most of it' },
    { name: 'games', value: 'N', help: 'how many games to play instead; with equal seeds the weights are equal then' },
    { name: 'lines', value: 'L', help: 'lines a choice in these games (default: 14)' },
    { name: 'check', value: 'S', help: 'seeds of the match that decides (default: 20)' },
    { name: 'fresh', help: 'begins with the weights of any pack, not with those beside this one' },
    { name: 'html', value: 'FILE', help: 'what was learned, and the match, as a page with plots' },
    { name: 'force', help: 'writes the new weights even if they lose the match, and over a file of another kind' },
    { name: 'json', help: 'the same as JSON' },
  ],
  about: [
    'Two ways to end a turn are played on for two or three turns, with the same cards, and how the ' +
      'difference between them changes is regressed on what they differ in. In games whose turns are ' +
      'not confirmed, all seats play with weights that are a little off, and what was scored is ' +
      'regressed on what was off. Then a match between the old weights and the new ones decides, and ' +
      'the better ones are written beside the pack: NAME.weights.json. Bots read them from there.',
    'The file says how it was made and for which version of the rules. Where time decides how many games are ' +
      'played, equal seeds do not give equal weights; with --games they do. Ctrl-C ends the play; the match ' +
      'follows, and a second Ctrl-C ends it all.',
    'With --json: the figures as docs/json/train.schema.json of the package describes them.',
  ],
  examples: [
    ['fathom train my-pack.yaml', 'five minutes on one core'],
    ['fathom train --minutes 20', 'goes on with the weights that there are'],
    ['fathom train my-pack.yaml --fresh --games 2000 --seed 7', 'weights that anybody can make again'],
  ],
  async run(args, io) {
    const pack = loadPlayable(args.positionals[0] ?? DEFAULT_PACK, io);
    if (!pack) return 1;
    const plan = planOf(args, pack, io);
    const page = args.text('html');
    if (page !== undefined) refuseForeign(resolve(io.cwd, page), page, 'page', false);
    if (page !== undefined && args.flag('json')) {
      throw args.usageError('--html and --json are two outputs; choose one.');
    }
    let stopped = false;
    const unheard = io.onInterrupt?.(() => (stopped = true));
    try {
      const training = new Training(plan.game, plan.start, {
        lines: plan.lines,
        gamesPerStep: GAMES_PER_STEP,
        seed: plan.seed,
      });
      const steps = await learn(training, plan, io, () => stopped);
      if (training.steps === 0) {
        io.err(`Nothing was learned: ${training.games} games are too few. Give it more --minutes.\n`);
        return stopped ? EXIT_INTERRUPTED : 1;
      }
      const trained = await decide(training, steps, plan, pack, io);
      print(trained, pack.model, args, io);
      return trained.written === null ? 1 : 0;
    } finally {
      unheard?.();
    }
  },
};

interface Plan {
  game: CompiledGame;
  file: string;
  /** the weights that the new ones must beat, and those with which the training begins */
  old: Weights;
  start: Weights;
  lines: number;
  seed: number;
  minutes: number;
  /** how many games, where that decides instead of time */
  games: number | null;
  fresh: boolean;
  /** seeds of the match */
  check: number;
  force: boolean;
}

function planOf(args: Args, pack: PlayablePack, io: Io): Plan {
  const { model } = pack;
  const { path: packPath, players, options, seed } = gamesAsked(args, io, pack);
  const file = weightsPath(packPath);
  const force = args.flag('force');
  refuseForeign(file, file, 'weights', force);
  try {
    loadWeights(pack, packPath);
  } catch (error) {
    if (!force) throw error;
  }
  const old = weightsFor(model) ?? {};
  return {
    game: compile(model, players, optionValues(model, options)),
    file,
    old,
    start: args.flag('fresh') ? {} : old,
    lines: args.number('lines', 1, 10_000) ?? DEFAULT_LINES,
    seed,
    minutes: args.number('minutes', 1, 100_000) ?? DEFAULT_MINUTES,
    games: args.number('games', GAMES_PER_STEP, 10_000_000) ?? null,
    fresh: args.flag('fresh'),
    check: args.number('check', 1, 100_000) ?? DEFAULT_CHECK,
    force,
  };
}

/** Ctrl-C is noticed only between games. */
const turn = (): Promise<void> => new Promise((go) => setImmediate(go));

/** Trains until the time is over or somebody stops it; a step that was begun then is not used. */
async function learn(
  training: Training,
  { minutes, games: most }: Plan,
  io: Io,
  isStopped: () => boolean,
): Promise<TrainingStep[]> {
  const steps: TrainingStep[] = [];
  const began = performance.now();
  const until = began + minutes * 60_000;
  const isOver = (): boolean => (most === null ? performance.now() > until : training.steps * GAMES_PER_STEP >= most);
  const timeLeft = (): string => {
    const now = performance.now();
    const left = most === null ? until - now : ((now - began) / training.games) * Math.max(0, most - training.games);
    return duration(left / 1000);
  };
  while (!isOver()) {
    const games = training.step();
    let next = games.next();
    for (; !next.done; next = games.next()) {
      io.progress?.(`${training.games} games, ${timeLeft()} left`);
      await turn();
      if (isStopped() || (most === null && isOver())) return steps;
    }
    steps.push(next.value);
    io.err(`${next.value.games} games, mean score ${next.value.score.toFixed(1)}\n`);
  }
  return steps;
}

/** The match between new and old weights; writes the new ones if they win it. */
async function decide(
  training: Training,
  steps: TrainingStep[],
  plan: Plan,
  { model, name }: PlayablePack,
  io: Io,
): Promise<Trained> {
  const { game, file, old, lines, seed, check, force } = plan;
  const { players } = game.tables;
  const found = training.result();
  const from = seed + SEED_OF_MATCH;
  const match = compareWeights(game, { first: found, second: old, budget: { lines }, seed: from, seeds: check });
  const all = check * Math.max(2, players);
  const progress = progressOf(io);
  let result = match.next();
  for (let games = 1; !result.done; games++) {
    progress(games, all);
    await turn();
    result = match.next();
  }
  const figures = result.value;
  const isBetter =
    figures.wins.mean > 0.5 || (figures.wins.mean === 0.5 && figures.scores[0].mean > figures.scores[1].mean);
  const isWritten = isBetter || force;
  if (isWritten) {
    const command = `fathom train ${name}${plan.fresh ? ' --fresh' : ''}`;
    const made = { command, games: training.games, seed, lines, players };
    writeOutput(file, file, weightsText(model, made, found), 'weights', force);
  }
  const rival = Object.keys(old).length === 0 ? 'those of any pack' : 'the old ones';
  return { players, games: training.games, steps, match: figures, rival, written: isWritten ? file : null };
}

function print(trained: Trained, model: PackModel, args: Args, io: Io): void {
  const report = reportTraining(model, trained);
  // beside a page it is said what became of the weights
  if (args.text('html') !== undefined) io.out(`${report.findings.join('\n')}\n`);
  // --force is about the weights
  printFound(args, io, { ...versionOf(model), ...trained }, () => report, false);
}
