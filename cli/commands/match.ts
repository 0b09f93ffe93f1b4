import { resolve } from 'node:path';
import type { PackModel } from '../../dsl/internal.ts';
import { loadWeightsFor, type MatchPlan, matchReport, playMatch } from '../../study/internal.ts';
import type { Args, Command } from '../command.ts';
import { checkPageFile, PAGE_OPTIONS, writePage } from '../figures/output.ts';
import { commandOf } from '../figures/page.ts';
import type { Io } from '../io.ts';
import { matchPage } from '../figures/match-page.ts';
import { matchLines } from '../figures/match-lines.ts';
import { DEFAULT_PACK, findPack, loadPlayable } from '../packs.ts';
import { checkBot, GAME_OPTIONS, optionsOf, playersOf, sayIdleOptions } from '../play/setup.ts';
import { inManner, MANNER_OPTIONS } from '../study/queue-arguments.ts';
import { EXIT_INTERRUPTED, progressOf } from '../study/games-progress.ts';
import { jsonText } from '../terminal/json.ts';

const DEFAULT_GAMES = 100;
const DEFAULT_SEED = 1;

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
    const path = resolve(io.cwd, findPack(name, io));
    const plan = planOf(args, model, io);
    checkPageFile(args, io);
    const note = loadWeightsFor([plan.first, plan.second], pack, path);
    if (note !== null) io.err(`${note}\n`);
    return inManner(args, io, async (manner) => {
      const result = await playMatch(model, path, plan, manner, progressOf(io));
      if (result.figures.seeds === 0) {
        io.err('Stopped before all games of a seed had ended.\n');
        return EXIT_INTERRUPTED;
      }
      if (args.flag('json')) {
        io.out(jsonText(matchReport(model, plan, result)));
      } else if (!writePage(args, io, () => matchPage(model, plan, result, commandOf(args)))) {
        io.out(`${matchLines(model, plan, result).join('\n')}\n`);
      }
      if (!manner.stop.isMade) return 0;
      io.err(`Stopped: these are the figures of ${result.figures.games} games.\n`);
      return EXIT_INTERRUPTED;
    });
  },
};

function planOf(args: Args, model: PackModel, io: Io): MatchPlan {
  const bots = args.positionals[0].split(',').map((bot) => bot.trim());
  if (bots.length !== 2) {
    throw args.usageError(`A match is between two bots, such as quick,random; not "${args.positionals[0]}".`);
  }
  for (const bot of bots) checkBot(args, bot);
  const players = playersOf(args, model);
  const options = optionsOf(args, model);
  sayIdleOptions(model, players, options, io);
  const games = args.number('games', 1, 10_000_000) ?? DEFAULT_GAMES;
  return {
    first: bots[0],
    second: bots[1],
    players,
    options,
    seed: args.number('seed', 0, 2147483647) ?? DEFAULT_SEED,
    seeds: Math.ceil(games / Math.max(2, players)),
    untilClear: args.flag('until-clear'),
  };
}
