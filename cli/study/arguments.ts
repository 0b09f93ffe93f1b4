/** The arguments that all commands share which study games of bots. */
import { resolve } from 'node:path';
import { loadWeightsFor, type StudyPlan } from '../../study/internal.ts';
import type { Args, OptionSpec } from '../command.ts';
import type { Io } from '../io.ts';
import { findPack, type PlayablePack } from '../packs.ts';
import { GAME_OPTIONS, optionsOf, playersOf, sayIdleOptions, seatsOf } from '../play/setup.ts';
import { MANNER_OPTIONS } from './queue-arguments.ts';

const DEFAULT_BOT = 'quick';
export const DEFAULT_SEED = 1;

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

/** The games that any study has: of a pack, for some players, with options, from a seed on. */
export function gamesAsked(
  args: Args,
  io: Io,
  { model, name }: PlayablePack,
): { path: string; players: number; options: Record<string, string>; seed: number } {
  const players = playersOf(args, model);
  const options = optionsOf(args, model);
  sayIdleOptions(model, players, options, io);
  const seed = args.number('seed', 0, 2147483647) ?? DEFAULT_SEED;
  return { path: resolve(io.cwd, findPack(name, io)), players, options, seed };
}

export function studyArguments(args: Args, io: Io, pack: PlayablePack): StudyArguments {
  const { path, players, options, seed } = gamesAsked(args, io, pack);
  const seats = seatsOf(args, players, [DEFAULT_BOT], false);
  sayWeights(seats, pack, path, io);
  return { plan: { players, options, seats }, seed, path, folder: storeFolder(args, io) };
}

/** Loads the weights of the bots; what is to be known of them is said. */
export function sayWeights(
  bots: readonly string[],
  pack: Parameters<typeof loadWeightsFor>[1],
  path: string,
  io: Io,
): void {
  const note = loadWeightsFor(bots, pack, path);
  if (note !== null) io.err(`${note}\n`);
}

/** Null where nothing is stored. */
export function storeFolder(args: Args, io: Io): string | null {
  const named = args.text('store');
  if (named === 'none') return null;
  return named === undefined ? (io.gameStore ?? null) : resolve(io.cwd, named);
}
