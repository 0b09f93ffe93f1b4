import { type LadderPlan, playLadder, reportLadder } from '../../study/internal.ts';
import type { Args, Command } from '../command.ts';
import { checkPageFile, PAGE_OPTIONS, printFound, versionOf } from '../figures/output.ts';
import { DEFAULT_PACK, loadPlayable } from '../packs.ts';
import { checkBot, GAME_OPTIONS } from '../play/setup.ts';
import { chanceNotes, sayNotes } from '../study/against-random.ts';
import { inManner, MANNER_OPTIONS } from '../study/queue-arguments.ts';
import { gamesAsked, sayWeights } from '../study/arguments.ts';
import { endedAs, EXIT_INTERRUPTED, progressOf } from '../study/progress.ts';

const DEFAULT_BOTS = 'random,quick,usual,strong';
const DEFAULT_GAMES = 40;

export const ladder: Command = {
  name: 'ladder',
  usage: '[A,B,…] [--pack P] [--games N] [--players N] [--seed S] [--jobs J | --queue URL] [--html FILE] [--json]',
  arguments: [0, 1],
  summary: 'Lets every bot play every other one: a table of who wins how often.',
  options: [
    ...GAME_OPTIONS.map((option) =>
      option.name === 'seed' ? { ...option, help: 'the first seed of each match (default: 1)' } : option,
    ),
    { name: 'games', value: 'N', help: `games of each pair (default: ${DEFAULT_GAMES}), rounded up to whole seeds` },
    ...MANNER_OPTIONS,
    ...PAGE_OPTIONS,
    { name: 'json', help: 'the figures as JSON' },
  ],
  about: [
    `A,B,… are bots, as for "fathom match" (default: ${DEFAULT_BOTS}). Each pair plays a match on the ` +
      `same seeds, from every seat. With more than two players each match is one bot among others of ` +
      `one kind.`,
    'A ladder of one bot with twice the lines on each rung says how deep a game is: how long thinking ' +
      'harder still wins. Intervals of 95 % are over seeds; that of all matches of a bot is the mean of ' +
      'its intervals, which is never too short. Of a bot that does not surely beat random it is said so. ' +
      'Ctrl-C prints what has been played, with exit code 130.',
    'With --json: the figures as docs/json/ladder.schema.json of the package describes them.',
  ],
  examples: [
    ['fathom ladder --pack nim', 'all levels'],
    ['fathom ladder quick:5,quick:10,quick:20,quick:40 --games 60 --jobs 2', 'how deep is the game?'],
  ],
  async run(args, io) {
    const name = args.text('pack') ?? DEFAULT_PACK;
    const pack = loadPlayable(name, io);
    if (!pack) return 1;
    const { model } = pack;
    const { path, ...asked } = gamesAsked(args, io, pack);
    const plan = { ...asked, ...planOf(args, asked.players) };
    checkPageFile(args, io);
    sayWeights(plan.bots, pack, path, io);
    return inManner(args, io, pack, async (manner) => {
      const result = await playLadder(model, path, plan, manner, progressOf(io, true));
      if (result.games === 0) {
        io.err('Stopped before all games of a seed had ended.\n');
        return EXIT_INTERRUPTED;
      }
      const notes = chanceNotes(result.againstRandom, io);
      sayNotes(notes, io);
      const { bots, players, seed } = plan;
      const found = { ...versionOf(model), bots, players, firstSeed: seed, ...result };
      printFound(args, io, found, () => reportLadder(model, plan, result, notes));
      return endedAs(manner.stop.isMade, `${result.games} games`, io);
    });
  },
};

function planOf(args: Args, players: number): Pick<LadderPlan, 'bots' | 'seeds'> {
  const bots = (args.positionals[0] ?? DEFAULT_BOTS).split(',').map((bot) => bot.trim());
  if (bots.length < 2) throw args.usageError(`A ladder has two bots at least, such as ${DEFAULT_BOTS}.`);
  for (const bot of bots) checkBot(args, bot);
  const twice = bots.find((bot, i) => bots.indexOf(bot) !== i);
  if (twice !== undefined) throw args.usageError(`"${twice}" is named twice; a bot does not play itself.`);
  const games = args.number('games', 1, 10_000_000) ?? DEFAULT_GAMES;
  return { bots, seeds: Math.ceil(games / Math.max(2, players)) };
}
