import { capitalize } from '../../dsl/internal.ts';
import type { Cause } from '../machine/messages.ts';
import type { Say } from './texts.ts';

/** Whose effect asks, before a question; nothing for the rules. */
export const asks = (cause: Cause, say: Say): string =>
  cause.kind === 'game' ? '' : `${capitalize(say.cause(cause))}: `;
