import type { Reason } from '../machine/messages.ts';
import type { Say } from './texts.ts';

/** A reason inside another one: in brackets where it has several ways itself. */
export const innerReason = (reason: Reason, say: Say): string =>
  reason.type === 'any-of' ? `(${say.reason(reason)})` : say.reason(reason);
