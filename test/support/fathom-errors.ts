/** Errors of games, for tests that look at their codes. */
import { FathomError, type FathomErrorCode } from '../../interpreter/fathom-error.ts';

/** The code of the `FathomError` that something throws; `none` if it throws nothing. Other errors are passed on. */
export function codeOf(act: () => unknown): FathomErrorCode | 'none' {
  try {
    act();
  } catch (error) {
    if (error instanceof FathomError) return error.code;
    throw error;
  }
  return 'none';
}
