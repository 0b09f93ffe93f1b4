import { type MatchPlan, matchReport, playMatch, reportMatch } from '../../study/internal.ts';
import type { Args, Command } from '../command.ts';
import { checkPageFile, PAGE_OPTIONS, printFound } from '../figures/output.ts';
import { DEFAULT_PACK, loadPlayable } from '../packs.ts';
import { checkBot, GAME_OPTIONS } from '../play/setup.ts';
import { inManner, MANNER_OPTIONS } from '../study/queue-arguments.ts';
import { gamesAsked, sayWeights } from '../study/arguments.ts';
import { endedAs, EXIT_INTERRUPTED, progressOf } from '../study/progress.ts';

const DEFAULT_GAMES = 100;

export const match: Command = {
  name: 'match',
  usage:
    'A,B [--pack P] [--games N] [--players N] [--seed S] [--until-clear] [--jobs J | --queue URL] [--html FILE] [--json]',
  arguments: [1, 1],
  summary: 'Lets two bots play each other: who wins how often, with intervals.',
  options: [
    ...GAME_OPTIONS,
    { name: 'games', value: 'N', help: 'how many (default: 100), rounded up to whole seeds' },
    { name: 'until-clear', help: 'stops as soon as it is clear who is better; --games is then the most' },
    ...MANNER_OPTIONS,
    ...PAGE_OPTIONS,
    { name: 'json', help: 'the figures as JSON' },
  ],
  about: [
    'A and B are bots: quick, usual, strong, random, or with another budget usual:80 (lines a choice) ' +
      'or usual:5ms. Each seed is played once for each seat, with A in that seat and B in all others, ' +
      'so that neither luck nor seats favour one. Alone each plays every seed, and the higher score ' +
      'wins.',
    'The intervals of 95 % are over seeds. --until-clear uses a bound that holds however often one ' +
      'looks (with 95 %, the match never stops if there is no difference). Ctrl-C prints the figures of ' +
      'the seeds played until then, with exit code 130.',
    'With --json: the figures as docs/json/match.schema.json of the package describes them.',
  ],
  examples: [
    ['fathom match quick,random', 'a hundred games of Underwater Cities for two'],
    ['fathom match usual,quick --games 400 --until-clear --jobs 2', 'as long as it takes'],
    ['fathom match usual:160,usual --pack nim', 'four times the lines'],
    ['fathom match usual,quick --players 4', 'one among three'],
  ],
  async run(args, io) {
    const name = args.text('pack') ?? DEFAULT_PACK;
    const pack = loadPlayable(name, io);
    if (!pack) return 1;
    const { model } = pack;
    const { path, ...asked } = gamesAsked(args, io, pack);
    const plan = { ...asked, ...planOf(args, asked.players) };
    checkPageFile(args, io);
    sayWeights([plan.first, plan.second], pack, path, io);
    return inManner(args, io, pack, async (manner) => {
      const result = await playMatch(model, path, plan, manner, progressOf(io));
      if (result.figures.seeds === 0) {
        io.err('Stopped before all games of a seed had ended.\n');
        return EXIT_INTERRUPTED;
      }
      printFound(args, io, matchReport(model, plan, result), () => reportMatch(model, plan, result));
      return endedAs(manner.stop.isMade, `${result.figures.games} games`, io);
    });
  },
};

function planOf(args: Args, players: number): Pick<MatchPlan, 'first' | 'second' | 'seeds' | 'untilClear'> {
  const bots = args.positionals[0].split(',').map((bot) => bot.trim());
  if (bots.length !== 2) {
    throw args.usageError(`A match is between two bots, such as quick,random; not "${args.positionals[0]}".`);
  }
  for (const bot of bots) checkBot(args, bot);
  const games = args.number('games', 1, 10_000_000) ?? DEFAULT_GAMES;
  return {
    first: bots[0],
    second: bots[1],
    seeds: Math.ceil(games / Math.max(2, players)),
    untilClear: args.flag('until-clear'),
  };
}
