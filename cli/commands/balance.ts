import {
  againstRandom,
  criteriaFigures,
  readCriteria,
  balanceOf,
  type Target,
  targetNamed,
  reportBalance,
  reportCriteria,
  Study,
} from '../../study/internal.ts';
import type { PackModel } from '../../dsl/internal.ts';
import type { Args, Command } from '../command.ts';
import { checkPageFile, PAGE_OPTIONS, printFound, versionOf } from '../figures/output.ts';
import { effectProblems } from '../effect-problems.ts';
import type { Io } from '../io.ts';
import { DEFAULT_PACK, loadPlayable, type PlayablePack } from '../packs.ts';
import { chanceNotes, sayNotes } from '../study/against-random.ts';
import { inManner } from '../study/queue-arguments.ts';
import { endedAs, EXIT_INTERRUPTED, progressOf } from '../study/progress.ts';
import { STUDY_OPTIONS, studyArguments } from '../study/arguments.ts';

const DEFAULT_GAMES = 240;

export const balance: Command = {
  name: 'balance',
  usage:
    'CARD [--pack P] [--deck] [--games N] [--players N] [--bots …] [--store DIR] [--jobs J | --queue URL] [--html FILE] [--json]',
  arguments: [1, 1],
  summary: 'Measures what a card, slot, board or deck is worth, with intervals.',
  options: [
    ...STUDY_OPTIONS,
    { name: 'games', value: 'N', help: `how many (default: ${DEFAULT_GAMES}), rounded up to whole seeds` },
    { name: 'deck', help: 'the argument is a deck: all of its cards at once, from games in which chance deals them' },
    {
      name: 'criteria',
      help: 'the argument is a condition, as a contract may have it: in which round somebody meets it',
    },
    ...PAGE_OPTIONS,
    { name: 'json', help: 'the figures as JSON' },
  ],
  about: [
    'CARD is the id, name or number of a card, or the id or name of a slot, a board or a deck (slots/ID where several have that name).',
    'With each seed bots play the game as it is, and then once for each seat with the card given to ' +
      'that seat: where the shuffled cards would have brought it another card of the deck, this one ' +
      'lies. What a seat has at the end with it, less what the same seat has where another one got it, ' +
      'is its worth. A card that is laid out for all is laid out or not; a slot may be chosen by one ' +
      'seat only. In the games as they are chance deals the other cards of the deck, from which follows ' +
      'what is usual there: a card is too strong or too weak if all of its interval is beyond 95 % of ' +
      'them, with the error of both, from 20 seeds on. Less than a fifth of the deviation of results ' +
      'is never called out of the ordinary, as hardly anybody would notice.',
    'At first the bots play 20 to 60 games against random ones; if they do not surely beat them, that is said.',
    'Played games are stored, so the next question about the same pack, version, options and bots ' +
      'takes what there is. Equal seeds give equal figures. Ctrl-C prints the figures of the seeds ' +
      'played until then, with exit code 130.',
    'With --json: the figures as docs/json/balance.schema.json of the package describes them; with --criteria as ' +
      'docs/json/balance-criteria.schema.json does.',
  ],
  examples: [
    ['fathom balance 34', 'what card 34 of Underwater Cities is worth, by quick bots'],
    ['fathom balance survey --bots usual --games 600 --jobs 2', 'better bots, and more games'],
    ['fathom balance era-1 --deck --games 400', 'all cards of a deck at once'],
    [
      'fathom balance water-treasury --option government-contracts=in-play',
      'a contract: what it brings, how often it is claimed and when',
    ],
  ],
  async run(args, io) {
    const name = args.text('pack') ?? DEFAULT_PACK;
    const pack = loadPlayable(name, io);
    if (!pack) return 1;
    const { model } = pack;
    if (args.flag('criteria')) return runCriteria(args, pack, io);
    const target = targetOf(args, model);
    const { plan, seed, path, folder } = studyArguments(args, io, pack);
    checkPageFile(args, io);
    const perSeed = target.section === 'decks' || target.section === 'boards' ? 1 : plan.players + 1;
    const games = args.number('games', 1, 10_000_000) ?? DEFAULT_GAMES;
    const seeds = Math.max(2, Math.ceil(games / perSeed));
    return inManner(args, io, pack, async (manner) => {
      const bots = await againstRandom(model, path, plan, seed, manner, progressOf(io));
      const notes = chanceNotes(bots, io);
      sayNotes(notes, io);
      const study = new Study(model, path, plan, manner, folder);
      const report = await balanceOf(study, { target, seed, seeds }, progressOf(io, true));
      if (report === null) {
        const stored = folder === null ? '' : ' Those that ended are stored for the next time.';
        io.err(`Stopped before there were enough games.${stored}\n`);
        return EXIT_INTERRUPTED;
      }
      if ('problem' in report) {
        io.err(`${report.problem}\n`);
        return 1;
      }
      const found = { ...versionOf(model), ...plan, ...report, againstRandom: bots };
      printFound(args, io, found, () => reportBalance(model, plan, report, notes));
      return endedAs(study.isStopped, `${report.seeds} of ${seeds} seeds`, io);
    });
  },
};

/** How soon a condition is met, before anything is written that asks for it. */
async function runCriteria(args: Args, pack: PlayablePack, io: Io): Promise<number> {
  const { model, sources } = pack;
  if (args.flag('deck')) throw args.usageError('--criteria asks about a condition; it cannot be combined with --deck.');
  checkPageFile(args, io);
  const [text] = args.positionals;
  const program = readCriteria(text, sources);
  if ('problems' in program) {
    effectProblems(program, text, '', pack, io);
    return 1;
  }
  const { plan, seed, path, folder } = studyArguments(args, io, pack);
  const wanted = args.number('games', 1, 10_000_000) ?? DEFAULT_GAMES;
  return inManner(args, io, pack, async (manner) => {
    const study = new Study(model, path, plan, manner, folder);
    const games = await study.games(seed, wanted, [], progressOf(io, true));
    const figures = criteriaFigures(model, plan, program, study.naturalGames(games));
    if (figures.games === 0) {
      io.err('Stopped before a game had ended.\n');
      return EXIT_INTERRUPTED;
    }
    const found = { ...versionOf(model), ...plan, firstSeed: seed, criteria: text, ...figures };
    printFound(args, io, found, () => reportCriteria(model, plan, text, figures));
    return study.isStopped ? EXIT_INTERRUPTED : 0;
  });
}

function targetOf(args: Args, model: PackModel): Target {
  const [text] = args.positionals;
  const target = targetNamed(args.flag('deck') ? `decks/${text}` : text, model);
  if ('problem' in target) throw args.usageError(target.problem);
  return target;
}
