/** Errors of games, for tests that look at their codes. */
import { GameError, type GameErrorCode } from '../../interpreter/game-error.ts';

/** The code of the `GameError` that something throws; `none` if it throws nothing. Other errors are passed on. */
export function codeOf(act: () => unknown): GameErrorCode | 'none' {
  try {
    act();
  } catch (error) {
    if (error instanceof GameError) return error.code;
    throw error;
  }
  return 'none';
}
