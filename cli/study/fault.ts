/** A game of a study that failed, said with the command that shows it again. */
import type { PackModel } from '../../dsl/internal.ts';
import { GameFailure } from '../../study/internal.ts';
import type { Io } from '../io.ts';
import { playCommand } from '../play/setup.ts';
import { painter } from '../terminal/paint.ts';

/** Exit code 1; throws what is no such failure. */
export function reportStudyFault(error: unknown, pack: string, model: PackModel, io: Io): number {
  if (!(error instanceof GameFailure)) throw error;
  const { players, seats, options } = error.job;
  const command = playCommand(pack, players, seats, error.seed, options, model);
  io.err(
    `${painter(io.color)('red', 'fathom:')} a game with seed ${error.seed} failed: ${error.message}\nThis ` +
      `is an internal error; to reproduce it: ${io.self} ${command.replace(/^play/, 'simulate --games 1')}\n`,
  );
  return 1;
}
