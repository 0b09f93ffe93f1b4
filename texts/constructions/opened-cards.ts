/** Whether there are cards among those that are looked at or revealed; what each phrase means. */
import type { Conditions } from './template.ts';

export const SOME_OF_THEM = {
  'some of them': 'card of them',
  /** where some were taken */
  'some left': 'card of them',
} as const satisfies Conditions;
