/** A game of a study that failed, said with the command that shows it again. */
import { GameFailure } from '../../study/errors.ts';
import type { Io } from '../io.ts';
import type { PlayablePack } from '../packs.ts';
import { playCommand } from '../play/setup.ts';
import { painter } from '../terminal/paint.ts';

/** Exit code 1; throws what is no such failure. */
export function reportStudyFault(
  error: unknown,
  { name, model }: Pick<PlayablePack, 'name' | 'model'>,
  io: Io,
): number {
  if (!(error instanceof GameFailure)) throw error;
  const { isOfPack, job, message, seed } = error;
  const { players, seats, options } = job;
  const command = `${io.self} ${playCommand(name, players, seats, seed, options, model).replace(/^play/, 'simulate --games 1')}`;
  const head = painter(io.color)('red', 'fathom:');
  io.err(
    isOfPack
      ? `${head} the game with seed ${seed} cannot be played to its end: ${message}\nTo see it again: ${command}\n`
      : `${head} a game with seed ${seed} failed: ${message}\nThis is an internal error; to reproduce it: ${command}\n`,
  );
  return 1;
}
