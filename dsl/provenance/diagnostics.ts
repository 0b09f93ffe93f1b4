/** Diagnostics of a file of sign-offs. */
import { declare, problemsOf } from '../source/declaration.ts';

export const SIGN_OFF_DIAGNOSTICS = {
  'sign-off': declare<{ lacks: 'list' | 'fields' }>({
    severity: 'error',
    message: ({ lacks }) =>
      lacks === 'list'
        ? 'Write a list under "signoffs".'
        : 'A sign-off needs pack, component, who, date, effect and text.',
    fix: { none: 'somebody has to check the source' },
    example: { lacks: 'list' },
  }),
};

export const signOffProblem = problemsOf(SIGN_OFF_DIAGNOSTICS);
