/** The arguments that all commands share which study games of bots. */
import { resolve } from 'node:path';
import { loadWeightsFor, type StudyPlan } from '../../study/internal.ts';
import type { Args, OptionSpec } from '../command.ts';
import type { Io } from '../io.ts';
import { findPack, type PlayablePack } from '../packs.ts';
import { GAME_OPTIONS, optionsOf, playersOf, sayIdleOptions, seatsOf } from '../play/setup.ts';
import { MANNER_OPTIONS } from './queue-arguments.ts';

const DEFAULT_BOT = 'quick';
const DEFAULT_SEED = 1;

export const STORE_OPTION: OptionSpec[] = [
  {
    name: 'store',
    value: 'DIR',
    help: 'folder of played games, which further questions use again (default: one in the cache of the user); none: nothing is stored',
  },
];

export const STUDY_OPTIONS: OptionSpec[] = [
  ...GAME_OPTIONS.map((option) =>
    option.name === 'seed' ? { ...option, help: 'the first seed; each next one follows (default: 1)' } : option,
  ),
  {
    name: 'bots',
    value: 'A,B,…',
    help:
      'who plays, seat by seat: quick, usual, strong, random, or with a budget usual:80; the last one ' +
      'sits on all further seats (default: quick)',
  },
  ...STORE_OPTION,
  ...MANNER_OPTIONS,
];

interface StudyArguments {
  plan: StudyPlan;
  seed: number;
  path: string;
  /** of the store; null where nothing is stored */
  folder: string | null;
}

export function studyArguments(args: Args, io: Io, pack: PlayablePack): StudyArguments {
  const { model } = pack;
  const path = resolve(io.cwd, findPack(pack.name, io));
  const players = playersOf(args, model);
  const options = optionsOf(args, model);
  sayIdleOptions(model, players, options, io);
  const seats = seatsOf(args, players, [DEFAULT_BOT], false);
  const note = loadWeightsFor(seats, pack, path);
  if (note !== null) io.err(`${note}\n`);
  return {
    plan: { players, options, seats },
    seed: args.number('seed', 0, 2147483647) ?? DEFAULT_SEED,
    path,
    folder: storeFolder(args, io),
  };
}

/** Null where nothing is stored. */
export function storeFolder(args: Args, io: Io): string | null {
  const named = args.text('store');
  if (named === 'none') return null;
  return named === undefined ? (io.gameStore ?? null) : resolve(io.cwd, named);
}
