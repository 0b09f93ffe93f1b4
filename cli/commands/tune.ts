import type { PackModel } from '../../dsl/internal.ts';
import {
  againstRandom,
  type Goal,
  goalNamed,
  tune as search,
  type Knob,
  knobNamed,
  optionKnobs,
  reportTuning,
} from '../../study/internal.ts';
import type { Args, Command } from '../command.ts';
import { checkPageFile, PAGE_OPTIONS, printFound, versionOf } from '../figures/output.ts';
import { DEFAULT_PACK, loadPlayable } from '../packs.ts';
import { optionsOf } from '../play/setup.ts';
import { chanceNotes, sayNotes } from '../study/against-random.ts';
import { inManner } from '../study/queue-arguments.ts';
import { endedAs, EXIT_INTERRUPTED, progressOf } from '../study/progress.ts';
import { STUDY_OPTIONS, studyArguments } from '../study/arguments.ts';

const DEFAULT_GAMES = 60;

export const tune: Command = {
  name: 'tune',
  usage:
    '[PACK] --toward GOAL [--vary NAME=A,B] [--games N] [--players N] [--bots …] [--jobs J | --queue URL] [--html FILE] [--json]',
  arguments: [0, 1],
  summary: 'Looks for options and constants that bring a game towards a goal.',
  options: [
    ...STUDY_OPTIONS.filter(({ name }) => name !== 'pack'),
    {
      name: 'toward',
      value: 'GOAL',
      help: 'a measure and what it should be: first-wins=50, margin=low, decisions=300, cards/ID=1; see simulate --against',
    },
    {
      name: 'vary',
      value: 'NAME=A,B',
      help: 'an option, or a constant with values to be tried; may be repeated (default: all options that matter)',
      many: true,
    },
    { name: 'games', value: 'N', help: `games of each change (default: ${DEFAULT_GAMES})` },
    ...PAGE_OPTIONS,
    { name: 'json', help: 'the figures as JSON' },
  ],
  about: [
    'First each change is played by itself on the same seeds, and p says whether it matters, ' +
      'corrected for all of them (Holm). Then the changes that may help are combined, up to 32 ' +
      'combinations, by a bandit: all play a few seeds, the half that is nearer to the goal plays twice ' +
      'as many, and so on. The best one is played again on new seeds, as the best of many looks better ' +
      'than it is. At first the bots play 20 to 60 games against random ones; if they do not surely beat ' +
      'them, that is said.',
    'Options that are given with --option stay as they are. Constants are changed in memory only. ' +
      'Ctrl-C prints what the changes played until then say, with exit code 130. Measures: score, ' +
      'margin, first-score, first-wins (in percent), rounds, decisions, forced (in percent), branching, ' +
      'lead-changes, drama, slots/ID (times chosen), cards/ID (players who used or took it).',
    'With --json: the figures as docs/json/tune.schema.json of the package describes them.',
  ],
  examples: [
    ['fathom tune --toward first-wins=50 --games 100 --jobs 2', 'which options make it fairer to be second'],
    ['fathom tune my-pack.yaml --toward decisions=80 --vary hand-limit=3,4,5', 'a constant of the pack'],
  ],
  async run(args, io) {
    const name = args.positionals[0] ?? DEFAULT_PACK;
    const pack = loadPlayable(name, io);
    if (!pack) return 1;
    const { model } = pack;
    const goal = goalOf(args, model);
    checkPageFile(args, io);
    const { plan, seed, path, folder } = studyArguments(args, io, pack);
    const fixed = optionsOf(args, model);
    const knobs = knobsOf(args, model, plan.players, fixed);
    const games = args.number('games', 2, 10_000_000) ?? DEFAULT_GAMES;
    return inManner(args, io, pack, async (manner) => {
      const bots = await againstRandom(model, path, plan, seed, manner, progressOf(io));
      const notes = chanceNotes(bots, io);
      sayNotes(notes, io);
      const given = { ...plan, model, path, fixed, seed, games, knobs, goal, folder };
      const tuned = await search(given, manner, progressOf(io, true));
      if (tuned === null) {
        io.err('Stopped before a change had been played.\n');
        return EXIT_INTERRUPTED;
      }
      const { players, seats } = plan;
      const head = { ...versionOf(model), players, seats, goal: { measure: goal.id, toward: goal.toward } };
      const found = { ...head, ...tuned, againstRandom: bots };
      printFound(args, io, found, () => reportTuning(model, goal, games, tuned, notes));
      const { changes, unplayed } = tuned;
      return endedAs(manner.stop.isMade, `${changes.length} of ${changes.length + unplayed} changes`, io);
    });
  },
};

function goalOf(args: Args, model: PackModel): Goal {
  const text = args.text('toward');
  if (text === undefined) throw args.usageError('What should the game come to? For example --toward first-wins=50.');
  const goal = goalNamed(text, model);
  if ('problem' in goal) throw args.usageError(goal.problem);
  return goal;
}

function knobsOf(args: Args, model: PackModel, players: number, fixed: Record<string, string>): Knob[] {
  const named = args.list('vary').map((text) => {
    const knob = knobNamed(text, model);
    if ('problem' in knob) throw args.usageError(knob.problem);
    return knob;
  });
  const knobs = named.length > 0 ? named : optionKnobs(model, players, fixed);
  if (knobs.length > 0) return knobs;
  throw args.usageError(
    `${model.title} has no options that change a game for ${players}. Name constants with --vary${model.constants[0] ? `, such as --vary ${model.constants[0].id}=1,2` : ''}.`,
  );
}
