/** What is set in words of its own: places in the order of play, markers on tracks, more and less; what each phrase means. */
import type { Effects } from './template.ts';

export const SET = {
  'set first': 'set place to 1',
  'set last': 'set place to players',
  'set place': 'set place to {to}',
  'set to-space': 'set {track} to {to}',
  'set to-theirs': 'set {track} to {track} of that player',
  'set more': 'set {what} to {what} + {step}',
  'set less': 'set {what} to {what} - {step}',
} as const satisfies Effects;

export type SetKey = keyof typeof SET;
