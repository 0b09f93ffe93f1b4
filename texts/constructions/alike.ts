/** What all of several things have in common: what each phrase means. */
import type { Conditions } from './template.ts';

export const ALL_ALIKE = {
  'all same color': 'different colors of {x} <= 1',
  'all same type': 'different types of {x} <= 1',
  'all same number': '(different over {x}: {what} of it) <= 1',
  'all different color': 'different colors of {x} = {x}',
  'all different type': 'different types of {x} = {x}',
  'all different number': '(different over {x}: {what} of it) = {x}',
} as const satisfies Conditions;

/** `all same number` in other words. */
export const SAME_NUMBER = [
  '(max over {x}: {what} of it) = (min over {x}: {what} of it)',
  '(min over {x}: {what} of it) = (max over {x}: {what} of it)',
] as const;

/** *for each different number of farms of connected cities* */
export const EACH_NUMBER = 'different over {x}: {kinds} of it';
